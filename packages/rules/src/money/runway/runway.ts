/** Whether the balance of each payer lasts: what is to be paid in the next days, and on which day it falls short (FIN-02). */

import {
  type Amount,
  compareMoney,
  formatMoney,
  isAmount,
  type Money,
  NO_MONEY,
  readMoney,
  subtractMoney,
  sumMoney,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { dayAfter, wireDay } from '../../base/shanghai';
import type { TraceStep } from '../../base/trace';
import { isShownPayer } from '../../buying/payer/top-payers';
import type { RunwayRefusal } from './runway-refusals';

/** How many days are looked ahead. */
export const RUNWAY_DAYS = 30;

/** A payer as the wire gives it. */
export interface RunwayPayer {
  readonly payerCode: string;
  readonly payerType: string;
  readonly balance: Amount;
}

/** Money that a payer has to pay on a day. */
export interface RunwayDue {
  readonly payerCode: string;
  /** A day of the wire in any form, 2026-12-14; what is overdue counts on the first day. */
  readonly day: string;
  readonly amount: Amount;
  /** The purpose: 借款 RZ20260915001 应还. */
  readonly text: string;
  /** The field of the wire that it was read from. */
  readonly field: string;
  /** The order or the loan behind it. */
  readonly document?: RunwayDocument;
}

/** The document to pay: the tail of an order, or a repayment of a loan. */
export interface RunwayDocument {
  readonly kind: 'order' | 'loan';
  readonly number: string;
  /** Of a repayment: its part without interest. */
  readonly principal?: Amount;
}

/** A transfer that is not approved yet. Its payer's balance is without it; no other balance changes before it is approved. */
export interface RunwayTransfer {
  readonly transferNo: string;
  readonly fromPayerCode: string;
  readonly toPayerCode: string;
  readonly amount: Amount;
}

export interface RunwayFacts {
  /** 2026-11-22. */
  readonly today: string;
  readonly payers: readonly RunwayPayer[];
  readonly dues: readonly RunwayDue[];
  readonly transfers: readonly RunwayTransfer[];
}

/** A day of a payer. */
export interface RunwayDay {
  readonly day: string;
  /** After everything that is to be paid on the day. */
  readonly balance: Money;
  readonly dues: readonly RunwayDue[];
}

/** How the balance of a payer lasts. */
export interface PayerRunway {
  readonly payerCode: string;
  readonly days: readonly RunwayDay[];
  /** The lowest balance, and the first day that has it. */
  readonly lowest: { readonly day: string; readonly balance: Money };
  /** The first day without enough, and what is missing over all days; undefined when it lasts. */
  readonly short?: { readonly day: string; readonly amount: Money };
  /** Each figure with what it was read from. */
  readonly trace: readonly TraceStep[];
}

/**
 * The days of every payer, in the order of the payers; a payer with a balance, a due or a day that cannot be read has
 * none, for nobody knows whether it lasts.
 */
export function runways(facts: RunwayFacts): readonly PayerRunway[] {
  return facts.payers.flatMap((payer) => runwayOf(payer, facts) ?? []);
}

/** Why the days of a payer are not known: which of its figures or days cannot be read; undefined when all can (FIN-02). */
export function runwayRefusal(
  { today, payers, dues }: RunwayFacts,
  payerCode: string,
): RunwayRefusal | undefined {
  if (wireDay(today) === undefined) return refuse('runway.todayUnread');
  const payer = payers.find((item) => item.payerCode === payerCode);
  if (payer && !isAmount(payer.balance)) return refuse('runway.balanceUnread');
  const own = dues.filter((item) => item.payerCode === payerCode);
  const undated = own.find(({ day }) => wireDay(day) === undefined);
  if (undated) return refuse('runway.dayUnread', { due: undated.text });
  const unread = own.find(({ amount }) => !isAmount(amount));
  return unread && refuse('runway.amountUnread', { due: unread.text });
}

function runwayOf(payer: RunwayPayer, facts: RunwayFacts): PayerRunway | undefined {
  const { payerCode, balance } = payer;
  const today = wireDay(facts.today);
  const available = readMoney(balance);
  if (today === undefined || available === undefined || runwayRefusal(facts, payerCode) !== undefined) {
    return undefined;
  }
  const payable = facts.dues
    .filter((due) => due.payerCode === payerCode)
    .map((due) => ({ ...due, day: wireDay(due.day) ?? due.day }));
  let balanceNow = available;
  const amountsOf = (members: readonly RunwayDue[]) =>
    members.flatMap(({ amount }) => readMoney(amount) ?? []);
  const days = Array.from({ length: RUNWAY_DAYS + 1 }, (_, at): RunwayDay => {
    const day = dayAfter(today, at);
    const members = payable.filter((due) => (at === 0 ? due.day <= day : due.day === day));
    const balanceThen = subtractMoney(balanceNow, sumMoney(amountsOf(members)));
    balanceNow = balanceThen;
    return { day, balance: balanceThen, dues: members };
  });
  const lowest = days.reduce((least, day) => (compareMoney(day.balance, least.balance) < 0 ? day : least));
  const first = days.find((day) => compareMoney(day.balance, NO_MONEY) < 0);
  return {
    payerCode,
    days,
    lowest: { day: lowest.day, balance: lowest.balance },
    ...(first && { short: { day: first.day, amount: subtractMoney(NO_MONEY, lowest.balance) } }),
    trace: traceOf(balance, days),
  };
}

function traceOf(balance: Amount, days: readonly RunwayDay[]): readonly TraceStep[] {
  return [
    { rule: 'FIN-02', facts: { balance }, text: `可用余额 ${formatMoney(balance)}` },
    ...days.flatMap(({ day, dues }) =>
      dues.map(({ field, amount, text, day: due }) => ({
        rule: 'FIN-02',
        facts: { [field]: amount, day: due },
        text: `${day} ${text}，减 ${formatMoney(amount)}`,
      })),
    ),
    { rule: 'FIN-02', facts: {}, text: `${days.at(-1)?.day ?? ''} 余 ${formatMoney(days.at(-1)?.balance)}` },
  ];
}

/** A way to fill a gap, with what it brings. */
export type RunwayMove =
  | {
      readonly kind: 'transfer';
      readonly transferNo: string;
      readonly payerCode: string;
      /** Undefined where it cannot be read. */
      readonly amount: Money | undefined;
    }
  | { readonly kind: 'move'; readonly payerCode: string; readonly amount: Money; readonly left: Money }
  | { readonly kind: 'fixed'; readonly payerCode: string };

/**
 * The sources that could fill the gap of a payer: transfers on their way, then payers that stay above 0 all days, the
 * richest first.
 */
export function runwayMoves(facts: RunwayFacts, payerCode: string): readonly RunwayMove[] {
  const all = runways(facts);
  const short = all.find((runway) => runway.payerCode === payerCode)?.short;
  if (!short) return [];
  const others = facts.payers.filter((payer) => payer.payerCode !== payerCode);
  // A payer whose days cannot be worked out is no source: nobody knows what it can spare.
  const moves = others
    .flatMap(({ payerType, payerCode: code }) => {
      const most = all.find((runway) => runway.payerCode === code)?.lowest.balance;
      const isSource = most !== undefined && isShownPayer({ payerType }) && compareMoney(most, NO_MONEY) > 0;
      return isSource ? [{ code, most }] : [];
    })
    .sort((left, right) => compareMoney(right.most, left.most))
    .map(({ code, most }): RunwayMove => {
      const amount = compareMoney(most, short.amount) < 0 ? most : short.amount;
      return { kind: 'move', payerCode: code, amount, left: subtractMoney(most, amount) };
    });
  return [
    ...facts.transfers
      .filter(({ toPayerCode }) => toPayerCode === payerCode)
      .map(
        ({ transferNo, fromPayerCode, amount }): RunwayMove => ({
          kind: 'transfer',
          transferNo,
          payerCode: fromPayerCode,
          amount: readMoney(amount),
        }),
      ),
    ...moves,
    ...others
      .filter((payer) => !isShownPayer(payer))
      .map(({ payerCode: code }): RunwayMove => ({ kind: 'fixed', payerCode: code })),
  ];
}
