import type { RowHeight } from './column-layout';
import type { DataColumn, DataTableProps, RowSelection } from './data-table-types';
import './grid.css';

/** The parameters of a DataTable's grid. */
export interface GridProps<Row extends object>
  extends Pick<
    DataTableProps<Row>,
    | 'label'
    | 'rows'
    | 'rowKey'
    | 'actions'
    | 'renderActions'
    | 'actionsWidth'
    | 'actionsTitle'
    | 'onOpen'
    | 'unfolded'
    | 'grandTotals'
    | 'ordering'
  > {
  /** The columns on show, in the order on screen. */
  readonly columns: readonly DataColumn<Row>[];
  /** How many columns at the left stay in place. */
  readonly pinnedCount: number;
  readonly rowHeight: RowHeight;
  readonly selection?: RowSelection<Row> | undefined;
  readonly totalsLabel: string;
  /** A column was made wider or narrower by its edge. */
  readonly onResize?: ((key: string, width: number) => void) | undefined;
}

/** Where the columns that stay in place stand, in pixels from the left edge; undefined for the others. */
export type PinnedEdges = readonly (number | undefined)[];

/** The style of a cell that stays in place. */
export function pinnedStyle(edge: number | undefined) {
  return edge === undefined ? undefined : { left: edge };
}

/** The classes of a column's cells: those that stay in place, figures at the right. */
export function cellClass<Row>({ isFigure }: DataColumn<Row>, edge: number | undefined): string {
  return [edge !== undefined && 'grid-pinned', isFigure && 'figure'].filter(Boolean).join(' ');
}
