/** The one place where money is made: hundredths of a yuan, and the text that stands for them. */
import { type Amount, exact, unitsAt, unitsText } from './decimal';

declare const MADE_HERE: unique symbol;

/**
 * An amount in yuan with exactly two decimals, such as `1234.50`; compare it with `compareMoney`, not with `<`. Only
 * `readMoney` and the functions of money make it: the text of any other source is an `Amount`.
 */
export type Money = string & { readonly [MADE_HERE]: true };

/** Hundredths of a yuan as money. */
export function moneyOfCents(cents: bigint): Money {
  return unitsText(cents, 2) as Money;
}

/** Hundredths of a yuan, half of one away from zero; whoever calls knows that the amount can be read. */
export function centsOf(amount: Amount): bigint {
  return unitsAt(exact(amount), 2);
}

/** Below 0, 0 or above 0 as the first is less than, equal to or more than the second. */
export function compareCents(left: bigint, right: bigint): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
