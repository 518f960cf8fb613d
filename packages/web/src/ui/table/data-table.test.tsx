import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from '../page/states';
import { DataCards } from './data-cards';
import { DataTable } from './data-table';
import type { ColumnStore, DataColumn, DataTableProps } from './data-table-types';

interface Row {
  readonly no: string;
  readonly units: number;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'no', title: '单号', render: ({ no }) => no },
  {
    key: 'units',
    title: '数量',
    isFigure: true,
    render: ({ units }) => `${units} 台`,
    total: (rows) => `${rows.reduce((sum, { units }) => sum + units, 0)} 台`,
  },
];

const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ no: `A${index}`, units: index }));

function Shown(props: Partial<DataTableProps<Row>>) {
  return (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <MemoryRouter>
        <DataTable<Row>
          label="订单"
          columns={COLUMNS}
          rows={rowsOf(3)}
          rowKey={({ no }) => no}
          state={{ kind: 'ready' }}
          empty={{ title: '没有订单' }}
          {...props}
        />
      </MemoryRouter>
    </ConfigProvider>
  );
}

function Selecting(props: Partial<DataTableProps<Row>>) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return (
    <Shown
      {...props}
      selection={{
        keys,
        onChange: setKeys,
        disabledReason: ({ no }) => (no === 'A0' ? '已签收' : undefined),
        summary: (rows) => `已选 ${rows.length} 单`,
        actions: () => <button type="button">批量签收</button>,
      }}
    />
  );
}

