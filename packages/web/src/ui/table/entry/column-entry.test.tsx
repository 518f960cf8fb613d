import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '../data-table';
import type { DataColumn } from '../data-table-types';
import { ColumnEntry, EntryCell } from './column-entry';
import { createRowValues, type RowValues, useRowValue, useRowValues } from './row-values';

const KEYS = ['A', 'B', 'C'];

function paste(field: HTMLElement, text: string): Event {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return event;
}

function List({ onPaste }: { readonly onPaste: (pairs: readonly (readonly [string, string])[]) => void }) {
  return (
    <ColumnEntry onPaste={onPaste}>
      {KEYS.map((key) => (
        <EntryCell key={key} entryKey={key}>
          <input aria-label={key} />
        </EntryCell>
      ))}
      <input aria-label="other" />
    </ColumnEntry>
  );
}

it('CART-09 a pasted column fills the rows from the one with the focus on; cells beyond the end are reported', () => {
  const onPaste = vi.fn();
  render(<List onPaste={onPaste} />);
  const event = paste(screen.getByRole('textbox', { name: 'B' }), '10\tx\r\n 20 \n30\n');
  expect(onPaste).toHaveBeenCalledWith([
    ['B', '10'],
    ['C', '20'],
  ]);
  expect(event.defaultPrevented).toBe(true);
  screen.getByText('粘贴了 3 个数字，最后 1 个没有对应的行，未填入');
});

it('CART-09 full-width digits and grouped thousands are pasted as the numbers that they are', () => {
  const onPaste = vi.fn();
  render(<List onPaste={onPaste} />);
  paste(screen.getByRole('textbox', { name: 'A' }), '１，２００\r\n"1"\r\n1,000.00');
  expect(onPaste).toHaveBeenCalledWith([
    ['A', '1200'],
    ['B', '1'],
    ['C', '1000'],
  ]);
  paste(screen.getByRole('textbox', { name: 'C' }), '３６');
  expect(onPaste).toHaveBeenLastCalledWith([['C', '36']]);
});

it('CART-09 of a pasted block with two columns of numbers nothing is filled in, and the list says why', () => {
  const onPaste = vi.fn();
  render(<List onPaste={onPaste} />);
  paste(screen.getByRole('textbox', { name: 'A' }), '1\tBCD-536WGHTD\t12\n2\tHKA-J50\t3');
  expect(onPaste).not.toHaveBeenCalled();
  screen.getByText('粘贴的内容有 2 列数字，没有填入，请只复制数量那一列');
  paste(screen.getByRole('textbox', { name: 'A' }), 'BCD-536WGHTD\t12\nHKA-J50\t3');
  expect(onPaste).toHaveBeenLastCalledWith([
    ['A', '12'],
    ['B', '3'],
  ]);
});

it('CART-09 a single value, and a field outside of the column, are left to the browser', () => {
  const onPaste = vi.fn();
  render(<List onPaste={onPaste} />);
  expect(paste(screen.getByRole('textbox', { name: 'A' }), '10\n').defaultPrevented).toBe(false);
  expect(paste(screen.getByRole('textbox', { name: 'other' }), '1\n2').defaultPrevented).toBe(false);
  expect(onPaste).not.toHaveBeenCalled();
});

it('CART-09 Enter goes down the column, Shift+Enter up', async () => {
  render(<List onPaste={vi.fn()} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'A' }));
  await userEvent.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'C' }));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'B' }));
});

it('CART-09 arrows go through the column like Enter; a field outside of it keeps its own', async () => {
  render(<List onPaste={vi.fn()} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'A' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'B' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'other' }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'other' }));
});

const NUMBERED: readonly DataColumn<{ readonly no: string }>[] = [
  {
    key: 'no',
    title: '行',
    render: ({ no }) => (
      <EntryCell entryKey={no}>
        <input aria-label={no} disabled={no === 'R1'} />
      </EntryCell>
    ),
  },
];
const many = Array.from({ length: 300 }, (_, index) => ({ no: `R${index}` }));

it('CART-09 a column of 300 rows is pasted completely, also into rows that are not drawn; a locked field is passed over', async () => {
  const onPaste = vi.fn();
  render(
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        label="很多行"
        columns={NUMBERED}
        rows={many}
        rowKey={({ no }) => no}
        state={{ kind: 'ready' }}
        empty={{ title: '没有' }}
      />
    </ColumnEntry>,
  );
  expect(screen.queryByRole('textbox', { name: 'R299' })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'R0' });
  paste(field, many.map((_, index) => String(index)).join('\n'));
  const pairs: readonly unknown[] = onPaste.mock.lastCall?.[0];
  expect([pairs.length, pairs.at(-1)]).toEqual([300, ['R299', '299']]);
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'R2' }));
});

it('CART-09 a value that changes draws its own row and the totals, no other row', () => {
  const values = createRowValues<number>();
  const drawn: string[] = [];
  const Row = memo(function Row({ of, store }: { readonly of: string; readonly store: RowValues<number> }) {
    drawn.push(of);
    return <span>{useRowValue(store, of) ?? '—'}</span>;
  });
  function Totals() {
    const sum = [...useRowValues(values).values()].reduce((left, right) => left + right, 0);
    return <output>{sum}</output>;
  }
  const { rerender } = render(
    <>
      {KEYS.map((key) => (
        <Row key={key} of={key} store={values} />
      ))}
      <Totals />
    </>,
  );
  drawn.length = 0;
  values.set('B', 7);
  rerender(
    <>
      {KEYS.map((key) => (
        <Row key={key} of={key} store={values} />
      ))}
      <Totals />
    </>,
  );
  expect(drawn).toEqual(['B']);
  expect(screen.getByRole('status').textContent).toBe('7');
  values.set('B', undefined);
  expect(values.all().size).toBe(0);
});
