import { NoTotal } from '../text/sum-of';
import type { DataColumn } from './data-table-types';

/** The rows that a total adds; one that rightly has no figure is none of them. */
export function addedRows<Row>(column: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  const { hasNone } = column;
  const counted = countedRows(column, rows);
  return hasNone ? counted.filter((row) => !hasNone(row)) : counted;
}

function countedRows<Row>({ leavesOut }: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  const counted = leavesOut ? rows.filter((row) => !leavesOut.is(row)) : rows;
  return counted.length > 0 ? counted : rows;
}

/** How many rows the totals of the columns leave out, and what they are: 不含已驳回 2 行; undefined where they add all. */
export function leftOutText<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string | undefined {
  const column = columns.find(({ total, leavesOut }) => total && leavesOut);
  const count = column ? rows.length - countedRows(column, rows).length : 0;
  return count > 0 ? `不含${column?.leavesOut?.name} ${count} 行` : undefined;
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
