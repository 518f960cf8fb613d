import { isText, sharedSlot } from '../browser/storage';
import { notify } from '../notices';

const stored = sharedSlot('session', 'clockNotice', isText);

/** Keeps the words about a wrong clock until the page has loaded again. */
export const keepClockNotice = stored.write;

/** Says once after the sign-in that the clock of the computer is wrong; it stays until it is closed (AUTH-01). */
export function showClockNotice(): void {
  const text = stored.read();
  if (text === undefined) return;
  stored.clear();
  notify('warning', text, 0);
}
