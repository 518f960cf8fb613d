import { type Amount, compareAmounts } from '../../base/money';

/** Below so many pieces an order is small. Assumption: the specification names the page and no limit. */
export const SMALL_ORDER_PIECES = 20;

/** The limits that a dealer chooses from, in pieces. Assumption. */
export const SMALL_ORDER_LIMITS: readonly number[] = [10, SMALL_ORDER_PIECES, 50, 100];

/**
 * Whether an order is too small for a vehicle of its own (ORDER-01).
 * @param pieces of the complete order; where they cannot be read it is not called small
 * @param limit in pieces
 */
export function isSmallOrder(pieces: Amount, limit: Amount = SMALL_ORDER_PIECES): boolean {
  return compareAmounts(pieces, limit) === -1;
}
