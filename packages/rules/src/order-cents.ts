import { type Amount, add, exact, multiply, NOTHING, unitsAt } from './decimal';
import { quickUnits } from './quick-units';

/** What has a price and a quantity; both as the wire gives them. */
export interface PricedLine {
  /** Yuan for one piece. */
  readonly price?: Amount;
  /** Pieces. */
  readonly number?: Amount;
}

/** The sum of price times number in cents, added exactly and rounded once, half away from zero (CART-06). */
export function orderCents(lines: readonly PricedLine[]): bigint {
  let quick = 0;
  let rest = NOTHING;
  for (const { price, number } of lines) {
    const product = quickUnits(price, 100) * quickUnits(number, 1);
    const next = quick + product;
    if (Number.isSafeInteger(product) && Number.isSafeInteger(next)) quick = next;
    else rest = add(rest, multiply(exact(price), exact(number)));
  }
  return unitsAt(add(rest, { units: BigInt(quick), scale: 2 }), 2);
}
