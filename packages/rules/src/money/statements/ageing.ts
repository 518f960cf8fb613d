/** How long documents have waited, in the steps in which a clerk reads it (FIN-04). */
import type { Amount } from '../../base/money';
import { daysBetween, shanghaiDate } from '../../base/shanghai';
import { type AgeStep, stepsUpTo, undatedSteps } from './day-steps';

/** A document that waits, as the wire gives it. */
export interface WaitingDocument {
  /** 2026-11-10. */
  readonly day: string;
  readonly amount: Amount;
}

/** The last day of each step but the last. Assumption. */
const STEPS = [30, 60, 90] as const;

/**
 * The documents by their age in whole days; a step without any stays, and one from the future has waited no day. Those
 * whose day cannot be read have a step of their own at the end, which is there only for them: the steps add up to the
 * list.
 */
export function ageSteps(documents: readonly WaitingDocument[], now: Date): readonly AgeStep[] {
  const today = shanghaiDate(now);
  const aged = documents.map(({ day, amount }) => {
    const days = daysBetween(day, today);
    return { amount, days: days === undefined ? undefined : Math.max(0, days) };
  });
  return [...stepsUpTo(STEPS, aged), ...undatedSteps(aged)];
}
