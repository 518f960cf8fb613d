/** What the two grids of a DataTable share: the one that draws all rows, and the long one. */
import type { DataColumn, DataTableProps, RowSelection } from './data-table-types';

/** What both are told. */
export type DataGridProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'actions' | 'renderActions' | 'actionsWidth' | 'onOpen'
> & { readonly selection?: RowSelection<Row> | undefined; readonly totalsLabel: string };

/** Pixels of the columns. */
export const COLUMN_WIDTHS = { data: 120, actions: 168, check: 40 } as const;

/** The classes of a column's cells in the long grid: the first column stays in place, figures stand right. */
export function cellClass<Row>({ isFigure }: DataColumn<Row>, index: number): string {
  return [index === 0 && 'long-grid-first', isFigure && 'figure'].filter(Boolean).join(' ');
}

/** What the keyboard does to a row: opening it, and choosing it or not. */
export function rowDeeds<Row extends object>({ rows, rowKey, onOpen, selection }: DataGridProps<Row>) {
  const rowOf = (key: string) => rows.find((row) => rowKey(row) === key);
  const open = (key: string) => {
    const row = rowOf(key);
    if (row) onOpen?.(row);
  };
  const toggle = (key: string) => {
    const row = rowOf(key);
    if (!selection || !row || selection.whyNot?.(row) !== undefined) return;
    const rest = selection.keys.filter((each) => each !== key);
    selection.onChange(rest.length < selection.keys.length ? rest : [...rest, key]);
  };
  return { onOpen: onOpen && open, onToggle: selection && toggle };
}
