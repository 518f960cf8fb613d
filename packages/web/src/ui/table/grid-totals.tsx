import { type MouseEvent, type ReactNode, useState } from 'react';
import { PlainButton } from '../button/plain-button';
import { ROW_HEIGHT } from './column-layout';
import { columnTotal, isNothingToAdd, leftOutText, rowsLacking } from './column-total';
import { cellClass, type GridProps, type PinnedEdges, pinnedStyle } from './grid-types';
import { whenDrawn } from './when-drawn';
import './grid.css';

interface GridTotalsProps<Row extends object> extends GridProps<Row> {
  readonly edges: PinnedEdges;
  readonly hasActions: boolean;
}

/** The label of the totals of all rows. */
export const WHOLE = '全部';

type TotalsParts<Row extends object> = Pick<
  GridProps<Row>,
  'columns' | 'rows' | 'totalsLabel' | 'grandTotals'
>;

interface TotalsLine {
  readonly label: string;
  /** The rows that the totals of this page leave out. */
  readonly note?: string | undefined;
  /** A cell for each column; undefined without a total. */
  readonly cells: readonly ReactNode[];
}

/**
 * The totals of the rows on this page, and of all rows where the server gives them; one line where the page has all rows.
 * Where a row lacks its figure, neither of the two is a total; nor is one where all rows rightly have none.
 */
export function totalsLines<Row extends object>(parts: TotalsParts<Row>): readonly TotalsLine[] {
  const { columns, rows, totalsLabel, grandTotals } = parts;
  const isWhole = totalsLabel === WHOLE;
  const ofPage = columns.map((column) => columnTotal(column, rows));
  const ofAll = columns.map((column, at) => {
    const total = grandTotals?.[column.key];
    // On the only page all rows are here.
    const isNone = rowsLacking(column, rows).length > 0 || (isWhole && isNothingToAdd(column, rows));
    return total !== undefined && isNone ? ofPage[at] : total;
  });
  const note = leftOutText(columns, rows);
  const lines = isWhole
    ? [{ label: WHOLE, note, cells: ofAll.map((cell, at) => cell ?? ofPage[at]) }]
    : [
        { label: totalsLabel, note, cells: ofPage },
        { label: WHOLE, cells: ofAll },
      ];
  return lines
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map((line) => ({ ...line, label: `${line.label}合计` }));
}

/** The totals of the columns, at the foot of the rows. */
export function GridTotals<Row extends object>(props: GridTotalsProps<Row>) {
  const lines = totalsLines(props);
  if (lines.length === 0) return null;
  return (
    <tfoot>
      {lines.map((line, at) => (
        <TotalsRow key={line.label} {...props} {...line} hasWay={at === 0} />
      ))}
    </tfoot>
  );
}

/** Leads to the rows that leave the totals out: the first one, at the next press the one after it. */
export function WayToLacking<Row>({
  columns,
  rows,
  rowKey,
}: Pick<GridProps<Row & object>, 'columns' | 'rows' | 'rowKey'>) {
  const [next, setNext] = useState(0);
  const lacking = rows.filter((row) => columns.some((column) => rowsLacking(column, [row]).length > 0));
  const row = lacking[next % lacking.length];
  if (row === undefined) return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setNext(next + 1);
    const list = currentTarget.closest('.data-table-frame');
    // Of a long table only the rows in sight are drawn.
    const scroller = list?.querySelector('.grid-scroller');
    const find = () => list?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(rowKey(row))}"]`);
    if (scroller && !find()) scroller.scrollTop = rows.indexOf(row) * ROW_HEIGHT;
    whenDrawn(find, (drawn) => {
      drawn.scrollIntoView({ block: 'center' });
      drawn.focus();
    });
  };
  return (
    <PlainButton kind="link" size="small" className="no-print" onClick={show}>
      {lacking.length === 1 ? '看这一行' : '看这些行'}
    </PlainButton>
  );
}

interface TotalsRowProps<Row extends object> extends Omit<GridTotalsProps<Row>, 'label'>, TotalsLine {
  /** It leads to the rows that lack a figure. */
  readonly hasWay: boolean;
}

function TotalsRow<Row extends object>(props: TotalsRowProps<Row>) {
  const { label, note, cells, columns, edges, selection, hasActions, hasWay } = props;
  return (
    <tr>
      {selection && <td className="grid-check grid-pinned" style={{ left: 0 }} />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, edges[index])} style={pinnedStyle(edges[index])}>
          {index === 0 ? label : cells[index]}
          {index === 0 && note && <small className="total-note">{note}</small>}
          {index === 0 && hasWay && <WayToLacking {...props} />}
        </td>
      ))}
      {hasActions && <td className="data-table-actions" />}
    </tr>
  );
}
