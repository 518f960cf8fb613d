import { expect, it } from 'vitest';
import { CREDIT_MENU, FINANCE_MENU, isMenuVisible, PICTURED_MENU } from './index';

it('HEAD-03 SIDE-01 the menus of financing, finance and 直供采购 are those of the permission data', () => {
  const menus = [7, 44, 20097].map((id) => ({ id, subItems: [] }));
  const known = [PICTURED_MENU, FINANCE_MENU, CREDIT_MENU];
  expect(known.map((id) => isMenuVisible(id, { menus }))).toEqual([true, true, true]);
  expect(known.map((id) => isMenuVisible(id, { menus: [] }))).toEqual([false, false, false]);
});
