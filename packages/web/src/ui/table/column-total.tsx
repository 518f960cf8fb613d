import { NoTotal } from '../text/sum-of';
import type { DataColumn } from './data-table-types';

/** The rows that a total adds; one that rightly has no figure is none of them. */
function addedRows<Row>({ hasNone }: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  return hasNone ? rows.filter((row) => !hasNone(row)) : rows;
}

/** Whether all rows rightly have no figure: a total of 0 would be a figure. */
export function isNothingToAdd<Row>(column: DataColumn<Row>, rows: readonly Row[]): boolean {
  return rows.length > 0 && addedRows(column, rows).length === 0;
}

/** The rows that lack a figure which the total of a column would add. */
export function rowsLacking<Row>(column: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  const { total, missing } = column;
  return total && missing ? addedRows(column, rows).filter((row) => missing(row) !== undefined) : [];
}

/**
 * The total of a column over rows; a dash where all of them rightly have no figure; a dash and how many rows lack their
 * figure, where some do.
 */
export function columnTotal<Row>(column: DataColumn<Row>, rows: readonly Row[]) {
  if (isNothingToAdd(column, rows)) return '—';
  const lacking = rowsLacking(column, rows);
  const noun = lacking[0] && column.missing?.(lacking[0]);
  if (noun !== undefined) return <NoTotal count={lacking.length} noun={noun} />;
  return column.total?.(addedRows(column, rows));
}
