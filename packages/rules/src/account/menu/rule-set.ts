import {
  HIDE_RULES,
  type HideRule,
  LIMIT_RULES,
  type LimitRule,
  type MenuName,
  SIDE_BAR_ENTRIES,
} from './menu-rules';

/** Rules prepared for a walk: found by id or route name in one look-up per node. */
export interface RuleSet {
  /** By id, in both of its wire forms. */
  readonly byId: ReadonlyMap<unknown, readonly HideRule[]>;
  readonly byRoute: ReadonlyMap<unknown, readonly HideRule[]>;
  readonly limits: readonly LimitRule[];
  /** When given, only these top-level entries are kept. */
  readonly tops: MenuName | undefined;
}

/** Prepares rows of rules; a team may pass its own. */
export function ruleSet(hides: readonly HideRule[], limits: readonly LimitRule[], tops?: MenuName): RuleSet {
  const byId = new Map<unknown, readonly HideRule[]>();
  const byRoute = new Map<unknown, readonly HideRule[]>();
  const add = (map: Map<unknown, readonly HideRule[]>, key: unknown, row: HideRule): void => {
    map.set(key, [...(map.get(key) ?? []), row]);
  };
  for (const row of hides) {
    for (const id of row.ids) {
      add(byId, String(id), row);
      if (String(Number(id)) === String(id)) add(byId, Number(id), row);
    }
    if (row.routeName) add(byRoute, row.routeName, row);
  }
  return { byId, byRoute, limits, tops };
}

/** The permission rules alone: MENU-01 to MENU-05, PROF-03. */
export const PERMISSION_RULES: RuleSet = /* @__PURE__ */ ruleSet(HIDE_RULES, LIMIT_RULES);

/** The permission rules and the entries that the side bar keeps (SIDE-03). */
export const SIDE_BAR_RULES: RuleSet = /* @__PURE__ */ ruleSet(HIDE_RULES, LIMIT_RULES, SIDE_BAR_ENTRIES);
