import { expect, it } from 'vitest';
import type { FilterField } from '#ui/input/filter-bar';
import { conditionsOf } from './conditions';

type Name = 'status' | 'terminalNo' | 'beginDate' | 'endDate';

const FIELDS: readonly FilterField<Name>[] = [
  { kind: 'choice', name: 'status', label: '结算状态', options: [{ value: '10', label: '待结算' }] },
  { kind: 'text', name: 'terminalNo', label: '终端号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '交易日期' },
];

it('FIN-01a conditions are said in words, in the order of their fields', () => {
  const conditions = conditionsOf(FIELDS, { beginDate: '2026-11-01', status: '10' });
  expect(conditions).toEqual(['结算状态 待结算', '交易日期 2026-11-01 ~']);
  expect(conditionsOf(FIELDS, {})).toEqual([]);
});
