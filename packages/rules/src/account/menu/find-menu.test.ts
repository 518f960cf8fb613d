import { expect, it } from 'vitest';
import { hasButton, hasSubItem } from './find-menu';
import { buttonCode, findMenu, hasMyOrders, isGranted, isMenuVisible } from './index';

/** A value as the wire may give it where the type says otherwise. */
const wire = (value: unknown): never => value as never;

const menus = [
  {
    id: 1,
    subItems: [{ id: '7', subItems: [{ id: 2, subItems: [{ id: 9 }] }] }],
  },
  { id: 9, subItems: null },
];

it('MENU-04 an item is found at any depth by either form of its id', () => {
  expect(findMenu(menus, 7)?.id).toBe('7');
  expect(findMenu(menus, '2')?.id).toBe(2);
  expect(findMenu(menus, 9)).toBe(menus[0]?.subItems?.[0]?.subItems?.[0]?.subItems?.[0]);
  expect(findMenu(menus, 8)).toBeUndefined();
  expect(findMenu(undefined, 8)).toBeUndefined();
});

it.each([
  [menus, true],
  [[{ id: 7, subItems: [{ id: '9' }] }], true],
  [[{ id: 7, subItems: [{ id: 99 }] }], false],
  [[{ id: 7 }, { id: 9 }], false],
  [[{ id: 9, subItems: [{ id: 7 }] }], false],
  [[], false],
  [null, false],
])('MENU-04b my orders of %o: %o', (tree, isThere) => {
  expect(hasMyOrders({ menus: tree })).toBe(isThere);
  expect(hasSubItem({ menus: tree }, '7', '9')).toBe(isThere);
});

it.each([
  ['bt4', 'bt4'],
  [{ id: 'bt4' }, 'bt4'],
  [{ id: 4 }, '4'],
  [{ code: 'bt4', id: 1 }, 'bt4'],
  [{ code: null, id: null }, ''],
  [{}, ''],
  [wire(null), ''],
])('FLOAT-02 the button %o has the code %o', (button, code) => {
  expect(buttonCode(button)).toBe(code);
});

it.each([
  [['bt4'], true],
  [[{ id: 'bt1' }, { code: 'bt4' }], true],
  [['bt44', 'BT4'], false],
  [[], false],
  [null, false],
  [undefined, false],
])('FLOAT-02 among the buttons %o bt4 is held: %o', (buttons, isHeld) => {
  expect(hasButton({ buttons }, 'bt4')).toBe(isHeld);
});

it.each([
  [{ ok: true, data: true }, true],
  [{ ok: true, data: 'true' }, true],
  [{ ok: true, data: '1' }, true],
  [{ ok: true, data: 'yes' }, false],
  [{ ok: true, data: false }, false],
  [{ ok: true }, false],
  [{ ok: false, code: '-1', msg: '请求失败' }, false],
  [{ ok: false, code: 'X', msg: '', data: true }, false],
] as const)('MENU-07a the permission check %o grants %o', (outcome, isAllowed) => {
  expect(isGranted(outcome)).toBe(isAllowed);
});

it('MENU-07 a menu is visible at any depth until a rule hides it', () => {
  const facts = { menus: [{ id: 44, path: '/a', subItems: [{ id: 20085 }, { id: 5 }] }] };
  expect([44, '5', 20085, 6].map((id) => isMenuVisible(id, facts))).toEqual([true, true, false, false]);
  expect(isMenuVisible(20085, { ...facts, redInvoice: { valid: true } })).toBe(true);
});
