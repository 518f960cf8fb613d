/** Filtering a menu tree against @casl/ability, asked by the type of each node as it is fastest (MENU-01 to MENU-04). */

import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Figure } from '../../../packages/rules/bench/measure';
import { type MenuItem, visibleMenus } from '../../../packages/rules/src/account/menu';
import type { HideRule } from '../../../packages/rules/src/account/menu/menu-rules';
import { ruleSet } from '../../../packages/rules/src/account/menu/rule-set';
import { walkMenus } from '../../../packages/rules/src/account/menu/visible-menus';

const HIDDEN_ONE_IN = 9;

/** A tree of three levels with so many nodes, ids 1 to n; every node but a leaf has up to seven children. */
function tree(count: number): readonly MenuItem[] {
  let last = 0;
  const branch = (level: number): MenuItem => {
    last += 1;
    const id = last;
    const subItems: MenuItem[] = [];
    while (level < 3 && subItems.length < 7 && last < count) subItems.push(branch(level + 1));
    return { id, title: `菜单${id}`, path: `/menu/${id}`, ...(subItems.length > 0 ? { subItems } : {}) };
  };
  const tops: MenuItem[] = [];
  while (last < count) tops.push(branch(1));
  return tops;
}

const hiddenIds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter((id) => id % HIDDEN_ONE_IN === 0);

function caslAbility(count: number): MongoAbility {
  const { can, cannot, build } = new AbilityBuilder(createMongoAbility);
  can('see', 'all');
  for (const id of hiddenIds(count)) cannot('see', String(id));
  return build();
}

function caslFilter(items: readonly MenuItem[], ability: MongoAbility): readonly MenuItem[] {
  const stored: MenuItem[] = [];
  for (const item of items) {
    if (!ability.can('see', String(item.id))) continue;
    stored.push(item.subItems ? { ...item, subItems: caslFilter(item.subItems, ability) } : item);
  }
  return stored;
}

function walkOnly(items: readonly MenuItem[]): number {
  let nodes = 0;
  for (const item of items) nodes += 1 + (item.subItems ? walkOnly(item.subItems) : 0);
  return nodes;
}

const ids = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap((item) => [String(item.id), ...ids(item.subItems ?? [])]);

function figure(count: number): Figure {
  const menus = tree(count);
  const row: HideRule = {
    rule: 'MENU-03',
    cause: 'retired',
    under: [],
    ids: hiddenIds(count),
    read: () => ({}),
    allows: () => false,
  };
  const rules = ruleSet([row], []);
  const facts = { menus };
  const ability = caslAbility(count);
  const ours = `ours, ${count}`;
  const casl = `@casl/ability by type, ${count}`;
  return {
    name: `menu filter, ${count} nodes, one id in ${HIDDEN_ONE_IN} hidden`,
    candidates: [
      { name: ours, run: () => walkMenus(facts, rules) },
      { name: `ours, rules of the portal, ${count}`, run: () => visibleMenus(facts) },
      { name: casl, run: () => caslFilter(menus, ability) },
      { name: `walk only, ${count}`, run: () => walkOnly(menus) },
    ],
    ratios: [
      { of: ours, over: casl, bar: 0.3 },
      { of: ours, over: `walk only, ${count}` },
    ],
    notes: () => [
      `same tree as casl: ${ids(walkMenus(facts, rules)).join() === ids(caslFilter(menus, ability)).join()}`,
      `unchanged without hidden ids: ${walkMenus(facts, ruleSet([], [])) === menus}`,
      'growth: linear in the nodes, each asked once (visible-menus.test.ts counts it)',
    ],
  };
}

export const figures: readonly Figure[] = [50, 500, 5000].map(figure);
