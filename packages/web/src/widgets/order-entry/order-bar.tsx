import { type Money as MoneyText, orderPrice } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { Money } from '#ui/money';
import { useRowValues } from '#ui/row-values';
import { StickyBar } from '#ui/sticky-bar';
import { type OrderEntries, type OrderRow, type WantedRow, wantedRows } from './order-row';

interface OrderBarProps<Row extends OrderRow> {
  readonly rows: readonly Row[];
  readonly entries: OrderEntries;
  /** The buttons for what was typed, the primary one last. */
  readonly actions: (wanted: readonly WantedRow<Row>[], total: MoneyText) => ReactNode;
  /** At the left while something was typed. */
  readonly start?: (wanted: readonly WantedRow<Row>[]) => ReactNode;
}

/** What the typed numbers come to, and what can be done with them. */
export function OrderBar<Row extends OrderRow>({ rows, entries, actions, start }: OrderBarProps<Row>) {
  const wanted = wantedRows(rows, useRowValues(entries));
  const units = wanted.reduce((sum, { number }) => sum + number, 0);
  const total = orderPrice(wanted.map(({ row, number }) => ({ price: row.price, number })));
  return (
    <StickyBar
      start={
        wanted.length === 0 ? <span className="secondary">在数量栏填写要订的台数</span> : start?.(wanted)
      }
      summary={
        <>
          已填 {wanted.length} 种 · {units} 台 · 合计 <Money amount={total} strong />
        </>
      }
      actions={actions(wanted, total)}
    />
  );
}
