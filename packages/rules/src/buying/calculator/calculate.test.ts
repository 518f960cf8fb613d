import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { type CalculatorAsk, type CalculatorValues, calculate, calculateAll, dayFigure } from './index';

/** A Friday: two days are left of the week. */
const FRIDAY = new Date('2026-11-20T12:00:00+08:00');

const values: CalculatorValues = {
  zsdRevqSum: 600,
  storeAmt: 50,
  jshdQtyT0: 20,
  jshdQtyT1: 10,
  jshdQtyT2: 0,
  growthRates: 10,
};
const plain = { productCode: 'GA3500D01', values };

function answer(ask: CalculatorAsk, now = FRIDAY) {
  const result = calculate(ask, now);
  if (result.kind !== 'answered') throw new Error(`refused: ${JSON.stringify(result.refusals)}`);
  return result;
}

const daysOf = (ask: CalculatorAsk, now?: Date) => answer(ask, now).weeks.map(({ before }) => before.days);
const afterOf = (ask: CalculatorAsk, now?: Date) => answer(ask, now).weeks.map(({ after }) => after.days);

it('CALC-04a stock and turnover of T, T+1 and T+2, without and after an order', () => {
  // Full-width digits are the number that they are (CALC-02).
  expect(answer({ ...plain, mode: 'turnover', quantity: '４０' })).toEqual({
    kind: 'answered',
    quantity: 40,
    daily: 11,
    weeks: [
      { week: 0, stock: 48, before: { days: 4.4, isShort: false }, after: { days: 8, isShort: false } },
      { week: 1, stock: -19, before: { days: -1.7, isShort: true }, after: { days: 1.9, isShort: false } },
      { week: 2, stock: -96, before: { days: -8.7, isShort: true }, after: { days: -5.1, isShort: true } },
    ],
  });
});

it.each([
  ['2026-11-16T00:00:00+08:00', 6],
  ['2026-11-17T12:00:00+08:00', 5],
  ['2026-11-18T12:00:00+08:00', 4],
  ['2026-11-19T12:00:00+08:00', 3],
  ['2026-11-20T12:00:00+08:00', 2],
  ['2026-11-21T12:00:00+08:00', 1],
  ['2026-11-22T00:00:00+08:00', 0],
  ['2026-11-22T23:59:59.999+08:00', 0],
  ['2026-11-22T16:00:00Z', 6],
  ['2026-12-31T23:59:59+08:00', 3],
  ['2027-01-01T00:00:00+08:00', 2],
  ['2027-01-03T23:59:59+08:00', 0],
  ['2027-01-04T00:00:00+08:00', 6],
  ['2028-02-29T12:00:00+08:00', 5],
])('CALC-04 at %s the week has %i days left in Shanghai, in every zone of the machine', (now, left) => {
  const steady = { zsdRevqSum: 60, storeAmt: 100 };
  const ask = { mode: 'turnover', productCode: 'A', values: steady, quantity: 0 } as const;
  expect(answer(ask, new Date(now)).weeks.map(({ stock }) => stock)).toEqual([
    100 - left,
    93 - left,
    86 - left,
  ]);
});

it.each([
  [{ zsdRevqSum: 600, storeAmt: 891 }, 87.1],
  [{ zsdRevqSum: 60, storeAmt: 92 }, 90],
  [{ zsdRevqSum: 600, storeAmt: 919.4 }, 89.9],
  [{ zsdRevqSum: 600, storeAmt: 919.5 }, 90],
  [{ zsdRevqSum: 600, storeAmt: 919.499999 }, 89.9],
  [{ zsdRevqSum: 600, storeAmt: 20.5 }, 0.1],
  [{ zsdRevqSum: 600, storeAmt: 19.5 }, -0.1],
  [{ zsdRevqSum: 600, storeAmt: 19.4 }, -0.1],
  [{ zsdRevqSum: 600, storeAmt: 19.6 }, 0],
  [{ zsdRevqSum: 600, storeAmt: 20 }, 0],
  [{ zsdRevqSum: 600, storeAmt: 20.4 }, 0],
])('CALC-04 with %o the turnover of T is %o: one decimal, half away from zero', (figures, days) => {
  expect(daysOf({ mode: 'turnover', productCode: 'A', values: figures, quantity: 0 })[0]).toBe(days);
});

