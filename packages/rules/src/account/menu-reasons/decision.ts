/** The text of a decision for a dealer: the reason first, titles for menus; only the code for support holds ids. */

import type { Explained, TraceStep } from '../../base/trace';
import type { Condition, Reason } from '../menu/menu-rules';
import type { Why } from '../menu/why';
import { reasonText } from './reason-text';

/** Whether something is shown, and the sentence that says why. */
export interface Visibility {
  readonly isShown: boolean;
  readonly text: string;
}

/** A decision with its rules. */
export interface Decision extends Explained<Visibility> {
  /** Why it is not shown; absent when it is. */
  readonly why?: Why;
}

/** The name that a dealer reads for a menu, button or tool. */
export const named = (title: string | null | undefined): string => (title ? `“${title}”` : '这项功能');

/** The step of a rule that hides. */
export function hidingStep<Facts>(reason: Reason<Facts>, facts: Facts, title: string): TraceStep {
  const text = `${reasonText(reason).reason}${named(title)}因此不展示。`;
  return { rule: reason.rule, facts: reason.read(facts), text };
}

/** The step of a rule that was asked and lets it be. */
export function passingStep<Facts>(reason: Reason<Facts>, facts: Facts, title: string): TraceStep {
  return { rule: reason.rule, facts: reason.read(facts), text: `${named(title)}符合展示条件。` };
}

/** Asks conditions in order up to the first that refuses; the trace holds each that was asked. */
export function explainConditions<Facts>(
  conditions: readonly Condition<Facts>[],
  facts: Facts,
  title: string,
): Decision {
  const trace: TraceStep[] = [];
  for (const condition of conditions) {
    if (!condition.allows(facts)) {
      const step = hidingStep(condition, facts, title);
      return { result: { isShown: false, text: step.text }, trace: [...trace, step], why: condition };
    }
    trace.push(passingStep(condition, facts, title));
  }
  return { result: { isShown: true, text: `${named(title)}可见。` }, trace };
}
