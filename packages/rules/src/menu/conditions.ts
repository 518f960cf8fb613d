import { type Explained, factsText, type TraceStep } from '../trace';
import type { Visibility } from './explain-menu';
import type { Condition } from './menu-rules';
import type { Why } from './why-words';

/** A decision over something that is no menu of the tree. */
export interface Decision extends Explained<Visibility> {
  /** Why it is not shown; absent when it is. */
  readonly why?: Why;
}

/**
 * Asks conditions in order up to the first that refuses; the trace holds each that was asked.
 * `subject` names in Chinese what is decided, e.g. `工具 计算器`.
 */
export function explainConditions<Facts>(
  conditions: readonly Condition<Facts>[],
  facts: Facts,
  subject: string,
): Decision {
  const trace: TraceStep[] = [];
  for (const { rule, label, read, allows, cause = 'other', subject: named } of conditions) {
    const isAllowed = allows(facts);
    const asked = read(facts);
    const text = `${subject} ${isAllowed ? '可见' : '已隐藏'}：${label}${factsText(asked)}`;
    trace.push({ rule, facts: asked, text });
    if (!isAllowed) return { result: { isShown: false, text }, trace, why: { cause, subject: named } };
  }
  return { result: { isShown: true, text: `${subject} 可见` }, trace };
}
