/** Money is text with exactly two decimals: exact at any size, safe in JSON and ready for the wire. */
import { type Amount, exact, parseDecimal, unitsAt, unitsText } from './decimal';
import { orderCents, type PricedLine } from './order-cents';

export type { Amount } from './decimal';
export { lineProblem, type PricedLine } from './order-cents';

/** An amount in yuan with exactly two decimals, such as `1234.50`; compare it with `compareMoney`, not with `<`. */
export type Money = string;

/** No money at all. */
export const NO_MONEY: Money = '0.00';

function cents(value: Amount): bigint {
  return unitsAt(exact(value), 2);
}

/** Whether a value can be read as an amount. */
export function isAmount(value: Amount): boolean {
  return parseDecimal(value) !== undefined;
}

/** An amount as money, half a cent rounded away from zero: 1.005 gives `1.01` (CART-06). */
export function toMoney(value: Amount): Money {
  return unitsText(cents(value), 2);
}

/**
 * The sum of price times number, added exactly and rounded once, half away from zero (CART-06).
 * @returns yuan with two decimals; undefined where a price or number cannot be read, and `lineProblem` names which
 */
export function orderPrice(lines: readonly PricedLine[]): Money | undefined {
  const sum = orderCents(lines);
  return sum === undefined ? undefined : unitsText(sum, 2);
}

/** The sum of two amounts, each first rounded to cents (CART-06). */
export function addMoney(left: Amount, right: Amount): Money {
  return unitsText(cents(left) + cents(right), 2);
}

/** The first amount less the second, each first rounded to cents (CART-06). */
export function subtractMoney(left: Amount, right: Amount): Money {
  return unitsText(cents(left) - cents(right), 2);
}

/** The sum of amounts, each first rounded to cents: a total adds rounded order prices (CART-06). */
export function sumMoney(amounts: Iterable<Amount>): Money {
  let total = 0n;
  for (const amount of amounts) total += cents(amount);
  return unitsText(total, 2);
}

/** Below 0, 0 or above 0 as the first amount is less than, equal to or more than the second; for sorting. */
export function compareMoney(left: Amount, right: Amount): -1 | 0 | 1 {
  const a = cents(left);
  const b = cents(right);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** An amount as people read it: 1234.5 gives `1,234.50`, what cannot be read `—`; without the currency sign. */
export function formatMoney(value: Amount): string {
  if (!isAmount(value)) return '—';
  return toMoney(value).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** An amount with the currency sign behind its own: -30 gives `-¥30.00`, what cannot be read `—`. */
export function formatYuan(value: Amount): string {
  return formatMoney(value).replace(/(?=\d)/, '¥');
}
