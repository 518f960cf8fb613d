/** When documents fall due, in the steps in which a treasurer reads it (FIN-04). */
import type { Amount } from '../../base/money';
import { daysUntil } from '../../base/shanghai';
import { type AgeStep, stepsUpTo, sumStep, undatedSteps } from './day-steps';

/** A document that falls due, as the wire gives it. */
export interface DueDocument {
  /** 2026-12-04. */
  readonly day: string;
  readonly amount: Amount;
}

/** Documents that fall due about the same time: 10 天内到期. */
export interface DueStep extends AgeStep {
  readonly kind: 'overdue' | 'soon' | 'later' | 'undated';
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
  const dated = documents.map(({ day, amount }) => ({ amount, days: daysUntil(day, now) }));
  const overdue = sumStep(
    '已过到期日',
    dated.filter(({ days }) => days !== undefined && days < 0),
  );
  return [
    { ...overdue, kind: 'overdue' },
    ...stepsUpTo(STEPS, dated).map(
      (step, at): DueStep =>
        at === 0 ? { ...step, kind: 'soon', name: `${REMIND_DAYS} 天内到期` } : { ...step, kind: 'later' },
    ),
    ...undatedSteps(dated).map((step): DueStep => ({ ...step, kind: 'undated' })),
  ];
}
