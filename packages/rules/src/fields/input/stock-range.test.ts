import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { readWantedQuantity, stockRange } from './quantity';

it.each([
  [undefined, '999999', undefined],
  [undefined, '1000000', refuse('quantity.tooLarge', { max: 999_999 })],
  [2_000_000, '1000000', refuse('quantity.tooLarge', { max: 999_999 })],
  [7, '7', undefined],
  [7, '8', refuse('quantity.tooLarge', { max: 7 })],
  [0, '1', refuse('stock.out')],
  [-3, '1', refuse('stock.out')],
  [Number.NaN, '1', refuse('quantity.rangeUnread')],
])('CART-09 CALC-05 of %s pieces that can be had, %s: %j', (most, text, refusal) => {
  const read = readWantedQuantity(text, stockRange(most));
  expect(read.ok ? undefined : read.refusal).toEqual(refusal);
});

it('CART-09 nothing is wanted of a line that is out of stock: its empty field is no mistake', () => {
  expect(readWantedQuantity('', stockRange(0))).toEqual({ ok: true, quantity: 0 });
});
