import { NoTotal } from '../text/sum-of';
import type { DataColumn } from './data-table-types';

/** In the place of a total. */
const NOTHING = '—';

/** The rows that lack a figure which the total of a column would add. */
export function rowsLacking<Row>({ total, missing }: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  return total && missing ? rows.filter((row) => missing(row) !== undefined) : [];
}

/** Whether all rows rightly have no figure: a total of 0 would be a figure. */
export function isNothingToAdd<Row>({ total, hasNone }: DataColumn<Row>, rows: readonly Row[]): boolean {
  return total !== undefined && hasNone !== undefined && rows.length > 0 && rows.every(hasNone);
}

/**
 * The total of a column over rows; a dash where all of them rightly have no figure; a dash and how many rows lack their
 * figure, where some do.
 */
export function columnTotal<Row>(column: DataColumn<Row>, rows: readonly Row[]) {
  if (isNothingToAdd(column, rows)) return NOTHING;
  const lacking = rowsLacking(column, rows);
  const noun = lacking[0] && column.missing?.(lacking[0]);
  return noun === undefined ? column.total?.(rows) : <NoTotal count={lacking.length} noun={noun} />;
}
