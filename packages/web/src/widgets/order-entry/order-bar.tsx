import { type Money as MoneyText, orderPrice } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { Money } from '#ui/money';
import { OffPageNote } from '#ui/off-page-note';
import { useRowValues } from '#ui/row-values';
import { StickyBar } from '#ui/sticky-bar';
import { type OrderEntries, type OrderRow, type WantedRow, wantedRows, wrongRow } from './order-row';

interface OrderBarProps<Row extends OrderRow> {
  readonly rows: readonly Row[];
  /** Those on the page on show, where `rows` has those of other pages too. */
  readonly shown?: readonly Row[];
  readonly entries: OrderEntries;
  /** The buttons for what was typed, the primary one last; `whyNot` names a number that has to be put right first. */
  readonly actions: (
    wanted: readonly WantedRow<Row>[],
    total: MoneyText,
    whyNot: string | undefined,
  ) => ReactNode;
  /** At the left while something was typed. */
  readonly start?: (wanted: readonly WantedRow<Row>[]) => ReactNode;
}

/** What the typed numbers come to, and what can be done with them. */
export function OrderBar<Row extends OrderRow>({ rows, entries, actions, ...props }: OrderBarProps<Row>) {
  const { shown = rows, start } = props;
  const values = useRowValues(entries);
  const wanted = wantedRows(rows, values);
  const wrong = wrongRow(rows, values);
  const units = wanted.reduce((sum, { number }) => sum + number, 0);
  const total = orderPrice(wanted.map(({ row, number }) => ({ price: row.price, number })));
  const offPage = wanted.filter(({ row }) => !shown.some(({ key }) => key === row.key));
  return (
    <StickyBar
      start={
        <div>
          {wrong ? <span className="field-problem">{wrong}</span> : startOf(wanted, start)}
          <OffPageNote names={offPage.map(({ row, number }) => `${row.productModel} × ${number}`)} />
        </div>
      }
      summary={
        <>
          已填 {wanted.length} 种 · {units} 台 · 合计 <Money amount={total} strong />
        </>
      }
      actions={actions(wanted, total, wrong)}
    />
  );
}

function startOf<Row extends OrderRow>(
  wanted: readonly WantedRow<Row>[],
  start: OrderBarProps<Row>['start'],
): ReactNode {
  if (wanted.length === 0) return <span className="secondary">在数量栏填写要订的台数</span>;
  return start?.(wanted);
}
