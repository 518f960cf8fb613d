import { type Amount, add, multiply, NOTHING, parseDecimal, unitsAt } from '../base/decimal';
import { quickUnits } from '../base/quick-units';

/** A row with a price and a quantity; both as the wire gives them. */
export interface PricedLine {
  /** Yuan for one piece. */
  readonly price?: Amount;
  /** Pieces. */
  readonly number?: Amount;
}

/**
 * The problem with the first line whose price or quantity cannot be read, by its place; undefined when all can.
 * A sum over such lines is wrong: an order or payment of them stops with this sentence (CART-06).
 * @returns for example `第 3 行价格无法识别`
 */
export function lineProblem(lines: readonly PricedLine[]): string | undefined {
  // Nearly every cart ends here, without a pattern.
  if (orderCents(lines) !== undefined) return undefined;
  for (const [at, { price, number }] of lines.entries()) {
    if (!parseDecimal(price)) return `第 ${at + 1} 行价格无法识别`;
    if (!parseDecimal(number)) return `第 ${at + 1} 行数量无法识别`;
  }
  return undefined;
}

/**
 * The sum of price times number in cents, added exactly and rounded once, half away from zero. Undefined where a price
 * or number cannot be read, for a sum without it is wrong (CART-06).
 */
export function orderCents(lines: readonly PricedLine[]): bigint | undefined {
  let quick = 0;
  let rest = NOTHING;
  for (const { price, number } of lines) {
    const product = quickUnits(price, 100) * quickUnits(number, 1);
    const next = quick + product;
    if (Number.isSafeInteger(product) && Number.isSafeInteger(next)) quick = next;
    else {
      // An unreadable price has no quick way either.
      const cost = parseDecimal(price);
      const count = parseDecimal(number);
      if (!cost || !count) return undefined;
      rest = add(rest, multiply(cost, count));
    }
  }
  return unitsAt(add(rest, { units: BigInt(quick), scale: 2 }), 2);
}