it.each([
  [{ zsdRevqSum: 600, storeAmt: 19.6 }, true],
  [{ zsdRevqSum: 600, storeAmt: 20 }, false],
])('CALC-04 with %o a shortage too small for one decimal is a shortage: %o', (figures, isShort) => {
  const ask = { mode: 'turnover', productCode: 'A', values: figures, quantity: 0 } as const;
  const week = answer(ask).weeks[0];
  expect(week?.before).toEqual({ days: 0, isShort });
  // It survives JSON.
  expect(JSON.parse(JSON.stringify(week)).after).toEqual({ days: 0, isShort });
  expect(dayFigure(week?.before.days, { isShort }).text).toBe(isShort ? '断货' : '0.0');
});

it.each([
  [{ zsdRevqSum: 600 }, 10],
  [{ zsdRevqSum: 600, growthRates: null }, 10],
  [{ zsdRevqSum: 600, growthRates: 12.5 }, 11.25],
  [{ zsdRevqSum: 600, growthRates: -50 }, 5],
  [{ zsdRevqSum: '740' }, 12.33],
  [{ zsdRevqSum: 0.1, growthRates: '-99' }, 0],
])('CALC-04 with %o the sales a day are %o', (figures, daily) => {
  const ask = {
    mode: 'turnover',
    productCode: 'A',
    values: { storeAmt: 1, ...figures },
    quantity: 0,
  } as const;
  expect(answer(ask).daily).toBe(daily);
});

it.each([
  [30, 426],
  [0, 96],
  ['30.5', 432],
  [1000, 11_096],
])('CALC-04 for a safe turnover of %o days the replenishment is %i', (safeDays, quantity) => {
  expect(answer({ ...plain, mode: 'replenishment', safeDays }).quantity).toBe(quantity);
});

it.each([
  [0, 5, 7],
  [0, 4, 0],
  [1, 10, 129],
  [2, 30, 426],
] as const)('CALC-04 in week %i a turnover of %i days needs %i pieces', (week, days, quantity) => {
  expect(answer({ ...plain, mode: 'reverse', days, week }).quantity).toBe(quantity);
});

it('CALC-04 a proposal is never negative, rounds up, and ends at 999999', () => {
  const many = { ...plain, values: { ...values, storeAmt: 5000 } };
  expect(answer({ ...many, mode: 'replenishment', safeDays: 10 }).quantity).toBe(0);
  const odd = { productCode: 'A', values: { zsdRevqSum: 61, storeAmt: 0 } };
  expect(answer({ ...odd, mode: 'reverse', days: 1, week: 0 }).quantity).toBe(4);
  const huge = { productCode: 'A', values: { zsdRevqSum: 60_000, storeAmt: 0 } };
  expect(answer({ ...huge, mode: 'replenishment', safeDays: 983 }).quantity).toBe(999_000);
  expect(answer({ ...huge, mode: 'replenishment', safeDays: 984 }).quantity).toBe(999_999);
  expect(answer({ ...huge, mode: 'replenishment', safeDays: 983.999 }).quantity).toBe(999_999);
});

it('CALC-02 a refusal names its field', () => {
  expect(calculate({ mode: 'turnover', productCode: '', values, quantity: 1 }, FRIDAY)).toEqual({
    kind: 'refused',
    refusals: [{ field: 'productCode', refusal: refuse('calculator.productMissing') }],
  });
});

it('CALC-02 a day that cannot be read gives a message, and a product code in figures is a code', () => {
  const ask: CalculatorAsk = { mode: 'turnover', productCode: 5, values, quantity: 1 };
  expect(calculate(ask, FRIDAY).kind).toBe('answered');
  expect(calculate(ask, new Date(Number.NaN))).toMatchObject({
    kind: 'refused',
    refusals: [{ field: 'today', refusal: refuse('calculator.todayUnread') }],
  });
});

