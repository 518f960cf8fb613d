import { isOn } from '../../base/flag';
import { childrenOf, LEVELS } from '../../base/tree';
import { findMenu } from './find-menu';
import { hasAddress, isRestricted, type MenuFacts, type MenuId, type MenuItem } from './menu-item';
import { ADMIN_ONLY, type HideRule, isNamed, type LimitRule, type Reason } from './menu-rules';
import { PERMISSION_RULES, type RuleSet } from './rule-set';
import { withCustomerCode } from './sample-query';

/** Receives each item that the walk hides, with the reason; the items below it are not visited. */
export type OnHidden = (item: MenuItem, reason: Reason) => void;

interface Walk {
  readonly facts: MenuFacts;
  readonly rules: RuleSet;
  readonly onHidden: OnHidden | undefined;
  /** Whether a rule by title may apply to the top two levels. */
  readonly isTitled: boolean;
  /** Ids of the ancestors of the item in hand, outermost first. */
  readonly above: MenuId[];
  /** The limit of customerFlag on the current top-level entry. */
  limit: LimitRule | undefined;
  /** Whether an item lay too deep: the menus are no tree, and nothing of them is shown. */
  isBroken: boolean;
}

const noFacts = (): Readonly<Record<string, unknown>> => ({});

const NOT_KEPT: Reason = {
  rule: 'SIDE-03',
  cause: 'notInSideBar',
  read: noFacts,
};

const EMPTIED: Reason = {
  rule: 'SIDE-01',
  cause: 'emptied',
  read: noFacts,
};

/** Whether a rule speaks of an item below these ancestors. */
export function appliesBelow(above: readonly MenuId[], { under }: HideRule): boolean {
  // A rule that applies anywhere asks no ancestor; this is met for each hidden item of a large tree.
  return under.length === 0 || under.every((id) => above.some((item) => String(item) === String(id)));
}

function blocking(rows: readonly HideRule[], { above, facts }: Walk): HideRule | undefined {
  for (const row of rows) if (appliesBelow(above, row) && !row.allows(facts)) return row;
  return undefined;
}

/** The top two levels know rules by title: what the side bar keeps, and what customerFlag leaves. */
function blockedByTitle(item: MenuItem, walk: Walk): Reason | undefined {
  const { rules, facts, above } = walk;
  if (above.length === 1) {
    return walk.limit?.keeps && !isNamed(item, walk.limit.keeps) ? walk.limit : undefined;
  }
  if (rules.tops && !isNamed(item, rules.tops)) return NOT_KEPT;
  walk.limit = isRestricted(facts) ? rules.limits.find(({ top }) => isNamed(item, top)) : undefined;
  return walk.limit?.keeps ? undefined : walk.limit;
}

// This runs once for each item of every tree: one look-up, and a call only where a rule is found.
function blocked(item: MenuItem, walk: Walk): Reason | undefined {
  if (item.isadmin && isOn(item.isadmin) && !ADMIN_ONLY.allows(walk.facts)) return ADMIN_ONLY;
  const rows = walk.rules.byId.get(item.id);
  const reason = rows && blocking(rows, walk);
  if (reason) return reason;
  const routeRows = item.routeName ? walk.rules.byRoute.get(item.routeName) : undefined;
  const routeReason = routeRows && blocking(routeRows, walk);
  if (routeReason) return routeReason;
  return walk.isTitled && walk.above.length < 2 ? blockedByTitle(item, walk) : undefined;
}

/** The item as it is shown: itself when nothing changes, a copy with fewer children, or nothing. */
function draw(item: MenuItem, walk: Walk): MenuItem | undefined {
  const reason = blocked(item, walk);
  if (reason) {
    walk.onHidden?.(item, reason);
    return undefined;
  }
  const subItems = childrenOf(item);
  if (subItems.length === 0) return item;
  walk.above.push(item.id);
  const allowed = shownAmong(subItems, walk);
  walk.above.pop();
  if (allowed.length === 0 && !hasAddress(item)) {
    walk.onHidden?.(item, EMPTIED);
    return undefined;
  }
  const stored = withCustomerCode(item, allowed, walk.facts.customerCode);
  return stored === subItems ? item : { ...item, subItems: stored };
}

function shownAmong(items: readonly MenuItem[], walk: Walk): readonly MenuItem[] {
  const stored: MenuItem[] = [];
  let isChanged = false;
  if (walk.above.length === LEVELS) walk.isBroken = true;
  for (const item of items) {
    // A cycle is met once, not once more for each way into it.
    if (walk.isBroken) return items;
    // A hole in a list of the wire is nothing.
    const next = item ? draw(item, walk) : undefined;
    if (next !== item) isChanged = true;
    if (next) stored.push(next);
  }
  return isChanged ? stored : items;
}

/**
 * The walk behind every menu decision: visits each item once and keeps the identity of every unchanged branch. It
 * reports what it hides, so showing and explaining cannot disagree (MENU-01 to MENU-06, PROF-03, SIDE-03).
 */
export function walkMenus(facts: MenuFacts, rules: RuleSet, onHidden?: OnHidden): readonly MenuItem[] {
  const isTitled = rules.tops !== undefined || isRestricted(facts);
  const walk: Walk = { facts, rules, onHidden, isTitled, above: [], limit: undefined, isBroken: false };
  const items = shownAmong(Array.isArray(facts.menus) ? facts.menus : [], walk);
  return walk.isBroken ? [] : items;
}

/**
 * The menus that the facts allow; applying it again changes nothing (MENU-01 to MENU-06).
 * A parent whose children are all hidden goes too, unless it has an address. Data that is no tree shows nothing.
 */
export function visibleMenus(facts: MenuFacts): readonly MenuItem[] {
  return walkMenus(facts, PERMISSION_RULES);
}

/** Whether the rules show the menu with this id, at any depth; that a host closes its pages takes nothing away. */
export function isMenuVisible(id: MenuId, facts: MenuFacts): boolean {
  const { menus, granted = menus } = facts;
  return findMenu(visibleMenus({ ...facts, menus: granted }), id) !== undefined;
}
