import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { PeriodField, periodPresets } from './period-field';

const onChange = vi.fn<(first: string, last: string) => void>();
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const draw = (first = '', last = '') =>
  render(<PeriodField label="下单日期" value={[first, last]} onChange={onChange} />);

beforeEach(() => {
  onChange.mockReset();
});

it('ORDER-01 half a period changes nothing yet, a complete one does, in any order of its days', () => {
  draw();
  type('下单日期起', '2026-11-20');
  expect(onChange).not.toHaveBeenCalled();
  type('下单日期止', '2026-11-02');
  expect(onChange.mock.calls).toEqual([['2026-11-02', '2026-11-20']]);
});

it('ORDER-01 a year that is still being typed stays in the field and is no filter', () => {
  draw('2026-11-01', '2026-11-30');
  type('下单日期起', '0202-11-01');
  expect([input('下单日期起').value, onChange.mock.calls]).toEqual(['0202-11-01', []]);
  type('下单日期起', '2025-11-01');
  expect(onChange.mock.calls).toEqual([['2025-11-01', '2026-11-30']]);
});

it('ORDER-01 a usual period is one press; so is none', async () => {
  const { rerender } = draw();
  await userEvent.click(screen.getByRole('button', { name: '下单日期' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '上月' }));
  const month = dayjs().subtract(1, 'month').startOf('month');
  const [first, last] = [month, month.endOf('month')].map((day) => day.format('YYYY-MM-DD'));
  expect(onChange.mock.calls).toEqual([[first, last]]);
  rerender(<PeriodField label="下单日期" value={[first ?? '', last ?? '']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '下单日期' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '不限' }));
  expect(onChange.mock.calls.at(-1)).toEqual(['', '']);
});

it.each([
  {
    today: '2026-11-22',
    month: '2026-11-01 2026-11-30',
    last: '2026-10-01 2026-10-31',
    quarter: '2026-10-01 2026-12-31',
  },
  {
    today: '2027-01-31',
    month: '2027-01-01 2027-01-31',
    last: '2026-12-01 2026-12-31',
    quarter: '2027-01-01 2027-03-31',
  },
  {
    today: '2028-03-15',
    month: '2028-03-01 2028-03-31',
    last: '2028-02-01 2028-02-29',
    quarter: '2028-01-01 2028-03-31',
  },
])(
  'FIN-01 the periods of one press are complete months and quarters: $today',
  ({ today, month, last, quarter }) => {
    const presets = periodPresets(dayjs(today)).map(
      ({ label, value }) => [label, value.map((date) => date.format('YYYY-MM-DD')).join(' ')] as const,
    );
    expect(presets).toEqual([
      ['本月', month],
      ['上月', last],
      ['本季', quarter],
    ]);
  },
);
