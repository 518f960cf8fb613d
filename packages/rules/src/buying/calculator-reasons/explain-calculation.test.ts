import { expect, it } from 'vitest';
import type { CalculatorAsk, CalculatorValues } from '../calculator';
import { explainCalculation } from './index';

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

it('CALC-04 the trace shows each formula with its numbers', () => {
  const trace = explainCalculation({ ...plain, mode: 'replenishment', safeDays: 30 }, FRIDAY);
  expect(trace.map(({ text }) => text)).toEqual([
    '日均销量 = 600 ÷ 60 × (1 + 10%) = 11',
    '今天之后到本周日还有 2 天',
    'T 周末库存 = 50 + 20 − 11 × 2 = 48',
    'T+1 周末库存 = 48 + 10 − 11 × 7 = -19',
    'T+2 周末库存 = (-19) + 0 − 11 × 7 = -96',
    '补货数量：T+2 周末要达到 30 天，600 ÷ 60 × (1 + 10%) × (30 + 16) − (50 + 20 + 10 + 0)，向上取整且不小于 0，得 426 台',
    'T 周转天数 = 48 ÷ 11 ≈ 4.36；下单 426 台后 = (48 + 426) ÷ 11 ≈ 43.09',
    'T+1 周转天数 = (-19) ÷ 11 ≈ -1.73；下单 426 台后 = (-19 + 426) ÷ 11 = 37',
    'T+2 周转天数 = (-96) ÷ 11 ≈ -8.73；下单 426 台后 = (-96 + 426) ÷ 11 = 30',
  ]);
  expect(trace.map(({ rule }) => rule)).toEqual(Array.from({ length: 9 }, () => 'CALC-04'));
  expect(trace.map(({ facts }) => facts)).toEqual([
    { zsdRevqSum: 600, growthRates: 10 },
    { left: 2 },
    { storeAmt: 50, jshdQtyT0: 20 },
    { jshdQtyT1: 10 },
    { jshdQtyT2: 0 },
    { days: 30, week: 2 },
    { week: 0, quantity: 426 },
    { week: 1, quantity: 426 },
    { week: 2, quantity: 426 },
  ]);
});

it('CALC-04 the trace of an order has no proposal, shows absent figures as 0 and says which ones are rounded', () => {
  const ask: CalculatorAsk = {
    mode: 'turnover',
    productCode: 'A',
    values: { zsdRevqSum: 740, storeAmt: 1.5, jshdQtyT0: ' ' },
    quantity: '3',
  };
  expect(explainCalculation(ask, FRIDAY).map(({ text }) => text)).toEqual([
    '日均销量 = 740 ÷ 60 × (1 + 0%) ≈ 12.33',
    '今天之后到本周日还有 2 天',
    'T 周末库存 = 1.5 + 0 − 12.33 × 2 ≈ -23.17',
    'T+1 周末库存 = (-23.17) + 0 − 12.33 × 7 ≈ -109.5',
    'T+2 周末库存 = (-109.5) + 0 − 12.33 × 7 ≈ -195.83',
    'T 周转天数 = (-23.17) ÷ 12.33 ≈ -1.88；下单 3 台后 = (-23.17 + 3) ÷ 12.33 ≈ -1.64',
    'T+1 周转天数 = (-109.5) ÷ 12.33 ≈ -8.88；下单 3 台后 = (-109.5 + 3) ÷ 12.33 ≈ -8.64',
    'T+2 周转天数 = (-195.83) ÷ 12.33 ≈ -15.88；下单 3 台后 = (-195.83 + 3) ÷ 12.33 ≈ -15.64',
  ]);
});

it('CALC-04 a proposal that is cut at the limit says so', () => {
  const huge = { productCode: 'A', values: { zsdRevqSum: 60_000, storeAmt: 0 } };
  const trace = explainCalculation({ ...huge, mode: 'reverse', days: 1000, week: 1 }, FRIDAY);
  expect(trace[5]?.text).toBe(
    '补货数量：T+1 周末要达到 1000 天，60000 ÷ 60 × (1 + 0%) × (1000 + 9) − (0 + 0 + 0)，' +
      '向上取整且不小于 0，得 1009000 台；一次最多补 999999 台',
  );
});

it('CALC-02 a refusal shows its sentence', () => {
  const ask: CalculatorAsk = { mode: 'turnover', productCode: '', values, quantity: 1 };
  const text = '必须录入产品型号才能计算';
  expect(explainCalculation(ask, FRIDAY)).toEqual([
    { rule: 'CALC-02', facts: { field: 'productCode' }, text },
  ]);
});

it('CALC-04 a figure with a plus sign is printed without it', () => {
  const ask: CalculatorAsk = {
    mode: 'turnover',
    productCode: 'A',
    values: { zsdRevqSum: '+600', storeAmt: '+50', growthRates: '+10' },
    quantity: 1,
  };
  const [daily, , first] = explainCalculation(ask, FRIDAY).map(({ text }) => text);
  expect([daily, first]).toEqual([
    '日均销量 = 600 ÷ 60 × (1 + 10%) = 11',
    'T 周末库存 = 50 + 0 − 11 × 2 = 28',
  ]);
});
