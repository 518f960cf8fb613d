import { type Money as MoneyText, piecesText, sumAmounts } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { ReasonButton, type ReasonButtonProps } from '#ui/button/reason-button';
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

/** The typed rows of a list. */
export interface OrderBarRows<Row extends OrderRow> {
  readonly rows: readonly Row[];
  /** Those on the page on show, where `rows` has those of other pages too. */
  readonly shownRows?: readonly Row[];
  readonly entries: OrderEntries;
}

/** What is typed into the fields of rows, and what they hold when a button is pressed. */
export function useWantedOrder<Row extends OrderRow>(
  rows: readonly Row[],
  entries: OrderEntries,
): Order<Row> {
  const values = useRowValues(entries);
  const wanted = wantedRows(rows, values);
  // Totals follow a field a moment later; what is sent is read when it is.
  const now = () => {
    const typed = entries.all();
    if (wrongRow(rows, typed) !== undefined) return undefined;
    const rowsNow = wantedRows(rows, typed);
    return { rows: rowsNow, total: totalOf(rowsNow) };
  };
  return { rows: wanted, total: totalOf(wanted), disabledReason: wrongRow(rows, values), now };
}

interface OrderBarProps<Row extends OrderRow> extends OrderBarRows<Row> {
  /** The buttons for what was typed, the primary one last. */
  readonly actions: (order: Order<Row>) => ReactNode;
  /** At the left while something was typed. */
  readonly start?: (rows: readonly WantedRow<Row>[]) => ReactNode;
}

/** The sum of the typed numbers, and the actions on them. */
export function OrderBar<Row extends OrderRow>({ rows, entries, actions, ...props }: OrderBarProps<Row>) {
  const { shownRows = rows, start } = props;
  const order = useWantedOrder(rows, entries);
  const { rows: filledRows, total, disabledReason: wrong } = order;
  const units = piecesText(filledRows.map(({ number }) => number));
  // Nothing is on show, and nothing was typed elsewhere.
  if (shownRows.length === 0 && filledRows.length === 0 && wrong === undefined) return null;
  const offPage = filledRows.filter(({ row }) => !shownRows.some(({ key }) => key === row.key));
  return (
    <StickyBar
      start={
        <div>
          {wrong ? <span className="field-problem">{wrong}</span> : startOf(filledRows, start)}
          <OffPageNote names={offPage.map(({ row, number }) => offPageName(row, number, entries))} />
        </div>
      }
      summary={
        <>
          已填 {filledRows.length} 种 · {units} · 合计 <Money amount={total} strong />
        </>
      }
      actions={actions(order)}
    />
  );
}

/** A product with its number, and why the server did not take it. */
function offPageName({ key, productModel }: OrderRow, number: number, entries: OrderEntries): string {
  const problem = entries.get(key)?.problem;
  return `${productModel} × ${number}${problem === undefined ? '' : `（${problem}）`}`;
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

interface OrderButtonProps<Row extends OrderRow>
  extends Pick<ReasonButtonProps, 'size' | 'isBusy' | 'children'> {
  readonly order: Order<Row>;
  /** Next to a button that is the primary one. */
  readonly isSecond?: boolean;
  /** Why what was typed cannot be ordered like this; that there is something is asked before. */
  readonly reasonAgainst?: (rows: readonly WantedRow<Row>[]) => string | undefined;
  /** What the fields hold when it is pressed. Its promise holds the button until all is answered. */
  readonly onOrder: (order: WantedOrder<Row>) => unknown;
}

/** The button for what was typed: off with the reason, and what it hands over is what the fields hold then. */
export function OrderButton<Row extends OrderRow>(props: OrderButtonProps<Row>) {
  const { order, isSecond = false, reasonAgainst, onOrder, ...button } = props;
  const reasonOf = (rows: readonly WantedRow<Row>[]) =>
    rows.length === 0 ? '请先填写数量' : reasonAgainst?.(rows);
  const onPress = () => {
    const now = order.now();
    return now && reasonOf(now.rows) === undefined ? onOrder(now) : undefined;
  };
  return (
    <ReasonButton
      {...button}
      {...(!isSecond && { kind: 'primary' })}
      disabledReason={order.disabledReason ?? reasonOf(order.rows)}
      onClick={onPress}
    />
  );
}
