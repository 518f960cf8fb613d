import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { pricedRefusal, termsState } from './terms';

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
  ['loading', undefined, refuse('price.loading')],
  ['loading', 'PV1', refuse('price.loading')],
  ['failed', undefined, refuse('price.failed')],
  ['ready', undefined, refuse('price.missing')],
  ['ready', '', refuse('price.missing')],
  ['ready', 'PV1', undefined],
] as const)('CART-11 terms that are %s with the version %o are refused with %o', (state, version, reason) => {
  expect(pricedRefusal(state, version)).toEqual(reason);
});

it('CART-11 what stands in the place of a price version and is no text orders nothing', () => {
  const odd: unknown = { value: 'PV202611' };
  expect(pricedRefusal('ready', odd as string)).toEqual(pricedRefusal('ready', undefined));
});
