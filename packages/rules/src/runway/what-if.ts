/** A movement that is only tried: the days of a payer with and without it, and the most that can be paid (FIN-02). */
import { type Amount, compareMoney, type Money, NO_MONEY, subtractMoney, toMoney } from '../money';
import { type PayerRunway, type RunwayDue, type RunwayFacts, runways } from './runway';

/** Money that is tried on a day. */
export interface Trial {
  /** 2026-12-01. */
  readonly day: string;
  readonly amount: Amount;
  readonly flow: 'out' | 'in';
  /** The purpose, for the user. */
  readonly text: string;
  /** The loan that it repays before it is due. */
  readonly loanNo?: string | undefined;
}

/** Something that happens on a day, with both balances afterwards. */
export interface WhatIfRow {
  readonly day: string;
  readonly text: string;
  /** The change of the balance; negative for a payment. */
  readonly change: Money;
  /** Without the trials, and with them. */
  readonly before: Money;
  readonly after: Money;
  readonly isTrial: boolean;
}

export interface WhatIf {
  /** The days without the trials. */
  readonly before: PayerRunway;
  /** The days with them. */
  readonly after: PayerRunway;
  readonly rows: readonly WhatIfRow[];
  /** The facts as the trials change them; ways to fill a gap are read from them. */
  readonly facts: RunwayFacts;
}

const TRIAL = 'trial';

/** The days of a payer with and without the trials; undefined for a payer that is not known. */
export function whatIf(facts: RunwayFacts, payerCode: string, trials: readonly Trial[]): WhatIf | undefined {
  const tried: RunwayFacts = {
    ...facts,
    dues: [...trials.reduce(repayEarly, facts.dues), ...trials.map((trial) => dueOf(trial, payerCode))],
  };
  const runwayOf = (from: RunwayFacts) => runways(from).find((runway) => runway.payerCode === payerCode);
  const [before, after] = [runwayOf(facts), runwayOf(tried)];
  if (!before || !after) return undefined;
  return { before, after, rows: rowsOf(before, after), facts: tried };
}

function dueOf({ day, amount, flow, text }: Trial, payerCode: string): RunwayDue {
  return {
    ...{ payerCode, day, text, field: TRIAL },
    amount: flow === 'out' ? toMoney(amount) : subtractMoney(NO_MONEY, amount),
  };
}

/** An early repayment reduces the due amount; it is gone once the principal is repaid. */
function repayEarly(dues: readonly RunwayDue[], { loanNo, amount }: Trial): readonly RunwayDue[] {
  if (loanNo === undefined) return dues;
  return dues.flatMap((due) => {
    if (due.document?.number !== loanNo) return [due];
    const isRepaid = compareMoney(amount, due.document.principal ?? due.amount) >= 0;
    return isRepaid ? [] : [{ ...due, amount: subtractMoney(due.amount, amount) }];
  });
}

/** The events of the days with the trials, in their order; the balances of the days show the result without them. */
function rowsOf(before: PayerRunway, after: PayerRunway): readonly WhatIfRow[] {
  return after.days.flatMap(({ day, dues, balance }, at) => {
    const without = before.days[at]?.balance ?? NO_MONEY;
    // The last row of a day ends on its balance; those above it lack what still comes.
    let left = balance;
    return dues
      .toReversed()
      .map(({ amount, text, field }): WhatIfRow => {
        const row = {
          ...{ day, text, after: left, before: without, isTrial: field === TRIAL },
          change: subtractMoney(NO_MONEY, amount),
        };
        left = subtractMoney(left, row.change);
        return row;
      })
      .toReversed();
  });
}

/**
 * The highest payment on a day with which the payer lasts, together with the other trials; 0 where it falls short
 * anyway.
 */
export function mostPayable(runway: PayerRunway, day: string): Money {
  const balances = runway.days.filter((item) => item.day >= day).map(({ balance }) => balance);
  const least = balances.reduce((low, balance) => (compareMoney(balance, low) < 0 ? balance : low));
  return compareMoney(least, NO_MONEY) > 0 ? least : NO_MONEY;
}
