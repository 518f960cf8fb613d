import { expect, it } from 'vitest';
import { isSmallOrder, SMALL_ORDER_LIMITS, SMALL_ORDER_PIECES } from './index';

it('ORDER-01 an order below the limit is small, one that reaches it is not', () => {
  expect([19, 20, 21].map((pieces) => isSmallOrder(pieces))).toEqual([true, false, false]);
  expect(isSmallOrder(49, '50')).toBe(true);
  expect(SMALL_ORDER_LIMITS).toContain(SMALL_ORDER_PIECES);
});

it.each([undefined, '约 5', Number.NaN])('ORDER-01 an order of %o pieces is not called small', (pieces) => {
  expect(isSmallOrder(pieces)).toBe(false);
});
