import { daysUntil } from '../../base/shanghai';

/**
 * Whether a demand may end on a day (BIG-01). Assumption: on today in Shanghai or later.
 * @param day 2026-11-30; one that cannot be read may not be chosen
 */
export function isDemandEnd(day: string, now: Date): boolean {
  return (daysUntil(day, now) ?? -1) >= 0;
}