/** Exact figures: the formulas of the specification as fractions over 6000, with its own letters. */
function oracle(figures: Readonly<Record<string, number>>, left: number, n: number): readonly number[] {
  const { retail = 0, stock = 0, t0 = 0, t1 = 0, t2 = 0, growth = 0 } = figures;
  const daily = BigInt(retail) * BigInt(100 + growth);
  const end0 = BigInt(stock + t0) * 6000n - daily * BigInt(left);
  const end1 = end0 + BigInt(t1) * 6000n - daily * 7n;
  const end2 = end1 + BigInt(t2) * 6000n - daily * 7n;
  return [end0, end1, end2].map((end) => {
    const tenths = (end + BigInt(n) * 6000n) * 10n;
    const size = tenths < 0n ? -tenths : tenths;
    const halves = (size * 2n) / daily;
    const up = Number((halves + 1n) / 2n);
    return (tenths < 0n ? -up : up) / 10;
  });
}

const figures = fc.record({
  retail: fc.integer({ min: 1, max: 99_998 }),
  stock: fc.integer({ min: -100, max: 50_000 }),
  t0: fc.nat(500),
  t1: fc.nat(500),
  t2: fc.nat(500),
  growth: fc.integer({ min: -99, max: 300 }),
});
const valuesOf = (f: Readonly<Record<string, number>>): CalculatorValues => ({
  zsdRevqSum: f['retail'],
  storeAmt: f['stock'],
  jshdQtyT0: f['t0'],
  jshdQtyT1: f['t1'],
  jshdQtyT2: f['t2'],
  growthRates: f['growth'],
});

it('CALC-04 turnover equals an exact oracle for any figures, order and weekday', () => {
  fc.assert(
    fc.property(figures, fc.nat(999_999), fc.nat(6), (f, quantity, weekday) => {
      const now = new Date(FRIDAY.getTime() + (weekday - 4) * 86_400_000);
      const ask: CalculatorAsk = { mode: 'turnover', productCode: 'A', values: valuesOf(f), quantity };
      expect(afterOf(ask, now)).toEqual(oracle(f, 6 - weekday, quantity).map((days) => days + 0));
    }),
  );
});

it('CALC-04 the proposed order reaches the wanted turnover and one piece less does not', () => {
  fc.assert(
    fc.property(figures, fc.nat(1000), fc.constantFrom(0, 1, 2), (f, days, week) => {
      const ask = { productCode: 'A', values: valuesOf(f) };
      const { quantity } = answer({ ...ask, mode: 'reverse', days, week });
      const exactDays = (n: number): bigint => {
        const daily = BigInt(f.retail) * BigInt(100 + f.growth);
        const arrivals = [f.t0, f.t0 + f.t1, f.t0 + f.t1 + f.t2][week] ?? 0;
        const stock = BigInt(f.stock + arrivals + n) * 6000n - daily * BigInt(2 + week * 7);
        return stock - BigInt(days) * daily;
      };
      expect(exactDays(quantity) >= 0n || quantity === 999_999).toBe(true);
      if (quantity > 0) expect(exactDays(quantity - 1) < 0n).toBe(true);
    }),
  );
});

it('CALC-04 the replenishment is the reverse mode for T+2', () => {
  fc.assert(
    fc.property(figures, fc.nat(1000), (f, days) => {
      const ask = { productCode: 'A', values: valuesOf(f) };
      expect(calculate({ ...ask, mode: 'replenishment', safeDays: days }, FRIDAY)).toEqual(
        calculate({ ...ask, mode: 'reverse', days, week: 2 }, FRIDAY),
      );
    }),
  );
});

it('CALC-04 several products are calculated by one clock, each as by itself and in their order', () => {
  const asks: readonly CalculatorAsk[] = [
    { ...plain, mode: 'turnover', quantity: 40 },
    { productCode: '', mode: 'turnover', values, quantity: 40 },
    { ...plain, productCode: 'B', mode: 'replenishment', safeDays: 30 },
  ];
  expect(calculateAll(asks, FRIDAY)).toEqual(
    asks.map((ask) => ({ productCode: String(ask.productCode ?? ''), answer: calculate(ask, FRIDAY) })),
  );
});
