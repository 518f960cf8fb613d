import { isRepeatedPress } from '@dealer-portal/rules/page';

/** When each press was counted last, in milliseconds since the epoch. */
const counted = new Map<string, number>();

/** Counts a press by `record` unless an equal one was counted within the debounce time (MISC-01). */
export function countPress(key: string, record: () => void): void {
  const now = Date.now();
  if (isRepeatedPress(counted.get(key), now)) return;
  counted.set(key, now);
  record();
}
