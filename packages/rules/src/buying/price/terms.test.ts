import { expect, it } from 'vitest';
import { reasonAgainstPriced, termsState } from './terms';

const there = { data: [], isError: false };
const loading = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };

it.each([
  [[there, there], 'ready'],
  [[], 'ready'],
  [[there, loading], 'loading'],
  [[loading, failed], 'failed'],
  [[there, { data: [], isError: true }], 'ready'],
] as const)('CART-11 calls for price and stock in the states %j are %s together', (calls, state) => {
  expect(termsState(calls)).toBe(state);
});

it.each([
  ['loading', undefined, '价格加载中…'],
  ['loading', 'PV1', '价格加载中…'],
  ['failed', undefined, '价格或库存没有取到，请重试'],
  ['ready', undefined, '没有查到价格，不能加入购物车'],
  ['ready', '', '没有查到价格，不能加入购物车'],
  ['ready', 'PV1', undefined],
] as const)('CART-11 terms that are %s with the version %o are refused with %o', (state, version, reason) => {
  expect(reasonAgainstPriced(state, version)).toBe(reason);
});
