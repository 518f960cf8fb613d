/** How many pieces a line of the whole-vehicle cart or the transfer cart may have (CART-09). */

import type { Amount } from '../../base/money';
import { limitedRange, QUANTITY_RANGE, type QuantityRange, quantityText } from '../../fields/input';

/** A line of either cart, with the wire's own names (2§3). */
export interface VehicleLine {
  readonly UNITPRICE?: Amount;
  readonly IBL_NUM?: Amount;
  readonly IBL_MINNUM?: Amount;
  readonly IBL_MAXNUM?: Amount;
}

/** The range of the transfer cart: at least 1 (CART-09). */
export const TRANSFER_RANGE: QuantityRange = QUANTITY_RANGE;

/**
 * The range of a whole-vehicle line: IBL_MINNUM, which is 1 if `'0'`, to IBL_MAXNUM (CART-09, 2§5).
 * @returns with a `refusal` where a limit cannot be read, as `limitedRange` says
 */
export function trafficRange({ IBL_MINNUM, IBL_MAXNUM }: VehicleLine): QuantityRange {
  return limitedRange(IBL_MINNUM, IBL_MAXNUM);
}

/** The range as text next to the field: `起订 5 台，最多 200 台`; or which of the two cannot be read (CART-09). */
export function rangeHint({ min, max, refusal }: QuantityRange): string {
  return quantityText(refusal) ?? `起订 ${min} 台，最多 ${max} 台`;
}
