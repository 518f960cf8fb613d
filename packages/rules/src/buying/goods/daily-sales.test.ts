import { expect, it } from 'vitest';
import { pricePeriods } from './index';

it('CAT-01 days in a row at one price are one period with what was sold a day', () => {
  const days = [
    { date: '2026-11-03', price: 1799, salesNumber: 13 },
    { date: '2026-11-01', price: 1899, salesNumber: 9 },
    { date: '2026-11-02', price: '1899.00', salesNumber: 10 },
    { date: '2026-11-04', price: 1799, salesNumber: 0 },
  ];
  expect(pricePeriods(days)).toEqual([
    { from: '2026-11-01', to: '2026-11-02', price: 1899, pieces: 19, daily: 9.5 },
    { from: '2026-11-03', to: '2026-11-04', price: 1799, pieces: 13, daily: 6.5 },
  ]);
});

it('CAT-01 a price that comes back is a period of its own, and a day without a price belongs to none', () => {
  const days = [
    { date: '2026-11-01', price: 10, salesNumber: 1 },
    { date: '2026-11-02', price: 'x', salesNumber: 5 },
    { date: '2026-11-03', price: 10, salesNumber: 2 },
  ];
  expect(pricePeriods(days).map(({ from, pieces }) => [from, pieces])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-03', 2],
  ]);
  expect(pricePeriods([])).toEqual([]);
});

it.each([undefined, null, '—', '1,2'])(
  'CAT-01 a day whose pieces are %j leaves its period without pieces',
  (salesNumber) => {
    const days = [
      { date: '2026-11-01', price: 10, salesNumber },
      { date: '2026-11-02', price: 10, salesNumber: 2 },
      { date: '2026-11-03', price: 12, salesNumber: 3 },
    ];
    expect(pricePeriods(days).map(({ pieces, daily }) => [pieces, daily])).toEqual([
      [undefined, undefined],
      [3, 3],
    ]);
  },
);
