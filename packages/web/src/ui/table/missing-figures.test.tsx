import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { columnTotal } from './column-total';
import { columnsOf } from './columns';
import { DataTable } from './data-table';
import { totalsLines } from './grid-totals';

interface Line {
  readonly no: string;
  readonly amount?: number | string;
  readonly pieces?: number;
  readonly rebate?: number;
  readonly kind?: string;
}

const column = columnsOf<Line>();
const COLUMNS = [
  column.code('no', '单号'),
  column.money('amount', '金额', { isSortable: true }),
  column.number('pieces', '数量', { unit: '台' }),
  column.money('rebate', '基数', { noneReason: ({ kind }) => (kind === 'FIXED' ? '定额' : undefined) }),
];

const LINES: readonly Line[] = [
  { no: 'A', amount: 10, pieces: 1, rebate: 5 },
  { no: 'B', amount: 20.5, pieces: 2, kind: 'FIXED' },
  { no: 'C', amount: '30', pieces: 3, rebate: 7 },
];

function open(rows: readonly Line[], total = 30) {
  render(
    <DataTable
      label="单据"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ no }) => no}
      state={{ kind: 'ready' }}
      empty={{ title: '没有单据' }}
      page={{ pageNum: 1, pageSize: 3, total, onChange: () => undefined }}
      grandTotals={{ amount: '¥900.00', pieces: '90 台', ...(total === 2 && { rebate: '¥0.00' }) }}
    />,
  );
}

const totals = (label: string) =>
  [...screen.getByRole('row', { name: new RegExp(`^${label}合计`) }).querySelectorAll('td')].map(
    ({ textContent }) => textContent,
  );

it('FIN-01a with every figure the sums stand; a row that rightly has none adds nothing', () => {
  open(LINES);
  expect(totals('本页')).toEqual(['本页合计', '¥60.50', '6 台', '¥12.00']);
  expect(totals('全部')).toEqual(['全部合计', '¥900.00', '90 台', '']);
  expect(screen.queryByText(/没有/)).toBeNull();
});

it('FIN-01a rows that all rightly have none have no total, and not one of 0', () => {
  open([
    { no: 'A', amount: 1, pieces: 1, kind: 'FIXED' },
    { no: 'B', amount: 2, pieces: 2, kind: 'FIXED' },
  ]);
  expect(totals('本页')).toEqual(['本页合计', '¥3.00', '3 台', '—']);
});

it('FIN-01a on the only page the sum of the server is none either, where all rows rightly have no figure', () => {
  const lines = [
    { no: 'A', amount: 1, pieces: 1, kind: 'FIXED' },
    { no: 'B', amount: 2, pieces: 2, kind: 'FIXED' },
  ];
  open(lines, 2);
  expect(totals('全部')).toEqual(['全部合计', '¥900.00', '90 台', '—']);
});

it('FIN-01a a row that rightly has no number adds none to the pieces', () => {
  const pieces = column.number('pieces', '数量', {
    unit: '台',
    noneReason: ({ kind }) => (kind === 'FIXED' ? '没有记录' : undefined),
  });
  render(
    <DataTable
      label="单据"
      columns={[COLUMNS[0] ?? pieces, pieces]}
      rows={[
        { no: 'A', pieces: 1 },
        { no: 'B', kind: 'FIXED' },
      ]}
      rowKey={({ no }) => no}
      state={{ kind: 'ready' }}
      empty={{ title: '没有单据' }}
      page={{ pageNum: 1, pageSize: 2, total: 20, onChange: () => undefined }}
    />,
  );
  expect(totals('本页')).toEqual(['本页合计', '1 台']);
  expect(screen.getByTitle('没有记录').textContent).toBe('—');
});

it.each([undefined, '', '1,234.50', '—', 'abc', Number.NaN])(
  'FIN-01a an amount %o is none: the cell says so, and neither page nor all rows have a total of it',
  (amount) => {
    open([{ ...LINES[0], no: 'A', amount }, ...LINES.slice(1)] as readonly Line[]);
    expect(totals('本页')).toEqual(['本页合计看这一行', '— 1 行没有金额', '6 台', '¥12.00']);
    expect(totals('全部')).toEqual(['全部合计', '— 1 行没有金额', '90 台', '']);
    expect(within(screen.getByRole('row', { name: /^A/ })).getByText('没有金额')).toBeTruthy();
  },
);

it('FIN-01a pieces and a missing base of a row that should have one leave their totals out, too', () => {
  open([{ no: 'A', amount: 10 }, ...LINES.slice(1)]);
  expect(totals('本页')).toEqual(['本页合计看这一行', '¥60.50', '— 1 行没有数量', '— 1 行没有金额']);
});

it('FIN-01a 看这一行 leads to the rows without a figure, one after the other', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined);
  open([{ no: 'A' }, ...LINES.slice(1, 2), { no: 'C' }]);
  const way = screen.getByRole('button', { name: '看这些行' });
  await userEvent.click(way);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row-key')).toBe('A'));
  await userEvent.click(way);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row-key')).toBe('C'));
  expect(scroll).toHaveBeenCalled();
});

it('FIN-01a rows are sorted with the unreadable behind all others', async () => {
  open([{ no: 'X' }, ...LINES]);
  await userEvent.click(screen.getByRole('columnheader', { name: '金额' }));
  const keys = [...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-row-key'));
  expect(keys).toEqual(['A', 'B', 'C', 'X']);
});

const counted = columnsOf<Line>({ leavesOut: { is: ({ kind }) => kind === 'REJECTED', name: '已驳回' } });
const COUNTED = [
  counted.code('no', '单号'),
  counted.money('amount', '金额'),
  counted.money('rebate', '基数'),
];
const REJECTED = { no: 'R', amount: 500, kind: 'REJECTED' };

/** The lines of totals, with what they leave out. */
const totalsOf = (rows: readonly Line[]) =>
  totalsLines({ columns: COUNTED, rows, totalsLabel: '本页' }).map(({ label, note }) => [label, note]);

it('FIN-01a rejected rows are in no total, lack nothing, and are said; a list of them alone adds them', () => {
  expect(totalsOf([...LINES, REJECTED])).toEqual([['本页合计', '不含已驳回 1 行']]);
  const [, amount, rebate] = COUNTED;
  const shown = (column: typeof amount, rows: readonly Line[]) =>
    render(<p>{column && columnTotal(column, rows)}</p>).container.textContent;
  expect(shown(amount, [...LINES, REJECTED])).toBe('¥60.50');
  expect(shown(rebate, [{ no: 'A', rebate: 5 }, REJECTED])).toBe('¥5.00');
  expect(shown(amount, [REJECTED])).toBe('¥500.00');
  expect(totalsOf([REJECTED])).toEqual([['本页合计', undefined]]);
});
