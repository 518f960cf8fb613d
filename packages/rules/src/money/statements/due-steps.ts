/** When documents fall due, in the steps in which a treasurer reads it (FIN-04). */
import { type Amount, isAmount, type Money, sumAmounts } from '../../base/money';
import { daysBetween, shanghaiDate } from '../../base/shanghai';

/** A document that falls due, as the wire gives it. */
export interface DueDocument {
  /** 2026-12-04. */
  readonly day: string;
  readonly amount: Amount;
}

/** Documents that fall due about the same time. */
export interface DueStep {
  readonly kind: 'overdue' | 'soon' | 'later' | 'undated';
  /** 10 天内. */
  readonly name: string;
  readonly count: number;
  /** Undefined where the amount of a document cannot be read. */
  readonly amount: Money | undefined;
}

/** The days from its due day in which a bill is presented for payment: the 提示付款期 of the 票据法. */
export const PRESENTED_DAYS = 10;
/** The days before its due day from which the portal reminds of a document. Assumption. */
export const REMIND_DAYS = 10;
/** The last day of each step but the last. Assumption. */
const STEPS = [REMIND_DAYS, 30, 90] as const;

/**
 * The documents by the days until they are due: those that are over, then up to 10, 30 and 90 days, and beyond; a step
 * without any stays. Those whose day cannot be read have a step at the end, which is there only for them.
 */
export function dueSteps(documents: readonly DueDocument[], now: Date): readonly DueStep[] {
  const today = shanghaiDate(now);
  const dated = documents.map(({ day, amount }) => ({ amount, days: daysBetween(today, day) }));
  const between = (first: number, last: number) =>
    dated.filter(({ days }) => days !== undefined && days >= first && days <= last);
  const steps = [...STEPS, Number.POSITIVE_INFINITY].map((last, at) => {
    const first = at === 0 ? 0 : (STEPS[at - 1] ?? 0) + 1;
    const name =
      at === 0
        ? `${last} 天内到期`
        : last === Number.POSITIVE_INFINITY
          ? `${first} 天以上`
          : `${first}–${last} 天`;
    return stepOf({ kind: at === 0 ? 'soon' : 'later', name }, between(first, last));
  });
  const overdue = stepOf({ kind: 'overdue', name: '已过到期日' }, between(Number.NEGATIVE_INFINITY, -1));
  const undated = dated.filter(({ days }) => days === undefined);
  const known = [overdue, ...steps];
  return undated.length > 0 ? [...known, stepOf({ kind: 'undated', name: '日期不明' }, undated)] : known;
}

function stepOf(
  step: Pick<DueStep, 'kind' | 'name'>,
  members: readonly { readonly amount: Amount }[],
): DueStep {
  const amounts = members.map(({ amount }) => amount);
  const amount = amounts.every(isAmount) ? sumAmounts(amounts) : undefined;
  return { ...step, count: members.length, amount };
}
