import { expect, it } from 'vitest';
import { seesCredit } from './index';

const menus = [{ id: 20097, subItems: [] }];

it('MENU-04 MENU-05 a dealer with the menu of financing sees its credit', () => {
  expect(seesCredit({ menus })).toBe(true);
  expect(seesCredit({ menus, customerFlag: '0' })).toBe(true);
});

it.each([
  ['no menu came', {}],
  ['the menu is not granted', { menus: [{ id: 44, subItems: [] }] }],
  ['the customer is restricted', { menus, customerFlag: '1' }],
  ['the user is a designer', { menus, roles: { DESIGNER: '设计师' } }],
])('MENU-05 credit stays hidden where %s', (_, facts) => {
  expect(seesCredit(facts)).toBe(false);
});
