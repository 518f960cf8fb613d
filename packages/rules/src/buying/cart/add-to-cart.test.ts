import { expect, it } from 'vitest';
import { NO_ANSWER } from '../../base/outcome';
import {
  addToCartNotice,
  cartPortion,
  isAdditionUnknown,
  refusedAdditionText,
  unknownAdditionText,
} from './add-to-cart';

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

it.each([
  [0, '没有收到结果，是否已加入请查看'],
  [504, '没有收到结果，是否已加入请查看'],
  [404, '系统答复出错，是否已加入请查看'],
  [500, '系统答复出错，是否已加入请查看'],
  [502, '没有收到结果，是否已加入请查看'],
  [429, undefined],
])(
  'CART-08 HTTP-13 an addition without a result, status %d, is not said to lack an answer that came: %s',
  (status, text) => {
    expect(unknownAdditionText({ ok: false, code: '-1', msg: '', status })).toBe(text);
  },
);

const ones = (count: number) => Array.from({ length: count }, () => 1);

it.each([
  [ones(20), 0, { fit: 20, tried: 20, note: undefined }],
  [ones(30), 0, { fit: 20, tried: 20, note: '购物车最多 20 种：先结算这 20 种，再加入其余 10 种' }],
  [
    ones(24),
    14,
    { fit: 6, tried: 6, note: '购物车已有 14 种，最多 20 种：先结算这 20 种，再加入其余 18 种' },
  ],
  [ones(4), 20, { fit: 0, tried: 4, note: '购物车已有 20 种，最多 20 种：先结算购物车，再加入这 4 种' }],
  // The two in the cart may be among the lines.
  [ones(19), 2, { fit: 18, tried: 19, note: '购物车已有 2 种，最多 20 种：放不下时先结算购物车' }],
  // What exceeds a quota is a line of its own, and both go together.
  [[...ones(19), 2, 1], 0, { fit: 19, tried: 19, note: '购物车最多 20 种：先结算这 19 种，再加入其余 2 种' }],
  [[], 20, { fit: 0, tried: 0, note: undefined }],
  // What cannot be counted does not fit.
  [ones(2), Number.NaN, { fit: 0, tried: 2, note: '购物车最多 20 种：先结算购物车，再加入这 2 种' }],
  [[1, Number.NaN], 0, { fit: 1, tried: 1, note: '购物车最多 20 种：先结算这 1 种，再加入其余 1 种' }],
])('CART-08 lines of %j entries beside %d in the cart: %j', (sizes, held, portion) => {
  expect(cartPortion(sizes, held)).toEqual(portion);
});

it('CART-08 the sentence at the field says why nothing was added, and what to do with a full cart', () => {
  const refused = (code: string, msg: string) => refusedAdditionText({ ok: false, code, msg });
  expect(refused('AS121', '满')).toBe('购物车最多添加20种商品，请先结算，再加入这一种');
  expect(refused('0', '该商品已下架')).toBe('该商品已下架');
  expect(refused('0', '')).toBeUndefined();
  expect(refused(NO_ANSWER, '')).toBeUndefined();
  expect(refusedAdditionText({ ok: true })).toBeUndefined();
});
