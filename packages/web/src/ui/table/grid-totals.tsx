import type { ReactNode } from 'react';
import { cellClass, type GridProps, type PinnedEdges, pinnedStyle } from './grid-types';

interface GridTotalsProps<Row extends object> extends GridProps<Row> {
  readonly edges: PinnedEdges;
  readonly hasActions: boolean;
}

/** The totals of the columns: the rows on this page, and all rows where the server gives them. */
export function GridTotals<Row extends object>(props: GridTotalsProps<Row>) {
  const { columns, rows, totalsLabel, grandTotals } = props;
  const hasTotals = columns.some(({ total }) => total);
  // A list may leave out the columns of which the server says the totals.
  const hasGrand = columns.some(({ key }) => grandTotals?.[key] !== undefined);
  if (!hasTotals && !hasGrand) return null;
  return (
    <tfoot>
      {hasTotals && (
        <TotalsRow
          {...props}
          label={`${totalsLabel}合计`}
          cells={columns.map(({ total }) => total?.(rows))}
        />
      )}
      {hasGrand && (
        <TotalsRow {...props} label="全部合计" cells={columns.map(({ key }) => grandTotals?.[key])} />
      )}
    </tfoot>
  );
}

interface TotalsRowProps<Row extends object> extends GridTotalsProps<Row> {
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

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
