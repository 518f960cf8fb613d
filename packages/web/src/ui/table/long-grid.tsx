import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import type { DataColumn, RowSelection } from './data-table-types';
import { COLUMN_WIDTHS, cellClass, type DataGridProps } from './grid-rows';
import { LongRows } from './long-rows';
import { type RowOrder, useSortedRows } from './use-sorted-rows';
import './long-grid.css';

// A table whose rows take the focus and the arrows.
const GRID = { role: 'grid' };

/** Pixels of one column of the table. */
interface Width {
  readonly key: string;
  readonly width: number;
}

/**
 * The rows of a long list as one plain table in a window of its own, of which only the rows near that window are
 * drawn: head and totals row stay at its edges, the first column and the actions at its sides.
 */
export function LongGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, columns, selection, actionsWidth = COLUMN_WIDTHS.actions } = props;
  const { rows, order, onOrder } = useSortedRows(props.rows, columns);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hasActions = props.actions !== undefined || props.renderActions !== undefined;
  const widths: readonly Width[] = [
    ...(selection ? [{ key: 'choose', width: COLUMN_WIDTHS.check }] : []),
    ...columns.map(({ key, width = COLUMN_WIDTHS.data }) => ({ key, width })),
    ...(hasActions ? [{ key: 'actions', width: actionsWidth }] : []),
  ];
  const hasTotals = columns.some(({ total }) => total);
  return (
    <div className="data-table long-grid" ref={frame}>
      <div className="long-grid-scroller" ref={scroller}>
        <table
          {...GRID}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          style={{ minWidth: widths.reduce((sum, { width }) => sum + width, 0) }}
        >
          <colgroup>
            {widths.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {selection && <ChooseAll {...props} selection={selection} />}
              {columns.map((column, index) => (
                <Head key={column.key} column={column} index={index} order={order} onOrder={onOrder} />
              ))}
              {hasActions && (
                <th scope="col" className="data-table-actions">
                  操作
                </th>
              )}
            </tr>
          </thead>
          <LongRows {...props} rows={rows} frame={frame} scroller={scroller} />
          {hasTotals && <Totals {...props} hasActions={hasActions} />}
        </table>
      </div>
    </div>
  );
}

function ChooseAll<Row extends object>({
  rows,
  rowKey,
  selection,
}: DataGridProps<Row> & { readonly selection: RowSelection<Row> }) {
  const free = rows.filter((row) => selection.whyNot?.(row) === undefined).map(rowKey);
  const chosen = new Set(selection.keys);
  const isAll = free.length > 0 && free.every((key) => chosen.has(key));
  return (
    <th scope="col" className="long-grid-check">
      <Checkbox
        aria-label="选择本页全部"
        checked={isAll}
        indeterminate={!isAll && chosen.size > 0}
        onChange={({ target }) => selection.onChange(target.checked ? free : [])}
      />
    </th>
  );
}

interface HeadProps<Row> {
  readonly column: DataColumn<Row>;
  readonly index: number;
  readonly order: RowOrder;
  readonly onOrder: (order: {
    readonly columnKey: string;
    readonly order: 'ascend' | 'descend' | null;
  }) => void;
}

const NEXT = { none: 'ascend', ascend: 'descend', descend: null } as const;
const SPOKEN = { none: 'none', ascend: 'ascending', descend: 'descending' } as const;

/** A column's head; one that can be sorted goes from rising to falling to the order in which the rows came. */
function Head<Row>({ column, index, order, onOrder }: HeadProps<Row>) {
  const { key, title, compare } = column;
  const className = cellClass(column, index);
  if (!compare) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const direction = order?.columnKey === key ? order.direction : 'none';
  const turn = () => onOrder({ columnKey: key, order: NEXT[direction] });
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && turn();
  return (
    <th
      scope="col"
      className={`long-grid-sort ${className}`}
      aria-sort={SPOKEN[direction]}
      tabIndex={0}
      onClick={turn}
      onKeyDown={onKeyDown}
    >
      {title}
      <span className="long-grid-carets" data-direction={direction}>
        <CaretUpOutlined aria-hidden />
        <CaretDownOutlined aria-hidden />
      </span>
    </th>
  );
}

/** What the columns come to; the first says what they count. */
function Totals<Row extends object>({
  columns,
  rows,
  selection,
  totalsLabel,
  hasActions,
}: DataGridProps<Row> & { readonly hasActions: boolean }) {
  return (
    <tfoot>
      <tr>
        {selection && <td className="long-grid-check" />}
        {columns.map((column, index) => (
          <td key={column.key} className={cellClass(column, index)}>
            {index === 0 ? `${totalsLabel}合计` : column.total?.(rows)}
          </td>
        ))}
        {hasActions && <td className="data-table-actions" />}
      </tr>
    </tfoot>
  );
}
