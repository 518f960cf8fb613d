/** How long documents have waited, in the steps in which a clerk reads it (FIN-04). */
import { type Amount, isAmount, type Money, sumAmounts } from '../../base/money';
import { daysBetween, shanghaiDate } from '../../base/shanghai';

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
  /** Undefined where the amount of a document cannot be read. */
  readonly amount: Money | undefined;
  /** How many of them have no amount that can be read. */
  readonly lacking: number;
}

const UNKNOWN = '日期不明';
/** The last day of each step but the last. Assumption. */
const STEPS = [30, 60, 90] as const;

/**
 * The documents by their age in whole days; a step without any stays, and one from the future has waited no day. Those
 * whose day cannot be read have a step of their own at the end, which is there only for them: the steps add up to the
 * list.
 */
export function ageSteps(documents: readonly WaitingDocument[], now: Date): readonly AgeStep[] {
  const today = shanghaiDate(now);
  const aged = documents.map(({ day, amount }) => ({ amount, age: daysBetween(day, today) }));
  const steps = [...STEPS, Number.POSITIVE_INFINITY].map((last, at) => {
    const first = (STEPS[at - 1] ?? -1) + 1;
    const members = aged.filter(
      ({ age = Number.NaN }) => Math.max(0, age) >= first && Math.max(0, age) <= last,
    );
    return stepOf(last === Number.POSITIVE_INFINITY ? `${first} 天以上` : `${first}–${last} 天`, members);
  });
  const undated = aged.filter(({ age }) => age === undefined);
  return undated.length > 0 ? [...steps, stepOf(UNKNOWN, undated)] : steps;
}

function stepOf(name: string, members: readonly Pick<WaitingDocument, 'amount'>[]): AgeStep {
  const amounts = members.map(({ amount }) => amount);
  const lacking = amounts.filter((amount) => !isAmount(amount)).length;
  return { name, count: members.length, amount: sumAmounts(amounts), lacking };
}
