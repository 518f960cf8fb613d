import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recommendedPieces } from './recommend';

it.each([
  [{ storeAmt: 36, avgDailySales: 2, safeDays: 21 }, 6],
  [{ storeAmt: 110, avgDailySales: 4, safeDays: 30 }, 10],
  [{ storeAmt: 110, inTransit: 10, avgDailySales: 4, safeDays: 30 }, 0],
  [{ storeAmt: 110, inTransit: 4, avgDailySales: 4, safeDays: 30 }, 6],
  [{ storeAmt: 110, inTransit: null, avgDailySales: 4, safeDays: 30 }, 10],
  [{ storeAmt: 150, avgDailySales: 1.5, safeDays: 30 }, 0],
  [{ storeAmt: 0, avgDailySales: 0.1, safeDays: 3 }, 1],
  [{ storeAmt: 0.3, avgDailySales: 0.1, safeDays: 3 }, 0],
  [{ storeAmt: '12', avgDailySales: '1.25', safeDays: '10' }, 1],
  [{ storeAmt: -5, avgDailySales: 0, safeDays: 30 }, 5],
  [{ storeAmt: undefined, avgDailySales: null, safeDays: 30 }, undefined],
  [{ storeAmt: '一百', avgDailySales: 3, safeDays: 30 }, undefined],
  [{ storeAmt: undefined, avgDailySales: 3, safeDays: 30 }, undefined],
  [{ storeAmt: 1, inTransit: '1,000', avgDailySales: 3, safeDays: 30 }, undefined],
  [{ storeAmt: 0, avgDailySales: 100_000, safeDays: 1000 }, 999_999],
])('CALC-04 %o needs %s more pieces', (held, pieces) => {
  expect(recommendedPieces(held)).toBe(pieces);
});

it('CALC-04 stock and recommendation together last the safe days, and one piece less does not', () => {
  const count = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(count, count, count, (storeAmt, avgDailySales, safeDays) => {
      const pieces = recommendedPieces({ storeAmt, avgDailySales, safeDays }) ?? Number.NaN;
      const needed = avgDailySales * safeDays;
      expect(storeAmt + pieces).toBeGreaterThanOrEqual(needed);
      if (pieces > 0) expect(storeAmt + pieces - 1).toBeLessThan(needed);
    }),
  );
});
