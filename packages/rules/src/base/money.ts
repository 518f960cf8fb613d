/**
 * Money is text with exactly two decimals: exact at any size, safe in JSON and ready for the wire. What comes from
 * outside is an `Amount` and may be unreadable: `readMoney` and the functions in `…Amounts` answer undefined then. The
 * functions in `…Money` take what has been read.
 */

import { orderCents, type PricedLine } from '../buying/order-cents';
import { centsOf, compareCents, type Money, moneyOfCents } from './cents';
import { type Amount, parseDecimal, unitsAt } from './decimal';

export { type LineRefusal, lineText } from '../buying/line-refusals';
export { lineRefusal, type PricedLine } from '../buying/order-cents';
export { allocate, splitTax } from './allocate';
export type { Money } from './cents';
export type { Amount } from './decimal';

/** No money at all. */
export const NO_MONEY: Money = moneyOfCents(0n);

/** Whether a value can be read as an amount. */
export function isAmount(value: Amount): boolean {
  return parseDecimal(value) !== undefined;
}

/**
 * The one reader of an amount from outside: half a cent is rounded away from zero, 1.005 gives `1.01` (CART-06).
 * @param value yuan, as a wire or a user gives it
 * @returns yuan with two decimals; undefined for nothing and for what is no decimal (`1,234.50`, `—`, NaN)
 */
export function readMoney(value: Amount): Money | undefined {
  const decimal = parseDecimal(value);
  return decimal && moneyOfCents(unitsAt(decimal, 2));
}

/**
 * An amount from outside as a number, for drawings and for cells of a workbook; it is not for sums.
 * @returns undefined for nothing and for what is no decimal
 */
export function readFigure(value: Amount): number | undefined {
  const figure = isAmount(value) ? Number(value) : Number.NaN;
  return Number.isFinite(figure) ? figure : undefined;
}

/**
 * A figure as it is sent: every number of a body goes through here.
 * @returns NaN for what cannot be read, which travels as null: no server takes that for an amount, as it would take a 0
 */
export function sentFigure(value: Amount): number {
  return readFigure(value) ?? Number.NaN;
}

/**
 * The sum of numbers from outside that are no money, such as pieces.
 * @returns undefined where one cannot be read
 */
export function sumFigures(figures: Iterable<Amount>): number | undefined {
  let sum = 0;
  for (const value of figures) {
    const figure = readFigure(value);
    if (figure === undefined) return undefined;
    sum += figure;
  }
  return sum;
}

/** Pieces in words: `26 台`; `— 台` where one of the numbers cannot be read. */
export function piecesText(figures: Iterable<Amount>): string {
  return `${sumFigures(figures) ?? '—'} 台`;
}

/**
 * The sum of amounts from outside, each first rounded to cents (CART-06): a sum over one that cannot be read is no sum.
 * @returns yuan with two decimals, `0.00` for none; undefined where one cannot be read
 */
export function sumAmounts(amounts: Iterable<Amount>): Money | undefined {
  let total = 0n;
  for (const amount of amounts) {
    const decimal = parseDecimal(amount);
    if (!decimal) return undefined;
    total += unitsAt(decimal, 2);
  }
  return moneyOfCents(total);
}

/** The sum of two amounts from outside in yuan; undefined where one cannot be read (CART-06). */
export function addAmounts(left: Amount, right: Amount): Money | undefined {
  return sumAmounts([left, right]);
}

/** The first amount less the second, in yuan, each first rounded to cents; undefined where one cannot be read (CART-06). */
export function subtractAmounts(left: Amount, right: Amount): Money | undefined {
  return isAmount(left) && isAmount(right) ? moneyOfCents(centsOf(left) - centsOf(right)) : undefined;
}

/**
 * Compares two amounts from outside in cents (CART-06).
 * @returns below 0, 0 or above 0 as the first is less than, equal to or more than the second; undefined where one cannot be read
 */
export function compareAmounts(left: Amount, right: Amount): -1 | 0 | 1 | undefined {
  return isAmount(left) && isAmount(right) ? compareCents(centsOf(left), centsOf(right)) : undefined;
}

/** Sorts amounts from outside, least first; those that cannot be read stand last, in their order (CART-06). */
export function byAmount(left: Amount, right: Amount): -1 | 0 | 1 {
  const order = compareAmounts(left, right);
  if (order !== undefined) return order;
  if (isAmount(left)) return -1;
  return isAmount(right) ? 1 : 0;
}

/**
 * A figure of one's own as money, half a cent rounded away from zero: 1.005 gives `1.01` (CART-06); `readMoney` reads
 * those of others.
 * @throws RangeError for what is no decimal: a mistake of the programmer
 */
export function toMoney(value: number | string): Money {
  const money = readMoney(value);
  if (money === undefined) throw new RangeError(`${value} is no amount`);
  return money;
}

/**
 * The sum of price times number, added exactly and rounded once, half away from zero (CART-06).
 * @returns yuan with two decimals; undefined where a price or number cannot be read, and `lineRefusal` names which
 */
export function orderPrice(lines: readonly PricedLine[]): Money | undefined {
  const sum = orderCents(lines);
  return sum === undefined ? undefined : moneyOfCents(sum);
}

/** The sum of two amounts (CART-06). */
export function addMoney(left: Money, right: Money): Money {
  return moneyOfCents(centsOf(left) + centsOf(right));
}

/** The first amount less the second (CART-06). */
export function subtractMoney(left: Money, right: Money): Money {
  return moneyOfCents(centsOf(left) - centsOf(right));
}

/** The sum of amounts: a total adds rounded order prices (CART-06). */
export function sumMoney(amounts: Iterable<Money>): Money {
  let total = 0n;
  for (const amount of amounts) total += centsOf(amount);
  return moneyOfCents(total);
}

/** Below 0, 0 or above 0 as the first amount is less than, equal to or more than the second; for sorting. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  return compareCents(centsOf(left), centsOf(right));
}

/** An amount as people read it: 1234.5 gives `1,234.50`, what cannot be read `—`; without the currency sign. */
export function formatMoney(value: Amount): string {
  if (!isAmount(value)) return '—';
  return moneyOfCents(centsOf(value)).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** An amount with the currency sign behind its own: -30 gives `-¥30.00`, what cannot be read `—`. */
export function formatYuan(value: Amount): string {
  return formatMoney(value).replace(/(?=\d)/, '¥');
}
