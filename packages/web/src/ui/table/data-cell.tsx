import { memo, type ReactNode } from 'react';
import { partFailed } from '../drawing/part-failures';
import type { DataColumn } from './data-table-types';
import './data-table.css';

interface DataCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly row: Row;
}

/** A column's view of a row, drawn again only when column or row changes: a list redraws only changed rows. */
// memo forgets the type parameter; the component behind it is the same.
export const DataCell = memo(function DataCell<Row>({ column, row }: DataCellProps<Row>) {
  return oneLine(cellContent(column, row));
}) as <Row>(props: DataCellProps<Row>) => ReactNode;

/** What a column draws of a row; a dash where the row has a shape that it cannot read. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  try {
    return column.render(row);
  } catch (error) {
    partFailed(error);
    return <span title="这一格的数据不完整，显示不了">—</span>;
  }
}

/** Plain text keeps to one line, so that rows stay at their height. */
function oneLine(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span className="data-table-text">{content}</span> : content;
}
