import { expect, it } from 'vitest';
import { explainMenuItem } from './index';

const RED = { id: 20085, title: '红票', path: '/red' };
const menus = [{ id: 44, title: '财务自助', path: '/rebate', subItems: [RED] }];

it.each([20085, '20085'])('MENU-02 item %o is explained by itself', (id) => {
  const line = explainMenuItem(id, { menus });
  expect([line?.result.isShown, line?.trace[0]?.rule]).toEqual([false, 'MENU-02']);
  expect(explainMenuItem(id, { menus, redInvoice: { valid: true } })?.result.isShown).toBe(true);
});

it('MENU-07 an item that the tree has twice is shown where it is shown at all; one that it lacks has no line', () => {
  const twice = [...menus, { id: 8, title: '库存', path: '/stock', subItems: [{ ...RED }] }];
  const line = explainMenuItem(20085, { menus: twice });
  expect([line?.result.isShown, line?.path]).toEqual([true, ['库存']]);
  expect(explainMenuItem(1, { menus })).toBeUndefined();
});
