import { expect, it } from 'vitest';
import { exportKind, reportConditions } from './export';

it.each([
  [0, 'file'],
  [1000, 'file'],
  [1001, 'report'],
])('FLAG-01 %i rows are exported as a %s', (total, kind) => {
  expect(exportKind(total)).toBe(kind);
});

it('FLAG-01 a report has the filters of its list as conditions, a no among them', () => {
  expect(
    reportConditions({
      saletoCode: '88',
      status: '',
      keyword: undefined,
      isDifference: false,
      beginDate: '2026-11-01',
    }),
  ).toEqual([
    { name: 'saletoCode', value: '88' },
    { name: 'isDifference', value: 'false' },
    { name: 'beginDate', value: '2026-11-01' },
  ]);
});
