/** The cost of a financing, to the cent: interest by the days of a year of 360, and the service charge (FIN-08). */
import { moneyOfCents } from '../../base/cents';
import { type Amount, divide, multiply, parseDecimal, unitsAt } from '../../base/decimal';
import { isGiven } from '../../base/given';
import {
  addMoney,
  compareMoney,
  formatYuan,
  isAmount,
  type Money,
  NO_MONEY,
  readFigure,
  readMoney,
  subtractAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { shanghaiDays, wireInstant } from '../../base/shanghai';
import type { LoanFigure, MovementRefusal } from './movement-refusals';

/** Assumption: lenders count a year of 360 days, as the page of a financing says. */
const YEAR_DAYS = 360;

/** Cents of `amount × rate % × parts ÷ whole`, half a cent away from zero; undefined where one cannot be read. */
function share(
  amount: Amount,
  rate: Amount,
  { parts, whole }: { parts: number; whole: number },
): Money | undefined {
  const [sum, percent] = [parseDecimal(amount), parseDecimal(rate)];
  if (!sum || !percent || !Number.isSafeInteger(parts)) return undefined;
  const cents = { units: unitsAt(sum, 2) * BigInt(parts), scale: 0 };
  const { units, scale } = multiply(cents, percent);
  const divisor = BigInt(whole) * 100n * 10n ** BigInt(scale);
  return moneyOfCents(divide(units, divisor));
}

/** The interest of an amount for so many days at a rate in percent a year; undefined where one cannot be read. */
export function loanInterest(amount: Amount, rate: Amount, days: number): Money | undefined {
  return share(amount, rate, { parts: days, whole: YEAR_DAYS });
}

/** The formula of `loanInterest`, for the user to check: ¥100,000.00 × 4.35% × 90 天 ÷ 360. */
export function interestFormula(amount: Amount, rate: Amount, days: number): string {
  return `${formatYuan(amount)} × ${isAmount(rate) ? rate : '—'}% × ${readFigure(days) ?? '—'} 天 ÷ ${YEAR_DAYS}`;
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

/** The cost of a financing that is repaid at its due date; undefined where amount, rate or service charge cannot be read. */
export function financingCost({ amount, rate, days, feeRate }: FinancingTerms): FinancingCost | undefined {
  const interest = loanInterest(amount, rate, days);
  const fee = isGiven(feeRate) ? share(amount, feeRate, { parts: 1, whole: 1 }) : NO_MONEY;
  if (interest === undefined || fee === undefined) return undefined;
  return { interest, fee, total: addMoney(interest, fee) };
}

/** A financing of which something is owed, with its repayments. */
export interface OwedLoan {
  readonly outstandingAmount: Amount;
  readonly rate?: Amount;
  /** Day of payout. */
  readonly beginDate: string;
  /** Days of the repayments that are done; nothing where they did not come: none of them is not known then. */
  readonly repaidOn: readonly string[] | null | undefined;
}

/** The result of a repayment today, all in yuan. */
export interface Redemption {
  readonly principal: Money;
  readonly interest: Money;
  /** The amount that leaves the balance; undefined, as `left` is, for a principal that is not owed. */
  readonly amount: Money | undefined;
  /** The amount still owed afterwards. */
  readonly left: Money | undefined;
  /** Days since the last repayment. */
  readonly days: number;
  readonly formula: string;
}

const LOAN_FIGURES: readonly LoanFigure[] = ['outstandingAmount', 'rate', 'beginDate', 'repaidOn'];

/** Which figure of a financing cannot be read, so that nothing of it can be repaid; undefined when all can. */
export function redemptionRefusal({
  outstandingAmount,
  rate,
  beginDate,
  repaidOn,
}: OwedLoan): MovementRefusal | undefined {
  const isRead: Readonly<Record<LoanFigure, boolean>> = {
    outstandingAmount: isAmount(outstandingAmount),
    rate: isAmount(rate),
    beginDate: wireInstant(beginDate) !== undefined,
    repaidOn: repaidOn?.every((day) => wireInstant(day) !== undefined) ?? false,
  };
  const figures = LOAN_FIGURES.filter((figure) => !isRead[figure]);
  return figures.length > 0 ? refuse('movement.loanUnread', { figures }) : undefined;
}

/**
 * A repayment of today: the interest is that of the complete debt, since the last repayment or the payout.
 * @returns undefined where the principal or a figure of the financing cannot be read; `redemptionRefusal` names which. A
 * principal below 0 or above what is owed has its interest, and nothing that leaves the balance.
 */
export function redemptionOf(loan: OwedLoan, principal: Amount, now: Date): Redemption | undefined {
  const { outstandingAmount, rate, beginDate, repaidOn } = loan;
  if (!repaidOn) return undefined;
  const days = Math.min(...[beginDate, ...repaidOn].map((day) => daysSince(day, now) ?? Number.NaN));
  const interest = loanInterest(outstandingAmount, rate, days);
  const paid = readMoney(principal);
  const left = subtractAmounts(outstandingAmount, principal);
  if (interest === undefined || paid === undefined || left === undefined) return undefined;
  const isOwed = compareMoney(paid, NO_MONEY) >= 0 && compareMoney(left, NO_MONEY) >= 0;
  return {
    principal: paid,
    interest,
    amount: isOwed ? addMoney(paid, interest) : undefined,
    left: isOwed ? left : undefined,
    days,
    formula: interestFormula(outstandingAmount, rate, days),
  };
}

/** Full days in Shanghai; 0 for a day that is still to come, undefined where it cannot be read. */
function daysSince(day: string, now: Date): number | undefined {
  const instant = wireInstant(day);
  return instant === undefined ? undefined : Math.max(0, shanghaiDays(now) - shanghaiDays(new Date(instant)));
}
