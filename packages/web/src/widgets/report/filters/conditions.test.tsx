import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FilterField } from '#ui/input/filter-bar';
import { ClearButtons } from './clear-buttons';
import { conditionsOf } from './conditions';

type Name = 'status' | 'terminalNo' | 'beginDate' | 'endDate';

const FIELDS: readonly FilterField<Name>[] = [
  { kind: 'choice', name: 'status', label: '结算状态', options: [{ value: '10', label: '待结算' }] },
  { kind: 'text', name: 'terminalNo', label: '终端号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '交易日期' },
];

it('FIN-01a conditions are said in words, in the order of their fields', () => {
  const conditions = conditionsOf(FIELDS, { beginDate: '2026-11-01', status: '10' });
  expect(conditions.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '结算状态 待结算',
    '交易日期 2026-11-01 ~',
  ]);
  expect(conditionsOf(FIELDS, {})).toEqual([]);
});

it('FIN-01a an empty list takes back one of several conditions alone, a period with both of its days', async () => {
  const [set, clear] = [vi.fn(), vi.fn()];
  const conditions = conditionsOf(FIELDS, { terminalNo: 'T1', beginDate: '2026-11-01' });
  const { rerender } = render(<ClearButtons filter={{ set, clear }} conditions={conditions} />);
  await userEvent.click(screen.getByRole('button', { name: '清除交易日期' }));
  expect(set).toHaveBeenCalledExactlyOnceWith({ beginDate: '', endDate: '' });
  rerender(<ClearButtons filter={{ set, clear }} conditions={conditions.slice(0, 1)} />);
  expect(screen.queryByRole('button', { name: '清除终端号' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(clear).toHaveBeenCalledOnce();
});
