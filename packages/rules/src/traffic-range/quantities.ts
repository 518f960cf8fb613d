/** How many pieces a line of the whole-vehicle cart or the transfer cart may have (CART-09). */
import { isGiven } from '../given';
import { QUANTITY_RANGE, type QuantityRange } from '../input';
import { type Amount, readFigure } from '../money';

/** A line of either cart, with the wire's own names (2§3). */
export interface VehicleLine {
  readonly UNITPRICE?: Amount;
  readonly IBL_NUM?: Amount;
  readonly IBL_MINNUM?: Amount;
  readonly IBL_MAXNUM?: Amount;
}

/** The range of the transfer cart: at least 1 (CART-09). */
export const TRANSFER_RANGE: QuantityRange = QUANTITY_RANGE;

function pieces(value: Amount): number | undefined {
  const whole = readFigure(value);
  return whole !== undefined && Number.isSafeInteger(whole) && whole > 0 ? whole : undefined;
}

function isRead(value: Amount): boolean {
  return !isGiven(value) || Number.isSafeInteger(readFigure(value));
}

/**
 * The range of a whole-vehicle line: IBL_MINNUM, which is 1 if `'0'`, to IBL_MAXNUM (CART-09, 2§5).
 * Assumption: a figure that is missing sets no limit of its own, and so does a maximum of 0.
 * @returns with a `problem` where a figure is there and is no whole number: `readQuantity` takes nothing then
 */
export function trafficRange({ IBL_MINNUM, IBL_MAXNUM }: VehicleLine): QuantityRange {
  const range = {
    min: pieces(IBL_MINNUM) ?? QUANTITY_RANGE.min,
    max: pieces(IBL_MAXNUM) ?? QUANTITY_RANGE.max,
  };
  const unread = [
    ...(isRead(IBL_MINNUM) ? [] : ['起订数量']),
    ...(isRead(IBL_MAXNUM) ? [] : ['最多可订数量']),
  ];
  return unread.length === 0 ? range : { ...range, problem: `${unread.join('、')}无法识别，暂不能修改数量` };
}

/** The range as text next to the field: `起订 5 台，最多 200 台`; or which of the two cannot be read (CART-09). */
export function rangeHint({ min, max, problem }: QuantityRange): string {
  return problem ?? `起订 ${min} 台，最多 ${max} 台`;
}
