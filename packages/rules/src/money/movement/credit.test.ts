import { expect, it } from 'vitest';
import { creditUse, firstCreditEnd, lowestRate } from './index';

it.each([
  [
    { creditAmount: '500000.00', usedAmount: 125_000 },
    { isGranted: true, share: 25, isNearlyUsed: false },
  ],
  [
    { creditAmount: 100, usedAmount: 80 },
    { isGranted: true, share: 80, isNearlyUsed: false },
  ],
  [
    { creditAmount: 100, usedAmount: 81 },
    { isGranted: true, share: 81, isNearlyUsed: true },
  ],
  [
    { creditAmount: 0, usedAmount: 0 },
    { isGranted: false, share: undefined, isNearlyUsed: false },
  ],
])('FIN-08 of the credit %o so much is used: %o', (credit, use) => {
  expect(creditUse(credit)).toEqual(use);
});

it.each([{ creditAmount: '约 50 万', usedAmount: 0 }, { creditAmount: 100, usedAmount: '未知' }, {}])(
  'FIN-08 a credit of which a figure cannot be read, %o, has no share, and is not called closed',
  (credit) => {
    expect(creditUse(credit)).toEqual({ isGranted: true, share: undefined, isNearlyUsed: false });
  },
);

it('FIN-08 the first line that ends is named, in any form of the wire', () => {
  const lines = [{ endDate: '2027-01-31' }, {}, { endDate: '20261231' }, { endDate: '' }];
  expect(firstCreditEnd(lines)).toBe('20261231');
  expect([firstCreditEnd([]), firstCreditEnd([{ endDate: '' }])]).toEqual([undefined, undefined]);
});

it('FIN-08 the lowest rate that can be read counts; without one there is none, and it is not 0', () => {
  expect(lowestRate([{ rate: 4.35 }, { rate: '3.9' }, { rate: '面议' }, {}])).toBe(3.9);
  expect(lowestRate([{ rate: '面议' }])).toBeUndefined();
});
