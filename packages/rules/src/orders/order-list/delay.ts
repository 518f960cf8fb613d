import { daysUntil } from '../../base/shanghai';

/**
 * Whether a delivery or a tail may be put off to a day (ORDER-01, TRAF-01). Assumption: to tomorrow in Shanghai or later.
 * @param day of the wire or of a field, 2026-12-01; one that cannot be read may not be chosen
 */
export function isDelayDay(day: string, now: Date): boolean {
  return (daysUntil(day, now) ?? 0) > 0;
}
