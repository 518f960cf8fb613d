/** The states of a month in words, its adjusted balances, and what may be said against it (FIN-02). */

import {
  type Amount,
  compareAmounts,
  isAmount,
  type Money,
  NO_MONEY,
  readMoney,
  subtractAmounts,
  sumAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import { PERIOD_STATES } from '../../base/states';
import { MOST_REASON } from './month-close';
import type { MonthCloseRefusal } from './month-close-refusals';

/** A month as far as its state goes, by wire names. */
export interface MonthOutcome {
  readonly status: string;
  readonly statusName?: string | undefined;
  /** The company's balance less the customer's, in yuan. */
  readonly difference?: Amount | undefined;
}

/** How a state looks: something to do, done, wrong, or none of these. */
export type MonthTone = 'waiting' | 'done' | 'bad' | 'neutral';

const TONES: Readonly<Record<string, MonthTone>> = {
  [PERIOD_STATES.toConfirm.value]: 'waiting',
  [PERIOD_STATES.objected.value]: 'bad',
};

/**
 * A month's state in words. A confirmed month is 一致 only when both balances are equal; with a difference, or one that
 * cannot be read, it never is (FIN-02; decisions, "A confirmed month keeps both balances").
 */
export function monthState({ status, statusName = '', difference }: MonthOutcome): {
  readonly text: string;
  readonly tone: MonthTone;
} {
  if (status !== PERIOD_STATES.confirmed.value)
    return { text: statusName, tone: rowOf(TONES, status) ?? 'neutral' };
  const order = compareAmounts(difference, NO_MONEY);
  if (order === 0) return { text: '已确认，一致', tone: 'done' };
  return order === undefined
    ? { text: '已确认，差异读不出', tone: 'waiting' }
    : { text: '已确认，有差异', tone: 'waiting' };
}

/** What a customer says when it objects to a month. */
export interface Objection {
  readonly status: string;
  /** The customer's own balance as it is typed, in yuan. */
  readonly balance: string;
  readonly reason: string;
}

/**
 * Why an objection cannot be raised now; undefined when it can: whenever the month waits, also after the deadline, with
 * nothing else to be seen to before (FIN-02).
 */
export function objectionRefusal({ status, balance, reason }: Objection): MonthCloseRefusal | undefined {
  if (status !== PERIOD_STATES.toConfirm.value) return refuse('monthClose.notToConfirm');
  if (balance.trim() === '') return refuse('monthClose.balanceMissing');
  if (readMoney(balance) === undefined) return refuse('monthClose.balanceUnread');
  const length = [...reason.trim()].length;
  if (length === 0) return refuse('monthClose.reasonMissing');
  return length > MOST_REASON ? refuse('monthClose.reasonTooLong', { length, most: MOST_REASON }) : undefined;
}

/** A difference of a month, by wire names, in yuan. */
export interface AdjustedDifference {
  readonly voucherNo: string;
  readonly companyAmount: Amount;
  readonly difference: Amount;
}

/** 余额调节表: both balances, what each book has not booked, and both balances after that. */
export interface Adjustment<Difference extends AdjustedDifference> {
  readonly items: readonly {
    readonly source: Difference;
    /** The company has not booked it: the company's side moves; else the customer's. */
    readonly side: 'company' | 'customer';
    /** Yuan with its sign; undefined where the difference cannot be read. */
    readonly amount: Money | undefined;
  }[];
  readonly company: Money | undefined;
  readonly customer: Money | undefined;
  /** Whether both balances after adjustment are equal; false where one cannot be read. */
  readonly isEqual: boolean;
}

/**
 * The adjusted balances of a month (FIN-02): difference = company − customer, so the customer's side takes over what only the
 * company has, and the company's side what only the customer has.
 */
export function adjustment<Difference extends AdjustedDifference>(month: {
  readonly companyBalance: Amount;
  readonly customerBalance: Amount;
  /** Nothing where it did not come: then nobody knows the balances after adjustment. */
  readonly differenceList: readonly Difference[] | null | undefined;
}): Adjustment<Difference> {
  const { differenceList } = month;
  if (!differenceList) return { items: [], company: undefined, customer: undefined, isEqual: false };
  const items = differenceList.map((source) => {
    const isOfCompany = compareAmounts(source.companyAmount, NO_MONEY) !== 0;
    const amount = isOfCompany ? readMoney(source.difference) : subtractAmounts(NO_MONEY, source.difference);
    return { source, side: isOfCompany ? ('customer' as const) : ('company' as const), amount };
  });
  const after = (balance: Amount, side: 'company' | 'customer') =>
    sumAmounts([balance, ...items.filter((item) => item.side === side).map(({ amount }) => amount)]);
  const company = after(month.companyBalance, 'company');
  const customer = after(month.customerBalance, 'customer');
  return { items, company, customer, isEqual: compareAmounts(company, customer) === 0 };
}

/** A balance letter as far as an answer to it goes, by wire names. */
export interface BalanceLetter {
  /** In yuan; a letter need not have one. */
  readonly amount?: Amount | null;
  /** The month of whose end it asks, YYYY-MM; a letter need not have one. */
  readonly period?: string | null | undefined;
}

/** The reconciliation of a month, by wire names. */
export interface LetterMonth extends MonthOutcome {
  readonly period: string;
}

/**
 * Why a balance letter cannot be agreed to now (FIN-02, MSG-01): its amount cannot be read, the reconciliations did not come,
 * or its month waits with another balance. An objection can be raised all the same.
 * @param letter amount in yuan and month of the letter
 * @param months the reconciliations among which its month may be; undefined while they are not known
 * @returns `monthCloseText` has its sentence; undefined when it can be agreed to, also where there is no reconciliation of its month
 */
export function letterRefusal(
  { amount, period }: BalanceLetter,
  months: readonly LetterMonth[] | undefined,
): MonthCloseRefusal | undefined {
  if (amount !== undefined && amount !== null && !isAmount(amount)) {
    return refuse('monthClose.letterUnread');
  }
  if (!period) return undefined;
  if (!months) return refuse('monthClose.letterMonthUnknown');
  const month = months.find((item) => item.period === period);
  if (month?.status !== PERIOD_STATES.toConfirm.value) return undefined;
  return compareAmounts(month.difference, NO_MONEY) === 0
    ? undefined
    : refuse('monthClose.letterMonthDiffers');
}
