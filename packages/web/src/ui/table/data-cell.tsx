import { memo, type ReactNode } from 'react';
import type { DataColumn } from './data-table-types';
import './data-table.css';

interface DataCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly row: Row;
}

/** A column's view of a row, drawn again only when column or row changes: a list redraws only changed rows. */
// memo forgets the type parameter; the component behind it is the same.
export const DataCell = memo(function DataCell<Row>({ column, row }: DataCellProps<Row>) {
  return oneLine(column.render(row));
}) as <Row>(props: DataCellProps<Row>) => ReactNode;

/** Plain text keeps to one line, so that rows stay at their height. */
function oneLine(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span className="data-table-text">{content}</span> : content;
}
