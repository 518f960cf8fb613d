import { expect, it } from 'vitest';
import { leadsToCart } from './index';

it.each([
  [{ ok: true }, true],
  [{ ok: false, code: 'AS121', msg: '' }, true],
  [{ ok: false, code: 'X9', msg: '库存不足' }, false],
  [{ ok: false, code: '-1', msg: '请求失败' }, false],
] as const)('CART-08 the message of %j has a link to the cart: %s', (outcome, isLeading) => {
  expect(leadsToCart(outcome)).toBe(isLeading);
});
