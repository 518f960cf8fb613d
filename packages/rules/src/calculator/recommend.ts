/** How many pieces bring a product's stock to its safe turnover days, for the list of recommendations (CALC-04). */
import { add, exact, multiply } from '../decimal';
import type { Amount } from '../money';
import { PLANNED_QUANTITY } from './ask';

/** What a customer holds of a product. */
export interface HeldProduct {
  /** Pieces in stock. */
  readonly storeAmt: Amount;
  /** Pieces sold a day. */
  readonly avgDailySales: Amount;
  /** Days that the stock should last. */
  readonly safeDays: Amount;
}

/**
 * Pieces to order: `safeDays × avgDailySales − storeAmt`, rounded up, at least 0 and at most 999999 (CALC-04).
 * Assumption: the list knows no arrivals in transit, so they are left out; the calculator counts them.
 */
export function recommendedPieces({ storeAmt, avgDailySales, safeDays }: HeldProduct): number {
  const needed = multiply(exact(safeDays), exact(avgDailySales));
  const stock = exact(storeAmt);
  const { units, scale } = add(needed, { units: -stock.units, scale: stock.scale });
  const one = 10n ** BigInt(scale);
  if (units <= 0n) return 0;
  return Math.min(PLANNED_QUANTITY.max, Number((units + one - 1n) / one));
}
