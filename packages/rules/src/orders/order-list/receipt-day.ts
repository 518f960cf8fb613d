import { daysBetween, daysUntil } from '../../base/shanghai';

/**
 * Whether an order may be signed for on a day (ORDER-01). Assumption: from the day of the order to today in Shanghai; an
 * order whose day cannot be read sets no first day.
 * @param day 2026-11-20; one that cannot be read may not be chosen
 * @param orderedOn of the wire
 */
export function isReceiptDay(day: string, orderedOn: string, now: Date): boolean {
  return (daysUntil(day, now) ?? 1) <= 0 && (daysBetween(orderedOn, day) ?? 0) >= 0;
}
