import { Table, type TableProps, Tooltip } from 'antd';
import type { ColumnType } from 'antd/es/table';
import TableMeasureRowContext from 'antd/es/table/TableMeasureRowContext';
import { createElement, type ReactNode, useContext, useRef } from 'react';
import { useRowsInOrder } from './column-entry';
import { DataCell } from './data-cell';
import type { DataColumn, DataTableProps, RowSelection } from './data-table-types';
import { COLUMN_WIDTHS, type DataGridProps, rowDeeds } from './grid-rows';
import { RowActions } from './row-actions';
import { useRowFocus } from './use-row-focus';
import { type RowOrder, useSortedRows } from './use-sorted-rows';

// antd splits head and body into two tables (or a table and plain boxes): one grid around both, with every role
// written out, keeps head and cells together for screen readers.
const withRole = (tag: string, role: string) => (props: object) => createElement(tag, { ...props, role });
const COMPONENTS = {
  table: withRole('table', 'presentation'),
  header: {
    table: withRole('table', 'presentation'),
    wrapper: withRole('thead', 'rowgroup'),
    row: withRole('tr', 'row'),
    cell: withRole('th', 'columnheader'),
  },
};
const ROW_ROLE = { role: 'row' };

/** All rows are drawn; the focus brings them into sight. */
const reveal = () => undefined;

// antd's wrapper is a live region even when nothing loads, which may not stand between a table and its rows.
const QUIET = { spinning: false, 'aria-live': undefined, 'aria-busy': undefined };

/** antd measures columns in a hidden row that repeats the heads: the checkbox for all rows must not be in it, or the keyboard would get there. */
function HeadOnly({ children }: { readonly children: ReactNode }) {
  return useContext(TableMeasureRowContext) ? null : children;
}

/** The rows as a dense antd table: sticky head, first column in place, totals row. All rows are drawn. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, columns, rowKey, selection } = props;
  const hasActions = props.actions !== undefined || props.renderActions !== undefined;
  const { rows, order, onOrder } = useSortedRows(props.rows, columns);
  const frame = useRef<HTMLDivElement>(null);
  const keys = rows.map(rowKey);
  useRowsInOrder(frame, { keys, reveal });
  const { current, listProps } = useRowFocus({ keys, reveal, ...rowDeeds(props) });
  const shown = antdColumns(props, order);
  const width = shown.reduce(
    (sum, column) => sum + Number(column.width),
    selection ? COLUMN_WIDTHS.check : 0,
  );
  const grid = { role: 'table', 'aria-label': label, 'aria-rowcount': rows.length + 1 };
  return (
    <div className="data-table" ref={frame} {...grid} {...listProps}>
      <Table<Row>
        size="small"
        sticky
        components={COMPONENTS}
        columns={shown}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        loading={QUIET}
        scroll={{ x: width }}
        onRow={(row) => ({ role: 'row', tabIndex: rowKey(row) === current ? 0 : -1 })}
        onChange={(...[, , sorter]) => onOrder(Array.isArray(sorter) ? sorter[0] : sorter)}
        {...(selection && { rowSelection: antdSelection(selection, rowKey) })}
        {...(columns.some(({ total }) => total) && {
          summary: () => totalsRow({ ...props, hasActions }),
        })}
      />
    </div>
  );
}

function antdColumns<Row extends object>(props: DataGridProps<Row>, order: RowOrder): ColumnType<Row>[] {
  const { columns, rowKey, actions, renderActions, actionsWidth = COLUMN_WIDTHS.actions } = props;
  const shown = columns.map(
    (column, index): ColumnType<Row> => ({
      key: column.key,
      title: column.title,
      width: column.width ?? COLUMN_WIDTHS.data,
      onCell: () => ({ role: 'cell' }),
      render: (_, row) => <DataCell column={column} row={row} />,
      ...(index === 0 && { fixed: 'start' }),
      ...(column.isFigure && { align: 'right', className: 'figure' }),
      // Sorted by the grid itself, so that keys and pasted columns follow the order on screen.
      ...(column.compare && {
        sorter: true,
        sortOrder: order?.columnKey === column.key ? order.direction : null,
      }),
    }),
  );
  if (!actions && !renderActions) return shown;
  const last: ColumnType<Row> = {
    key: 'actions',
    title: '操作',
    width: actionsWidth,
    fixed: 'end',
    className: 'data-table-actions',
    onCell: () => ({ role: 'cell' }),
    render: (_, row) =>
      renderActions ? renderActions(row) : <RowActions actions={actions?.(row) ?? []} of={rowKey(row)} />,
  };
  return [...shown, last];
}

function antdSelection<Row extends object>(
  selection: RowSelection<Row>,
  rowKey: (row: Row) => string,
): NonNullable<TableProps<Row>['rowSelection']> {
  const { keys, onChange, whyNot } = selection;
  return {
    selectedRowKeys: [...keys],
    columnWidth: COLUMN_WIDTHS.check,
    columnTitle: (checkbox) => <HeadOnly>{checkbox}</HeadOnly>,
    fixed: true,
    onChange: (chosen) => onChange(chosen.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
    getCheckboxProps: (row) => {
      const reason = whyNot?.(row);
      return {
        disabled: reason !== undefined,
        'aria-label': `选择 ${rowKey(row)}${reason ? `，${reason}` : ''}`,
      };
    },
    onCell: () => ({ role: 'cell' }),
    renderCell: (...[, row, , checkbox]) => {
      const reason = whyNot?.(row);
      return reason ? (
        <Tooltip title={reason}>
          <span>{checkbox}</span>
        </Tooltip>
      ) : (
        checkbox
      );
    },
  };
}

type TotalsRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows'> & {
  readonly selection?: unknown;
  readonly totalsLabel: string;
  readonly hasActions: boolean;
};

/**
 * The totals at the bottom edge; the first column says what they count. No component: antd fixes the row only when it
 * sees its own Summary.
 */
function totalsRow<Row>({ columns, rows, selection, totalsLabel, hasActions }: TotalsRowProps<Row>) {
  const from = selection ? 1 : 0;
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row {...ROW_ROLE} className="data-table-totals">
        {selection !== undefined && <Table.Summary.Cell index={0} />}
        {columns.map((column: DataColumn<Row>, index) => (
          <Table.Summary.Cell
            key={column.key}
            index={from + index}
            {...(column.isFigure && { align: 'right' })}
          >
            {index === 0 ? `${totalsLabel}合计` : column.total?.(rows)}
          </Table.Summary.Cell>
        ))}
        {hasActions && <Table.Summary.Cell index={from + columns.length} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}
