/** How many pieces bring a product's stock to its safe turnover days, for the list of recommendations (CALC-04). */
import { add, exact, multiply } from '../../base/decimal';
import { isGiven } from '../../base/given';
import { type Amount, isAmount } from '../../base/money';
import { PLANNED_QUANTITY } from './ask';

/** A customer's stock and sales of a product. */
export interface HeldProduct {
  /** Pieces in stock. */
  readonly storeAmt: Amount;
  /** Pieces that are ordered and on their way. */
  readonly inTransit?: Amount;
  /** Pieces sold a day. */
  readonly avgDailySales: Amount;
  /** Days that the stock should last. */
  readonly safeDays: Amount;
}

/**
 * Pieces to order: `safeDays × avgDailySales − storeAmt − inTransit`, rounded up, at least 0 and at most 999999
 * (CALC-04).
 * A figure that cannot be read gives no recommendation; pieces on their way may be absent.
 * Assumption: pieces on their way count immediately, as in the calculator; so a new order is not recommended again.
 */
export function recommendedPieces({
  storeAmt,
  inTransit,
  avgDailySales,
  safeDays,
}: HeldProduct): number | undefined {
  const figures = [storeAmt, avgDailySales, safeDays, ...(isGiven(inTransit) ? [inTransit] : [])];
  if (!figures.every(isAmount)) return undefined;
  const needed = multiply(exact(safeDays), exact(avgDailySales));
  const held = add(exact(storeAmt), exact(inTransit));
  const { units, scale } = add(needed, { units: -held.units, scale: held.scale });
  const piece = 10n ** BigInt(scale);
  if (units <= 0n) return 0;
  return Math.min(PLANNED_QUANTITY.max, Number((units + piece - 1n) / piece));
}
