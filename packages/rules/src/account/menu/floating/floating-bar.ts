import { refusal } from '../conditions';
import {
  BAR_CONDITIONS,
  BLOCKED_CONDITION,
  FLOATING_ITEMS,
  type FloatingFacts,
  type FloatingId,
} from './floating-items';

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

/** What an item must meet for this account: a blocked one asks for more (FREEZE-02). */
export function neededNow(
  needs: typeof BAR_CONDITIONS,
  { isBlocked }: Pick<FloatingFacts, 'isBlocked'>,
): typeof BAR_CONDITIONS {
  return isBlocked ? [...needs, BLOCKED_CONDITION] : needs;
}

/** Tools are shown on every page of work; this one stands for them. */
export const WORK_PAGE = '/index';

/**
 * Whether the account is offered its cart: in the header where the floating bar of a page of work has it, and in no other
 * case (FLOAT-02, FLOAT-03, FREEZE-02).
 * @param facts as for the floating bar; the page does not matter
 */
export function offersCart(facts: Omit<FloatingFacts, 'pathname'>): boolean {
  return floatingBar({ ...facts, pathname: WORK_PAGE }).some(({ id }) => id === 'cart');
}

/** The items of the floating bar, in their order; empty where the bar is hidden (FLOAT-01 to FLOAT-04). */
export function floatingBar(facts: FloatingFacts): readonly FloatingItem[] {
  return FLOATING_ROWS.flatMap(({ item, needs }) =>
    refusal(neededNow(needs, facts), { ...facts, id: item.id }) ? [] : [item],
  );
}
