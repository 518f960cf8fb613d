/** A movement that is only tried: the days of a payer with and without it, and the most that can be paid (FIN-02). */
import {
  type Amount,
  compareMoney,
  type Money,
  NO_MONEY,
  readMoney,
  subtractAmounts,
  subtractMoney,
} from '../../base/money';
import { compareTimes, wireDay } from '../../base/shanghai';
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
  const inOrder = [...trials].sort((left, right) => compareTimes(left.day, right.day));
  const tried: RunwayFacts = {
    ...facts,
    dues: [
      ...inOrder.reduce(repayEarly(facts.today, payerCode), facts.dues),
      ...trials.map((trial) => dueOf(trial, payerCode)),
    ],
  };
  const runwayOf = (from: RunwayFacts) => runways(from).find((runway) => runway.payerCode === payerCode);
  const [before, after] = [runwayOf(facts), runwayOf(tried)];
  if (!before || !after) return undefined;
  return { before, after, rows: rowsOf(before, after), facts: tried };
}

function dueOf({ day, amount, flow, text }: Trial, payerCode: string): RunwayDue {
  return {
    payerCode,
    day,
    text,
    field: TRIAL,
    amount: flow === 'out' ? amount : subtractAmounts(0, amount),
  };
}

/**
 * An early repayment uses up the dues of its loan, from the nearest on and each yuan once. Only dues of its own day or
 * later: what was due before is still to be paid; what is overdue today is due today. A due whose principal it covers is
 * gone, and the interest that it would have brought is saved. Money that comes in repays nothing.
 */
function repayEarly(today: string, payerCode: string) {
  return (dues: readonly RunwayDue[], { day, loanNo, amount, flow }: Trial): readonly RunwayDue[] => {
    const [from, first, paid] = [wireDay(day), wireDay(today), readMoney(amount)];
    if (loanNo === undefined || flow === 'in' || !from || !first || paid === undefined) return dues;
    const isOfLoan = ({ document, payerCode: payer }: RunwayDue) =>
      payer === payerCode && document?.kind === 'loan' && document.number === loanNo;
    const isLater = (due: RunwayDue) => {
      const dueDay = wireDay(due.day);
      return dueDay !== undefined && (dueDay >= from || first >= from);
    };
    const nearest = dues
      .filter((due) => isOfLoan(due) && isLater(due))
      .sort((left, right) => compareTimes(left.day, right.day));
    const rests = new Map<RunwayDue, RunwayDue | undefined>();
    let left = paid;
    for (const due of nearest) {
      if (compareMoney(left, NO_MONEY) <= 0) break;
      const { rest, used } = repaid(due, left);
      rests.set(due, rest);
      left = subtractMoney(left, used);
    }
    return dues.flatMap((due) => (rests.has(due) ? (rests.get(due) ?? []) : [due]));
  };
}

interface Repaid {
  /** What is still due; undefined when the principal is repaid. */
  readonly rest?: RunwayDue;
  readonly used: Money;
}

function repaid(due: RunwayDue, money: Money): Repaid {
  const { document, amount } = due;
  const whole = readMoney(amount);
  const principal = document?.principal === undefined ? whole : readMoney(document.principal);
  // What cannot be read is not repaid by guess.
  if (whole === undefined || principal === undefined) return { rest: due, used: NO_MONEY };
  if (compareMoney(money, principal) >= 0) return { used: compareMoney(money, whole) < 0 ? money : whole };
  const rest = {
    ...due,
    amount: subtractMoney(whole, money),
    ...(document?.principal !== undefined && {
      document: { ...document, principal: subtractMoney(principal, money) },
    }),
  };
  return { rest, used: money };
}

/** The events of the days with the trials, in their order; the balances of the days show the result without them. */
function rowsOf(before: PayerRunway, after: PayerRunway): readonly WhatIfRow[] {
  return after.days.flatMap(({ day, dues, balance }, at) => {
    const without = before.days[at]?.balance;
    if (without === undefined) return [];
    // The last row of a day ends on its balance; those above it lack what still comes.
    let left = balance;
    return [...dues]
      .reverse()
      .map(({ amount, text, field }): WhatIfRow => {
        const row = {
          day,
          text,
          after: left,
          before: without,
          isTrial: field === TRIAL,
          // Every amount can be read, else the payer would have no days.
          change: subtractAmounts(0, amount) ?? NO_MONEY,
        };
        left = subtractMoney(left, row.change);
        return row;
      })
      .reverse();
  });
}

/**
 * The highest payment on a day with which the payer lasts, together with the other trials; 0 where it falls short
 * anyway, and for a day that is not looked ahead to.
 */
export function mostPayable(runway: PayerRunway, day: string): Money {
  const from = wireDay(day);
  const later = runway.days.filter((item) => from !== undefined && item.day >= from);
  const least = later
    .map(({ balance }) => balance)
    .reduce<Money | undefined>(
      (low, balance) => (low && compareMoney(balance, low) >= 0 ? low : balance),
      undefined,
    );
  return least && compareMoney(least, NO_MONEY) > 0 ? least : NO_MONEY;
}
