import { type Money as MoneyText, piecesText, sumAmounts } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { OffPageNote } from '#ui/page/off-page-note';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import {
  type OrderEntries,
  type OrderRow,
  rowAmount,
  type WantedRow,
  wantedRows,
  wrongRow,
} from './order-row';

/** The wanted rows, and their sum. */
export interface WantedOrder<Row extends OrderRow> {
  readonly rows: readonly WantedRow<Row>[];
  readonly total: MoneyText | undefined;
}

/** The wanted rows as last drawn. */
export interface Order<Row extends OrderRow> extends WantedOrder<Row> {
  /** The number that has to be put right first. */
  readonly disabledReason: string | undefined;
  /** The values of the fields at this moment, which are sent. Undefined while one of them holds no number. */
  readonly now: () => WantedOrder<Row> | undefined;
}

interface OrderBarProps<Row extends OrderRow> {
  readonly rows: readonly Row[];
  /** Those on the page on show, where `rows` has those of other pages too. */
  readonly shownRows?: readonly Row[];
  readonly entries: OrderEntries;
  /** The buttons for what was typed, the primary one last. */
  readonly actions: (order: Order<Row>) => ReactNode;
  /** At the left while something was typed. */
  readonly start?: (rows: readonly WantedRow<Row>[]) => ReactNode;
}

/** The sum of the typed numbers, and the actions on them. */
export function OrderBar<Row extends OrderRow>({ rows, entries, actions, ...props }: OrderBarProps<Row>) {
  const { shownRows = rows, start } = props;
  const values = useRowValues(entries);
  const filledRows = wantedRows(rows, values);
  const wrong = wrongRow(rows, values);
  const units = piecesText(filledRows.map(({ number }) => number));
  const total = totalOf(filledRows);
  // Totals follow a field a moment later; what is sent is read when it is.
  const now = () => {
    const typed = entries.all();
    if (wrongRow(rows, typed) !== undefined) return undefined;
    const rowsNow = wantedRows(rows, typed);
    return { rows: rowsNow, total: totalOf(rowsNow) };
  };
  const offPage = filledRows.filter(({ row }) => !shownRows.some(({ key }) => key === row.key));
  return (
    <StickyBar
      start={
        <div>
          {wrong ? <span className="field-problem">{wrong}</span> : startOf(filledRows, start)}
          <OffPageNote names={offPage.map(({ row, number }) => `${row.productModel} × ${number}`)} />
        </div>
      }
      summary={
        <>
          已填 {filledRows.length} 种 · {units} · 合计 <Money amount={total} strong />
        </>
      }
      actions={actions({ rows: filledRows, total, disabledReason: wrong, now })}
    />
  );
}

function totalOf(rows: readonly WantedRow<OrderRow>[]): MoneyText | undefined {
  return sumAmounts(rows.map(({ row, number }) => rowAmount(row, number)));
}

function startOf<Row extends OrderRow>(
  rows: readonly WantedRow<Row>[],
  start: OrderBarProps<Row>['start'],
): ReactNode {
  if (rows.length === 0) return <span className="secondary">在数量栏填写要订的台数</span>;
  return start?.(rows);
}
