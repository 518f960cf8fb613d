import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { disabledReason } from '../menu-reasons';
import { type GrantNode, grantedIds, grantsAfterRoles, tickGrant } from '../roles';
import {
  findMenu,
  floatingBar,
  hasMyOrders,
  isMenuVisible,
  type MenuFacts,
  type MenuItem,
  menusRefusal,
  profileMenu,
  sideBar,
  visibleMenus,
} from './index';

type Menus = NonNullable<MenuFacts['menus']>;

/** Every id is one that a rule walks to. */
function deep(levels: number): Menus {
  let items: Menus = [{ id: 9, title: '采购首页', path: '/index' }];
  for (let level = 1; level < levels; level += 1) items = [{ id: 7, title: '直供采购', subItems: items }];
  return items;
}

/** Two items that each hold both, so that there are more ways through them than can be walked. */
function cyclic(): Menus {
  const below: MenuItem[] = [];
  const all = [7, 44, 104].map((id): MenuItem => ({ id, title: '直供采购', subItems: below }));
  below.push(...all);
  return all;
}

const NOW = new Date('2026-11-20T12:00:00+08:00');
const REFUSED = refuse('menu.broken');

it.each<[name: string, menus: Menus]>([
  ['20,000 deep', deep(20_000)],
  ['21 deep', deep(21)],
  ['cyclic', cyclic()],
])('MENU-07 menus that are %s show nothing anywhere, with a message', (_, menus) => {
  const facts = { menus, pathname: '/index', isAdmin: true };
  expect(visibleMenus(facts)).toEqual([]);
  expect(sideBar(facts, NOW)).toEqual([]);
  expect(isMenuVisible(7, facts)).toBe(false);
  expect(findMenu(menus, 9)).toBeUndefined();
  expect(hasMyOrders(facts)).toBe(false);
  expect(profileMenu(facts)).toEqual([]);
  expect(floatingBar(facts).map(({ id }) => id)).not.toContain('orders');
  expect(disabledReason(facts).filter(({ kind }) => kind === 'menu')).toEqual([]);
  expect(menusRefusal(menus)).toEqual(REFUSED);
});

it('MENU-07 menus of 20 levels are shown, without a message', () => {
  const menus = deep(20);
  expect(visibleMenus({ menus })).toBe(menus);
  expect(hasMyOrders({ menus })).toBe(true);
  expect(menusRefusal(menus)).toBeUndefined();
  for (const none of [[], null, undefined]) expect(menusRefusal(none)).toBeUndefined();
});

const wire = (value: unknown) => value as Menus;

it.each([
  ['a text', wire('menus')],
  ['a number', wire(5)],
  ['an object', wire({})],
])('MENU-07 %s in place of the menus shows nothing, with a message', (_, menus) => {
  expect(visibleMenus({ menus })).toEqual([]);
  expect(findMenu(menus, 7)).toBeUndefined();
  expect(menusRefusal(menus)).toEqual(REFUSED);
});

it('MENU-07 holes in lists and children that are no list are nothing', () => {
  const menus = wire([
    null,
    { id: 7, title: '直供采购', subItems: [null, { id: 9, path: '/a', subItems: {} }] },
  ]);
  const shownMenus = [{ id: 7, title: '直供采购', subItems: [{ id: 9, path: '/a', subItems: {} }] }];
  expect(visibleMenus({ menus })).toEqual(shownMenus);
  expect(sideBar({ menus }, NOW).map(({ children }) => children.length)).toEqual([1]);
  expect(hasMyOrders({ menus })).toBe(true);
  expect(profileMenu({ menus: wire([{ id: 104, subItems: [null, { id: 108 }] }]) })).toHaveLength(1);
  expect(disabledReason({ menus, pathname: '/' }).filter(({ kind }) => kind === 'menu')).toHaveLength(2);
});

it('ACC-01 permissions that are cyclic or too deep grant nothing', () => {
  const node = { id: '7', checked: true, subItems: [] as GrantNode[] };
  node.subItems.push(node, node);
  let chain: GrantNode = { id: '9', checked: true };
  for (let level = 0; level < 20_000; level += 1) chain = { id: '7', subItems: [chain] };
  for (const tree of [[node], [chain]]) {
    expect(grantedIds(tree)).toEqual([]);
    expect(tickGrant(tree, ['9'], '7')).toEqual(['9']);
    expect(grantsAfterRoles(tree, ['9'], { before: [], after: [] })).toEqual([]);
  }
});
