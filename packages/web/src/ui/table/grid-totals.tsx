import type { ReactNode } from 'react';
import { cellClass, type GridProps, type PinnedEdges, pinnedStyle } from './grid-types';

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
  /** A cell for each column; undefined without a total. */
  readonly cells: readonly ReactNode[];
}

/** The totals of the rows on this page, and of all rows where the server gives them; one line where the page has all rows. */
export function totalsLines<Row extends object>(parts: TotalsParts<Row>): readonly TotalsLine[] {
  const { columns, rows, totalsLabel, grandTotals } = parts;
  const ofPage = columns.map(({ total }) => total?.(rows));
  const ofAll = columns.map(({ key }) => grandTotals?.[key]);
  const lines =
    totalsLabel === WHOLE
      ? [{ label: WHOLE, cells: ofAll.map((cell, at) => cell ?? ofPage[at]) }]
      : [
          { label: totalsLabel, cells: ofPage },
          { label: WHOLE, cells: ofAll },
        ];
  return lines
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ label, cells }) => ({ label: `${label}合计`, cells }));
}

/** The totals of the columns, at the foot of the rows. */
export function GridTotals<Row extends object>(props: GridTotalsProps<Row>) {
  const lines = totalsLines(props);
  if (lines.length === 0) return null;
  return (
    <tfoot>
      {lines.map((line) => (
        <TotalsRow key={line.label} {...props} {...line} />
      ))}
    </tfoot>
  );
}

type TotalsRowProps<Row extends object> = Omit<GridTotalsProps<Row>, 'label'> & TotalsLine;

function TotalsRow<Row extends object>(props: TotalsRowProps<Row>) {
  const { label, cells, columns, edges, selection, hasActions } = props;
  return (
    <tr>
      {selection && <td className="grid-check grid-pinned" style={{ left: 0 }} />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, edges[index])} style={pinnedStyle(edges[index])}>
          {index === 0 ? label : cells[index]}
        </td>
      ))}
      {hasActions && <td className="data-table-actions" />}
    </tr>
  );
}
