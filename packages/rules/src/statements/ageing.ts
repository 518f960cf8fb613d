/** How long documents have waited, in the steps in which a clerk reads it (FIN-04). */
import { type Amount, type Money, sumMoney } from '../money';

/** A document that waits, as the wire gives it. */
export interface WaitingDocument {
  /** 2026-11-10. */
  readonly day: string;
  readonly amount: Amount;
}

/** Documents that have waited about as long. */
export interface AgeStep {
  /** 31–60 天. */
  readonly name: string;
  readonly count: number;
  readonly amount: Money;
}

const DAY_MS = 86_400_000;
/** The last day of each step but the last. Assumption. */
const STEPS = [30, 60, 90] as const;

/** The documents by their age on a day; a step without any stays, and one from the future has waited no day. */
export function ageSteps(documents: readonly WaitingDocument[], today: string): readonly AgeStep[] {
  return [...STEPS, Number.POSITIVE_INFINITY].map((last, at) => {
    const first = (STEPS[at - 1] ?? -1) + 1;
    const members = documents.filter(({ day }) => {
      const age = Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS);
      return age >= first && age <= last;
    });
    return {
      name: last === Number.POSITIVE_INFINITY ? `${first} 天以上` : `${first}–${last} 天`,
      count: members.length,
      amount: sumMoney(members.map(({ amount }) => amount)),
    };
  });
}