describe('a DataTable', () => {
  it('ORDER-01 shows rows under their heads, and a totals row that says what it counts', () => {
    render(<Shown />);
    const table = screen.getByRole('grid', { name: '订单' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['单号', '数量']);
    expect(within(table).getByRole('row', { name: /本页合计/ }).textContent).toContain('3 台');
  });

  it('ORDER-01 above 100 rows draws only those in sight and stays a grid that states its row count', async () => {
    render(<Shown rows={rowsOf(1000)} />);
    const grid = screen.getByRole('grid', { name: '订单' });
    expect(grid.getAttribute('aria-rowcount')).toBe('1001');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
  });

  it('ORDER-01 on a phone draws the cards of a long list in portions, and all of them on paper', async () => {
    render(<DataCards label="订单" columns={COLUMNS} rows={rowsOf(120)} rowKey={({ no }) => no} />);
    const cards = () => screen.getByRole('list', { name: '订单' }).childElementCount;
    expect(cards()).toBe(50);
    await userEvent.click(screen.getByRole('button', { name: '已显示 50 行，共 120 行，显示更多' }));
    expect(cards()).toBe(100);
    fireEvent(window, new Event('beforeprint'));
    expect(cards()).toBe(120);
    fireEvent(window, new Event('afterprint'));
    await userEvent.click(screen.getByRole('button', { name: '已显示 100 行，共 120 行，显示更多' }));
    expect(cards()).toBe(120);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ORDER-01 keeps its totals row and the order of a sorted column when it is virtual; arrows follow that order', async () => {
    const compare = (left: Row, right: Row) => left.units - right.units;
    const columns = COLUMNS.map((column) => (column.key === 'units' ? { ...column, compare } : column));
    render(<Shown columns={columns} rows={rowsOf(300)} />);
    within(screen.getByRole('row', { name: /本页合计/ })).getByText('44850 台');
    const head = screen.getByRole('columnheader', { name: /数量/ });
    await userEvent.click(head);
    await userEvent.click(head);
    expect(head.getAttribute('aria-sort')).toBe('descending');
    (await screen.findByRole('row', { name: /A299/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('A298'));
  });

  it('ORDER-01 remembers which columns were hidden, and never hides the first', async () => {
    const write = vi.fn<ColumnStore['write']>();
    render(<Shown columnStore={{ read: () => undefined, write }} />);
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '单号（固定）' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: '数量' }));
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ hidden: ['units'] }));
    expect(screen.queryByRole('columnheader', { name: '数量' })).toBeNull();
  });

  it('ORDER-01 lets columns be moved, widened and fixed by keyboard, and goes back to the start', async () => {
    const columns = [...COLUMNS, { key: 'note', title: '备注', render: () => '—' }];
    const write = vi.fn<ColumnStore['write']>();
    render(<Shown columns={columns} columnStore={{ read: () => undefined, write }} />);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    screen.getByRole('checkbox', { name: '备注' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
    expect(heads()).toEqual(['单号', '备注', '数量']);
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { note: 136 } }));
    await userEvent.click(screen.getByRole('button', { name: '固定 数量' }));
    expect(heads()).toEqual(['单号', '数量', '备注']);
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(heads()).toEqual(['单号', '数量', '备注']);
  });

  it('ORDER-01 copies a rectangle of cells for a spreadsheet, with the text that a column knows', async () => {
    const columns = COLUMNS.map((column) =>
      column.key === 'units' ? { ...column, text: ({ units }: Row) => String(units) } : column,
    );
    render(<Shown columns={columns} />);
    screen.getByRole('row', { name: /A1/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('A1'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const setData = vi.fn<DataTransfer['setData']>();
    fireEvent.copy(screen.getByText('A1'), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'A1\t1\nA2\t2');
  });

  it('ORDER-01 a copied cell is no formula in a spreadsheet, and numbers stay numbers', () => {
    const texts = ['=1+1|cmd', '+86 532', '@SUM(A1)', '-¥1,200.00', '-2 台', '-30', 'A1'];
    const rows = texts.map((no) => ({ no, units: 1 }));
    render(<Shown rows={rows} />);
    const setData = vi.fn<DataTransfer['setData']>();
    for (const text of texts) fireEvent.copy(screen.getByText(text), { clipboardData: { setData } });
    const copied = setData.mock.calls.map(([, text]) => text.split('\t')[0]);
    expect(copied).toEqual(["'=1+1|cmd", "'+86 532", "'@SUM(A1)", '-¥1,200.00', '-2 台', '-30', 'A1']);
  });

  it('ORDER-01 shows totals of all pages in a row of their own', () => {
    render(<Shown grandTotals={{ units: '900 台' }} />);
    expect(screen.getByRole('row', { name: /全部合计/ }).textContent).toContain('900 台');
  });

  it('ORDER-01 a page that has all rows has their totals once, those of the server first', () => {
    const page = { pageNum: 1, pageSize: 10, total: 3, onChange: vi.fn() };
    const { rerender } = render(<Shown rows={rowsOf(3)} page={page} />);
    const foot = () => [...document.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent);
    expect(foot()).toEqual([expect.stringMatching(/^全部合计.*3 台/)]);
    rerender(<Shown rows={rowsOf(3)} page={page} grandTotals={{ units: '900 台' }} />);
    expect(foot()).toEqual([expect.stringMatching(/^全部合计.*900 台/)]);
    rerender(<Shown rows={rowsOf(3)} page={{ ...page, total: 30 }} grandTotals={{ units: '900 台' }} />);
    expect(foot()).toHaveLength(2);
  });

  it('ORDER-01 counts the chosen rows; one that cannot be chosen says why', async () => {
    render(<Selecting />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    screen.getByText('已选 2 单');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 A0，已签收' }).disabled).toBe(true);
  });

  it('ORDER-01 a tick draws the cells and the actions of no row again', async () => {
    const rows = rowsOf(20);
    const renderActions = vi.fn(() => null);
    const renderNo = vi.fn(({ no }: Row) => no);
    const columns = [{ key: 'no', title: '单号', render: renderNo }];
    render(<Selecting rows={rows} columns={columns} renderActions={renderActions} />);
    renderNo.mockClear();
    renderActions.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 A3' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 A5' }));
    screen.getByText('已选 2 单');
    expect(renderNo).not.toHaveBeenCalled();
    expect(renderActions).not.toHaveBeenCalled();
  });

  it('ORDER-01 a tick stands before the bar of the chosen rows is drawn', async () => {
    const states: string[] = [];
    const drawBar = (rows: readonly Row[]) => {
      const tick = screen.getByRole('checkbox', { name: '选择 A1' });
      states.push(`${rows.length} ${(tick as HTMLInputElement).checked}`);
      return null;
    };
    const onChange = vi.fn();
    const selection = { keys: [], onChange, summary: drawBar, actions: () => null };
    const { rerender } = render(<Shown selection={selection} />);
    rerender(<Shown selection={{ ...selection, keys: ['A1'] }} />);
    await waitFor(() => expect(states).toEqual(['1 true']));
  });

  it('ORDER-01 is moved through by arrows, opened by Enter and selected by Space', async () => {
    render(<Selecting />);
    screen.getByRole('row', { name: /A0/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('A1'));
    await userEvent.keyboard(' ');
    screen.getByText('已选 1 单');
  });

  it('ORDER-01 says that it is empty, or failed with a way to retry', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<Shown rows={[]} />);
    screen.getByText('没有订单');
    rerender(
      <Shown
        state={{
          kind: 'failed',
          shown: <ErrorState title="订单没有加载出来" message="请求失败" onRetry={onRetry} />,
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('ORDER-01 shows three actions at most, the rest under 更多; a disabled one says why', async () => {
    const onClick = vi.fn();
    const actions = () => ['取消', '改期', '签收', '评价'].map((label) => ({ key: label, label, onClick }));
    const off = { key: '拒收', label: '拒收', disabledReason: '已超过时限' };
    render(<Shown rows={rowsOf(1)} actions={() => [off, ...actions()]} />);
    await userEvent.click(screen.getByRole('button', { name: '拒收：A0，已超过时限' }));
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '更多操作：A0' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '评价' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

it('ORDER-01 filters stay as they are while rows come, and share their row with the tools; the count stands below', () => {
  const Listed = ({ state }: Pick<DataTableProps<Row>, 'state'>) => (
    <Shown
      state={state}
      filters={<input aria-label="订单号" />}
      tools={<button type="button">导出</button>}
      count="共 3 条订单"
    />
  );
  const { rerender } = render(<Listed state={{ kind: 'loading' }} />);
  const field = screen.getByRole('textbox', { name: '订单号' });
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  rerender(<Listed state={{ kind: 'ready' }} />);
  expect(screen.getByRole('textbox', { name: '订单号' })).toBe(field);
  expect(field.parentElement?.contains(screen.getByRole('button', { name: '导出' }))).toBe(true);
  const below = screen.getByRole('grid').compareDocumentPosition(screen.getByText('共 3 条订单'));
  expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
