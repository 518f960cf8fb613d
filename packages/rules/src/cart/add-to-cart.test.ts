import { expect, it } from 'vitest';
import { addToCartNotice, isAdditionUnknown } from './add-to-cart';

it.each([
  [{ ok: true }, { level: 'success', text: '加入购物车成功' }],
  [
    { ok: false, code: 'AS121', msg: '' },
    { level: 'warning', text: '购物车最多添加20种商品' },
  ],
  [
    { ok: false, code: 'X9', msg: '库存不足' },
    { level: 'warning', text: '库存不足' },
  ],
  [
    { ok: false, code: 'AS12', msg: '库存不足' },
    { level: 'warning', text: '库存不足' },
  ],
  [
    { ok: false, code: 'AS1210', msg: '库存不足' },
    { level: 'warning', text: '库存不足' },
  ],
  [{ ok: false, code: '-1', msg: '请求失败' }, undefined],
] as const)('CART-08a CART-08b CART-08c CART-08d %o gives the message %o', (outcome, notice) => {
  expect(addToCartNotice(outcome)).toEqual(notice);
});

it.each([
  [{ ok: true, status: 200 }, false],
  [{ ok: false, code: 'X9', msg: '库存不足', status: 200 }, false],
  [{ ok: false, code: '-1', msg: '请求失败', status: 0 }, true],
  [{ ok: false, code: '-1', msg: '请求失败', status: 500 }, true],
  [{ ok: false, code: '-1', msg: '请求过于频繁', status: 429 }, false],
] as const)('CART-08 whether %j was added is unknown: %s', (outcome, isUnknown) => {
  expect(isAdditionUnknown(outcome)).toBe(isUnknown);
});
