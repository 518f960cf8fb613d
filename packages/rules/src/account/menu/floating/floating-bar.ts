import { refusal } from '../conditions';
import { BAR_CONDITIONS, FLOATING_ITEMS, type FloatingFacts, type FloatingId } from './floating-items';

/** How long a hover tip of the floating bar stays, in milliseconds (FLOAT-04). */
export const TIP_MS = 5000;

/** One item of the floating bar. */
export interface FloatingItem {
  readonly id: FloatingId;
  readonly label: string;
}

/** Every possible item of the bar with all that it must meet (FLOAT-01 to 04). */
export const FLOATING_ROWS: readonly {
  readonly item: FloatingItem;
  readonly needs: typeof BAR_CONDITIONS;
}[] = /* @__PURE__ */ FLOATING_ITEMS.map(({ needs, ...item }) => ({
  item,
  needs: [...BAR_CONDITIONS, ...needs],
}));

/** The items of the floating bar, in their order; empty where the bar is hidden (FLOAT-01 to FLOAT-04). */
export function floatingBar(facts: FloatingFacts): readonly FloatingItem[] {
  return FLOATING_ROWS.flatMap(({ item, needs }) =>
    refusal(needs, { ...facts, id: item.id }) ? [] : [item],
  );
}
