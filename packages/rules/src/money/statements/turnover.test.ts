import { expect, it } from 'vitest';
import { accountTurnover } from './turnover';

const OCTOBER = {
  beginDate: '2026-10-01',
  endDate: '2026-10-31',
  openingBalance: 100_000,
  closingBalance: '300000.00',
  debitAmount: 400_000,
};

it('FIN-01 F24 a month turns its average balance over: twice in October is once in 15.5 days', () => {
  expect(accountTurnover(OCTOBER)).toEqual({ times: 2, days: 15.5 });
});

it.each([
  { debitAmount: -5 },
  { openingBalance: -300_000 },
  { closingBalance: undefined },
  { debitAmount: 'abc' },
  { endDate: '' },
  { endDate: '2026-09-30' },
])('FIN-01 F24 a month with %j has no turnover, and never one of 0', (wrong) => {
  expect(accountTurnover({ ...OCTOBER, ...wrong })).toBeUndefined();
});

it('FIN-01 F24 a span of one day has its turnover, too', () => {
  expect(accountTurnover({ ...OCTOBER, beginDate: '2026-10-31' })).toEqual({ times: 2, days: 0.5 });
});

it('FIN-01 F24 a month in which nothing left the account turned over no time, and lasts for no number of days', () => {
  expect(accountTurnover({ ...OCTOBER, debitAmount: 0 })).toEqual({ times: 0, days: undefined });
});
