import { type Amount, add, multiply, NOTHING, parseDecimal, unitsAt } from '../base/decimal';
import { quickUnits } from '../base/quick-units';
import { refuse } from '../base/refusal';
import type { LineRefusal } from './line-refusals';

/** A row with a price and a quantity; both as the wire gives them. */
export interface PricedLine {
  /** Yuan for one piece. */
  readonly price?: Amount;
  /** Pieces. */
  readonly number?: Amount;
}

/**
 * Why lines cannot be added up: the first one whose price or quantity cannot be read, by its place from 1; undefined when all can.
 * A sum over such lines is wrong: an order or payment of them stops with its sentence, `lineText` (CART-06).
 */
export function lineRefusal(lines: readonly PricedLine[]): LineRefusal | undefined {
  // Nearly every cart ends here, without a pattern.
  if (orderCents(lines) !== undefined) return undefined;
  for (const [at, { price, number }] of lines.entries()) {
    if (!parseDecimal(price)) return refuse('line.price', { row: at + 1 });
    if (!parseDecimal(number)) return refuse('line.number', { row: at + 1 });
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
