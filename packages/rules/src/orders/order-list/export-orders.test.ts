import { expect, it } from 'vitest';
import { ORDER_REPORT, orderExportKind, reportConditions } from './export-orders';

it.each([
  [0, 'file'],
  [1000, 'file'],
  [1001, 'report'],
])('FLAG-01 %i orders are exported as a %s', (total, kind) => {
  expect(orderExportKind(total)).toBe(kind);
});

it('FLAG-01 a report has the filters of its list as conditions', () => {
  expect(
    reportConditions({ saletoCode: '88', status: '', keyword: undefined, beginDate: '2026-11-01' }),
  ).toEqual([
    { name: 'saletoCode', value: '88' },
    { name: 'beginDate', value: '2026-11-01' },
  ]);
});

it('FLAG-01 the report that holds orders is named as the server names it', () => {
  expect(ORDER_REPORT).toBe('MY_ORDER');
});
