import { expect, it } from 'vitest';
import { CREDIT_PERIODS, FIRST_TERM, LOAN_TERMS, largestFinanceable, SHOWN_TERM } from './index';

it('FIN-08 the terms of loans, of credit for an order, and the one whose interest is shown', () => {
  expect([LOAN_TERMS, CREDIT_PERIODS, SHOWN_TERM, FIRST_TERM]).toEqual([
    [30, 60, 90, 180],
    [30, 60, 90],
    30,
    90,
  ]);
});

it('FIN-08 the order on which most may be lent is first; those on which nothing may, or nobody knows how much, are left out', () => {
  const orders = [9, '120.00', 0, '约 500', undefined, 30].map((financeAmount) => ({ financeAmount }));
  expect(largestFinanceable(orders).map(({ financeAmount }) => financeAmount)).toEqual(['120.00', 30, 9]);
});
