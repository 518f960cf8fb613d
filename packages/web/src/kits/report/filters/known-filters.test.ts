import type { queryDayAccounts, queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { expect, it } from 'vitest';
import { knownFilters } from './known-filters';

type DayId = (typeof queryDayAccounts)['id'];
type MonthId = (typeof queryMonthAccounts)['id'];

it.each([
  [
    { beginDate: '2026-11-01', endDate: '2026-11-30' },
    { beginDate: '2026-11-01', endDate: '2026-11-30' },
  ],
  [{ beginDate: '2026-13-45', endDate: '2026-11-30' }, { endDate: '2026-11-30' }],
  [{ beginDate: '2026-02-30', endDate: 'abc' }, {}],
  [{ beginDate: '2026-11', endDate: '26-11-01' }, {}],
])('FIN-01 of the days %o in an address only those of the calendar are asked for', (values, known) => {
  const fields = [{ kind: 'period', name: 'beginDate', end: 'endDate', label: '账单日期' }] as const;
  expect(knownFilters<DayId>(fields, values)).toEqual(known);
});

it.each([
  [
    { beginDate: '2026-10', endDate: '2026-11' },
    { beginDate: '2026-10', endDate: '2026-11' },
  ],
  [{ beginDate: '2026-13', endDate: '2026-11-30' }, {}],
])('FIN-01 of the months %o in an address only those of the calendar are asked for', (values, known) => {
  const fields = [
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '账单月份', isMonthly: true },
  ] as const;
  expect(knownFilters<MonthId>(fields, values)).toEqual(known);
});
