import { expect, it } from 'vitest';
import { restock } from './index';

/** A Friday: two days are left of the week. */
const now = new Date('2026-11-20T12:00:00+08:00');
const figures = {
  zsdRevqSum: 600,
  storeAmt: 132,
  jshdQtyT0: 0,
  jshdQtyT1: 30,
  jshdQtyT2: 60,
  growthRates: 20,
};

it('CALC-04 a proposal says what to order, less what lies in the cart, and how the stock moves', () => {
  const answer = restock({ productCode: 'A', figures, safeDays: 30, inCart: 20, now });
  expect(answer).toMatchObject({
    ask: { mode: 'replenishment', productCode: 'A', safeDays: 30 },
    daily: 12,
    quantity: 330,
    more: 310,
    safeStock: 360,
    points: [
      { at: 'today', without: 132, with: 132 },
      { at: 0, without: 108, with: 438 },
      { at: 1, without: 54, with: 384 },
      { at: 2, without: 30, with: 360 },
    ],
  });
});

it.each([
  // 10 sold in 60 days is 0.1666… a day: 90 days are 15 exactly; from 0.17 a day it would be 16.
  [10, 90, 15],
  [388, 90, 582],
  [0.1, 30, 1],
])('CALC-04 %s sold in 60 days need %s days of safe stock: %s pieces, exactly', (sold, safeDays, pieces) => {
  const values = { ...figures, zsdRevqSum: sold, growthRates: 0 };
  expect(restock({ productCode: 'A', figures: values, safeDays, inCart: 0, now })?.safeStock).toBe(pieces);
});

it('CALC-04 the cart may hold more than is needed', () => {
  expect(restock({ productCode: 'A', figures, safeDays: 30, inCart: 900, now })?.more).toBe(0);
});

it('CALC-03 nothing is proposed from a figure that is missing', () => {
  expect(
    restock({ productCode: 'A', figures: { storeAmt: 1 }, safeDays: 30, inCart: 0, now }),
  ).toBeUndefined();
});
