/** Whether an entry's warehouse has what the entry asks for, and why a line of the cart waits for the user (CART-01, CART-06). */

import { type Flag, isOn } from '../../base/flag';
import { isGiven } from '../../base/given';
import { type Amount, readFigure } from '../../base/money';
import type { CartEntry, ProductLine } from '../cart/entry';

/** A line with what its warehouse has, as the cart answers. */
interface StockedLine extends ProductLine {
  readonly stock?: Amount;
}

/** An entry with the stock of its lines. */
export interface StockedEntry extends CartEntry {
  readonly productList: readonly StockedLine[];
}

/** The pieces in the warehouse of a line; undefined where that is not known. */
export function piecesLeft({ stock, isStock }: StockedLine): number | undefined {
  if (isGiven(isStock) && !isOn(isStock as Flag)) return 0;
  const left = readFigure(stock);
  return left === undefined ? undefined : Math.max(0, left);
}

/** The units in the warehouse: pieces, or complete packages; undefined where stock or number of a part is not known. */
export function unitsInStock({ number, productList }: StockedEntry): number | undefined {
  const units = readFigure(number);
  if (productList.length === 0 || units === undefined || units <= 0) return undefined;
  const counts = productList.map((line) => {
    const [left, pieces] = [piecesLeft(line), readFigure(line.number)];
    if (left === undefined || pieces === undefined) return undefined;
    return pieces > 0 ? Math.floor((left * units) / pieces) : left;
  });
  const known = counts.filter((count) => count !== undefined);
  return known.length === counts.length ? Math.min(...known) : undefined;
}

/** More units than there are. */
export interface OverStock {
  readonly stock: number;
  readonly over: number;
}

/**
 * Whether a line comes in a promised week.
 * Assumption: goods that are promised for a week do not come from what lies there today.
 */
export function isPromised({ isCheckWeekPromise, isCheckFarWeek }: ProductLine): boolean {
  return isOn(isCheckWeekPromise) || isOn(isCheckFarWeek);
}

/**
 * How far an entry goes beyond the stock; undefined when it does not, or nobody knows. What is promised for a
 * week does not come from the stock.
 */
export function overStock(entry: StockedEntry): OverStock | undefined {
  const stock = unitsInStock(entry);
  if (entry.productList.some(isPromised) || stock === undefined) return undefined;
  const units = readFigure(entry.number);
  return units !== undefined && units > stock ? { stock, over: units - stock } : undefined;
}
