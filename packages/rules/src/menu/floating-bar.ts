import { type Decision, explainConditions } from './conditions';
import { BAR_CONDITIONS, FLOATING_ITEMS, type FloatingFacts, type FloatingId } from './floating-items';

/** How long a hover tip of the floating bar stays, in milliseconds (FLOAT-04). */
export const TIP_MS = 5000;

/** One item of the floating bar. */
export interface FloatingItem {
  readonly id: FloatingId;
  readonly label: string;
}

/** One possible item of the floating bar with its decision. */
export interface FloatingLine extends Decision {
  readonly item: FloatingItem;
}

/** Every possible item of the floating bar with the conditions that were asked, up to the first that refuses (FLOAT-01 to 04). */
export function explainFloatingBar(facts: FloatingFacts): readonly FloatingLine[] {
  return FLOATING_ITEMS.map(({ id, label, needs }) => ({
    item: { id, label },
    ...explainConditions([...BAR_CONDITIONS, ...needs], { ...facts, id }, `工具 ${label}`),
  }));
}

/** The items of the floating bar, in their order; empty where the bar is hidden (FLOAT-01 to FLOAT-04). */
export function floatingBar(facts: FloatingFacts): readonly FloatingItem[] {
  return explainFloatingBar(facts).flatMap(({ item, result }) => (result.isShown ? [item] : []));
}
