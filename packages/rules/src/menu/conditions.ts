import { type Explained, factsText, type TraceStep } from '../trace';
import type { Visibility } from './explain-menu';
import type { Condition } from './menu-rules';

/**
 * Asks conditions in order up to the first that refuses; the trace holds each that was asked.
 * `subject` names in Chinese what is decided, e.g. `工具 计算器`.
 */
export function explainConditions<Facts>(
  conditions: readonly Condition<Facts>[],
  facts: Facts,
  subject: string,
): Explained<Visibility> {
  const trace: TraceStep[] = [];
  for (const { rule, label, read, allows } of conditions) {
    const isAllowed = allows(facts);
    const asked = read(facts);
    const text = `${subject} ${isAllowed ? '可见' : '已隐藏'}：${label}${factsText(asked)}`;
    trace.push({ rule, facts: asked, text });
    if (!isAllowed) return { result: { isShown: false, text }, trace };
  }
  return { result: { isShown: true, text: `${subject} 可见` }, trace };
}
