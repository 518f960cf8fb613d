/** The cost of a financing, to the cent: interest by the days of a year of 360, and the service charge (FIN-08). */
import { type Amount, exact, multiply, unitsAt, unitsText } from '../decimal';
import { addMoney, formatYuan, type Money, subtractMoney, toMoney } from '../money';
import { shanghaiDays, wireInstant } from '../shanghai';

/** Assumption: lenders count a year of 360 days, as the page of a financing says. */
const YEAR_DAYS = 360;

/** Cents of `amount × rate % × parts ÷ whole`, half a cent away from zero. */
function share(amount: Amount, rate: Amount, { parts, whole }: { parts: number; whole: number }): Money {
  const cents = { units: unitsAt(exact(amount), 2) * BigInt(parts), scale: 0 };
  const { units, scale } = multiply(cents, exact(rate));
  const divisor = BigInt(whole) * 100n * 10n ** BigInt(scale);
  const halves = (units * 2n) / divisor;
  return unitsText(halves / 2n + (halves % 2n), 2);
}

/** The interest of an amount for so many days at a rate in percent a year. */
export function loanInterest(amount: Amount, rate: Amount, days: number): Money {
  return share(amount, rate, { parts: days, whole: YEAR_DAYS });
}

/** The formula of `loanInterest`, for the user to check: ¥100,000.00 × 4.35% × 90 天 ÷ 360. */
export function interestFormula(amount: Amount, rate: Amount, days: number): string {
  return `${formatYuan(amount)} × ${rate ?? 0}% × ${days} 天 ÷ ${YEAR_DAYS}`;
}

/** A financing that is asked for. */
export interface FinancingTerms {
  readonly amount: Amount;
  /** Percent a year. */
  readonly rate: Amount;
  readonly days: number;
  /** Percent of the amount; absent where the contract has no service charge. */
  readonly feeRate?: Amount;
}

/** The cost until the due day, all in yuan. */
export interface FinancingCost {
  readonly interest: Money;
  readonly fee: Money;
  readonly total: Money;
}

/** The cost of a financing that is repaid at its due date. */
export function financingCost({ amount, rate, days, feeRate }: FinancingTerms): FinancingCost {
  const interest = loanInterest(amount, rate, days);
  const fee = share(amount, feeRate, { parts: 1, whole: 1 });
  return { interest, fee, total: addMoney(interest, fee) };
}

/** A financing of which something is owed, with its repayments. */
export interface OwedLoan {
  readonly outstandingAmount: Amount;
  readonly rate?: Amount;
  /** Day of payout. */
  readonly beginDate: string;
  /** Days of the repayments that are done. */
  readonly repaidOn: readonly string[];
}

/** The result of a repayment today, all in yuan. */
export interface Redemption {
  readonly principal: Money;
  readonly interest: Money;
  /** The amount that leaves the balance. */
  readonly amount: Money;
  /** The amount still owed afterwards. */
  readonly left: Money;
  /** Days since the last repayment. */
  readonly days: number;
  readonly formula: string;
}

/** A repayment of today: the interest is that of the complete debt, since the last repayment or the payout. */
export function redemptionOf(loan: OwedLoan, principal: Amount, now: Date): Redemption {
  const { outstandingAmount, rate, beginDate, repaidOn } = loan;
  const since = [beginDate, ...repaidOn].toSorted().at(-1);
  const days = daysSince(since, now);
  const interest = loanInterest(outstandingAmount, rate, days);
  return {
    principal: toMoney(principal),
    interest,
    amount: addMoney(principal, interest),
    left: subtractMoney(outstandingAmount, principal),
    days,
    formula: interestFormula(outstandingAmount, rate, days),
  };
}

/** Full days in Shanghai; 0 where the day cannot be read or is still to come. */
function daysSince(day: string | undefined, now: Date): number {
  const instant = wireInstant(day);
  return instant === undefined ? 0 : Math.max(0, shanghaiDays(now) - shanghaiDays(new Date(instant)));
}
