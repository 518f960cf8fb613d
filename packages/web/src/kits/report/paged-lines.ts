/** Rows of lists whose records have lines of their own: one row a line. */
import type { PageOf } from '@dealer-portal/sdk';
import type { Listed } from '#ui/text/list-of';
import { type FindRows, pagedRows, type Rows } from './define-report';

/**
 * The rows of a record, one a line. A record whose lines did not come keeps one row that is made of no line: it is seen,
 * and a total lacks its figures and says so. Only an empty list has no row.
 */
export function rowsOfLines<Line, Row>(
  lines: Listed<Line>,
  toRow: (line: Line | undefined, at: number) => Row,
): readonly Row[] {
  return Array.isArray(lines) ? (lines as readonly Line[]).map(toRow) : [toRow(undefined, 0)];
}

/** The rows of an answer that is a page of records with lines; pages count the records. */
export function pagedLines<Item, Line, Row>(
  linesOf: (record: Item) => Listed<Line>,
  toRow: (record: Item, line: Line | undefined, at: number) => Row,
): FindRows<PageOf<Item>, Row> {
  return pagedRows(
    ({ records, total }: PageOf<Item>): Rows<Row> => ({
      rows: records.flatMap((record) => rowsOfLines(linesOf(record), (line, at) => toRow(record, line, at))),
      total,
      isWhole: total <= records.length,
    }),
  );
}
