import { NoTotal } from '../text/sum-of';
import type { DataColumn } from './data-table-types';

/** The rows that lack a figure which the total of a column would add. */
export function rowsLacking<Row>({ total, missing }: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  return total && missing ? rows.filter((row) => missing(row) !== undefined) : [];
}

/** The total of a column over rows; a dash and how many rows lack their figure, where some do. */
export function columnTotal<Row>(column: DataColumn<Row>, rows: readonly Row[]) {
  const lacking = rowsLacking(column, rows);
  const noun = lacking[0] && column.missing?.(lacking[0]);
  return noun === undefined ? column.total?.(rows) : <NoTotal count={lacking.length} noun={noun} />;
}
