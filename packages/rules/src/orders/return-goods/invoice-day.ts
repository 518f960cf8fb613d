import { daysUntil } from '../../base/shanghai';

/**
 * Whether the invoice of a return may be of a day (ORDER-01, FIN-04). Assumption: of today in Shanghai or earlier.
 * @param day 2026-11-20; one that cannot be read may not be chosen
 */
export function isInvoiceDay(day: string, now: Date): boolean {
  return (daysUntil(day, now) ?? 1) <= 0;
}
