import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useRef } from 'react';
import { useSteadyFunction } from '../drawing/use-steady-function';
import { Tick } from '../input/tick';
import { COLUMN_WIDTHS } from './column-layout';
import type { DataColumn, RowSelection } from './data-table-types';
import { cellClass, type GridProps, type PinnedEdges, pinnedStyle } from './grid-types';
import type { RowOrder } from './row-order';
import './grid.css';

interface GridHeadProps<Row extends object> extends GridProps<Row> {
  readonly edges: PinnedEdges;
  readonly hasActions: boolean;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** The heads of the columns: a press orders the rows, the right edge makes a column wider. */
export function GridHead<Row extends object>(props: GridHeadProps<Row>) {
  const { columns, edges, selection, hasActions, order, onOrder, onResize } = props;
  const resize = useSteadyFunction((key: string, width: number) => onResize?.(key, width));
  return (
    <thead>
      <tr>
        {selection && <ChooseAll {...props} selection={selection} />}
        {columns.map((column, index) => (
          <Head
            key={column.key}
            column={column}
            edge={edges[index]}
            order={order}
            onOrder={onOrder}
            onResize={onResize && resize}
          />
        ))}
        {hasActions && (
          <th scope="col" className="data-table-actions">
            {props.actionsTitle ?? '操作'}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ChooseAllProps<Row extends object> extends Pick<GridProps<Row>, 'rows' | 'rowKey'> {
  readonly selection: RowSelection<Row>;
}

function ChooseAll<Row extends object>({ rows, rowKey, selection }: ChooseAllProps<Row>) {
  const free = rows.filter((row) => selection.disabledReason?.(row) === undefined).map(rowKey);
  const selected = new Set(selection.keys);
  const isAll = free.length > 0 && free.every((key) => selected.has(key));
  return (
    <th scope="col" className="grid-check grid-pinned" style={{ left: 0 }}>
      <Tick
        label="选择本页全部"
        isChecked={isAll}
        isMixed={!isAll && selected.size > 0}
        isDisabled={free.length === 0}
        onChange={(isChecked) => selection.onChange(isChecked ? free : [])}
      />
    </th>
  );
}

interface HeadProps<Row> {
  readonly column: DataColumn<Row>;
  readonly edge: number | undefined;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  readonly onResize: ((key: string, width: number) => void) | undefined;
}

const NEXT = { none: 'ascend', ascend: 'descend', descend: undefined } as const;
const ARIA_SORT = { none: 'none', ascend: 'ascending', descend: 'descending' } as const;

/** A column's head; one that can be sorted goes from rising to falling to the order in which the rows came. */
// memo forgets the type parameter; the component behind it is the same.
const Head = memo(function Head<Row>({ column, edge, order, onOrder, onResize }: HeadProps<Row>) {
  const { key, title, compare } = column;
  const className = cellClass(column, edge);
  const handle = onResize && <ResizeHandle column={column} onResize={onResize} />;
  if (!compare) {
    return (
      <th scope="col" className={className} style={pinnedStyle(edge)}>
        {title}
        {handle}
      </th>
    );
  }
  const direction = order?.columnKey === key ? order.direction : 'none';
  const next = NEXT[direction];
  const turn = () => onOrder(next && { columnKey: key, direction: next });
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && turn();
  return (
    <th
      scope="col"
      className={`grid-sort ${className}`}
      style={pinnedStyle(edge)}
      aria-sort={ARIA_SORT[direction]}
      tabIndex={0}
      onClick={turn}
      onKeyDown={onKeyDown}
    >
      {title}
      <span className="grid-carets" data-direction={direction} aria-hidden />
      {handle}
    </th>
  );
}) as <Row>(props: HeadProps<Row> & { readonly key: string }) => ReactNode;

interface ResizeHandleProps<Row> {
  readonly column: DataColumn<Row>;
  readonly onResize: (key: string, width: number) => void;
}

/** The right edge of a head, which a pointer drags; the list of columns does the same by keyboard. */
function ResizeHandle<Row>({
  column: { key, width = COLUMN_WIDTHS.data },
  onResize,
}: ResizeHandleProps<Row>) {
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) onResize(key, start.current.width + clientX - start.current.x);
  };
  const onPointerUp = () => {
    start.current = undefined;
  };
  return (
    <span
      aria-hidden
      className="grid-resize"
      onClick={(event) => event.stopPropagation()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
