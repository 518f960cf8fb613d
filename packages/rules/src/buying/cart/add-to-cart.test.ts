import { expect, it } from 'vitest';
import { NO_ANSWER } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import { additionDoubt, additionRefusal, additionRefusalHere, addToCartNotice } from './add-to-cart';
import { additionText } from './addition-refusals';

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
  expect(additionDoubt(outcome) !== undefined).toBe(isUnknown);
  // What is not known is no refusal.
  if (isUnknown) expect(additionRefusal(outcome)).toBeUndefined();
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
    expect(additionText(additionDoubt({ ok: false, code: '-1', msg: '', status }))).toBe(text);
  },
);

it('CART-08 the sentence at the field says why nothing was added, and what to do with a full cart', () => {
  const refused = (code: string, msg: string) => additionText(additionRefusalHere({ ok: false, code, msg }));
  expect(refused('AS121', '满')).toBe('购物车最多添加20种商品，请先结算，再加入这一种');
  expect(refused('0', '该商品已下架')).toBe('该商品已下架');
  expect(refused('0', '')).toBeUndefined();
  expect(refused(NO_ANSWER, '')).toBeUndefined();
  expect(additionRefusalHere({ ok: true })).toBeUndefined();
});

it('CART-08 HTTP-04 a refused addition has a code', () => {
  expect(additionRefusal({ ok: false, code: 'AS121', msg: '满' })).toEqual(
    refuse('addition.full', { most: 20 }),
  );
  expect(additionRefusal({ ok: false, code: 'X9', msg: '库存不足' })).toEqual(
    refuse('addition.refused', { message: '库存不足' }),
  );
});
