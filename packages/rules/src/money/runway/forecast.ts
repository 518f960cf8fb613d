/** All money that orders are paid with, from day to day, and what ends on a day without moving it (FIN-02). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, isAmount, NO_MONEY, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { dayAfter, wireDay } from '../../base/shanghai';
import { isTyped, moneyUse } from '../money-place/money-uses';
import { type PayerRunway, RUNWAY_DAYS, type RunwayFacts, runwayRefusal, runways } from './runway';
import type { RunwayRefusal } from './runway-refusals';

/** Something that ends on a day and takes no money from an account: a bill that its acceptor pays, a rebate that expires. */
export interface RunwayEnd {
  readonly kind: 'bill' | 'rebate';
  /** The number of the bill or the rebate; `''` where none came. */
  readonly number: string;
  /** A day of the wire in any form. */
  readonly day: string;
  /** Yuan: the bill, or what is left of the rebate. */
  readonly amount: Amount;
}

/** The whole account, or why it is not known. */
export type Forecast =
  | {
      readonly ok: true;
      /** The days of all accounts together; its `payerCode` is `''`. */
      readonly whole: PayerRunway;
      /** The codes of the accounts that it adds up. */
      readonly accounts: readonly string[];
    }
  | { readonly ok: false; readonly refusal: RunwayRefusal };

/**
 * The days of all accounts that pay for orders, as one: limits and bound money are left out, and with them what is paid
 * from them. A payment of an account that is not among the payers counts, for somebody has to pay it. One balance, day or
 * amount that cannot be read makes the whole unknown, and so does a payer without a type.
 */
export function forecast({ payers, dues, ...facts }: RunwayFacts): Forecast {
  const untyped = payers.find((payer) => !isTyped(payer));
  if (untyped) return { ok: false, refusal: refuse('runway.typeUnread', { payerCode: untyped.payerCode }) };
  const isMoney = ({ payerType }: RunwayFacts['payers'][number]) => moneyUse(payerType) === 'money';
  const own = payers.filter(isMoney);
  const unread = own.find(({ balance }) => !isAmount(balance));
  if (unread) return { ok: false, refusal: refuse('runway.accountUnread', { payerCode: unread.payerCode }) };
  if (own.length === 0) return { ok: false, refusal: refuse('runway.noAccount') };
  const others = new Set(payers.filter((payer) => !isMoney(payer)).map(({ payerCode }) => payerCode));
  const asOne: RunwayFacts = {
    ...facts,
    payers: [{ payerCode: '', payerType: '', balance: sumAmounts(own.map(({ balance }) => balance)) }],
    dues: dues.filter(({ payerCode }) => !others.has(payerCode)).map((due) => ({ ...due, payerCode: '' })),
  };
  const [whole] = runways(asOne);
  if (whole) return { ok: true, whole, accounts: own.map(({ payerCode }) => payerCode) };
  return { ok: false, refusal: runwayRefusal(asOne, '') ?? refuse('runway.todayUnread') };
}

/** What ends within the days that are looked ahead or is overdue, the nearest first, and what nobody knows the end of. */
export interface ComingEnds {
  readonly ends: readonly RunwayEnd[];
  /** Their day cannot be read. */
  readonly undated: readonly RunwayEnd[];
}

/** Whether an end is past and nothing is left to do: a rebate is gone then, and a bill is not paid yet. */
export const isGone = ({ kind }: RunwayEnd, isPast: boolean): boolean => isPast && kind === 'rebate';

/** The ends within the days that are looked ahead; an overdue bill is among them, a rebate that is over is not. */
export function comingEnds(ends: readonly RunwayEnd[], today: string): ComingEnds {
  const last = dayAfter(today, RUNWAY_DAYS);
  const dated = ends.flatMap((end) => {
    const day = wireDay(end.day);
    return day === undefined || day > last || isGone(end, day < today) ? [] : [{ ...end, day }];
  });
  return {
    ends: dated.sort((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day))),
    undated: ends.filter(({ day }) => wireDay(day) === undefined),
  };
}

/** A rebate, by wire names (queryRebates). */
export interface EndingRebate {
  readonly rebateNo?: string | undefined;
  /** Without it the rebate does not expire. */
  readonly endDate?: string | undefined;
  /** What is left of it, in yuan. */
  readonly balance: Amount;
}

/** The ends of rebates of which something is left; one whose rest cannot be read is among them. */
export function rebateEnds(rebates: readonly EndingRebate[]): readonly RunwayEnd[] {
  return rebates.flatMap(({ rebateNo = '', endDate, balance }): readonly RunwayEnd[] => {
    if (!isGiven(endDate)) return [];
    if (isAmount(balance) && compareAmounts(balance, NO_MONEY) !== 1) return [];
    return [{ kind: 'rebate', number: rebateNo, day: endDate, amount: balance }];
  });
}

/** A bill that is booked and not paid yet, by wire names (queryAcceptanceBills). */
export interface EndingBill {
  readonly billNo?: string | undefined;
  readonly dueDate: string;
  readonly amount: Amount;
}

/** The days on which bills fall due. */
export function billEnds(bills: readonly EndingBill[]): readonly RunwayEnd[] {
  return bills.map(({ billNo = '', dueDate, amount }) => ({
    kind: 'bill',
    number: billNo,
    day: dueDate,
    amount,
  }));
}
