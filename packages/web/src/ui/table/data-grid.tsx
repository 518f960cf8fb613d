import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { COLUMN_WIDTHS } from './column-layout';
import { GridBody } from './grid-body';
import { GridHead } from './grid-head';
import { GridTotals } from './grid-totals';
import type { GridProps, PinnedEdges } from './grid-types';
import { LongBody } from './long-body';
import { useSortedRows } from './use-sorted-rows';
import './grid.css';

/** Above this many rows only those near the window are drawn. */
const LONG_ABOVE = 100;

// A table whose rows and cells take the focus and the arrows.
const GRID = { role: 'grid', 'aria-multiselectable': true };

/**
 * The rows as one plain table: head and totals stay in sight, the first columns and the actions at the sides. A table
 * that is wider than the page, or long, scrolls in a window of its own.
 */
export function DataGrid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, selection, pinnedCount, rowHeight, actionsWidth = COLUMN_WIDTHS.actions } = props;
  const { rows, order, onOrder } = useSortedRows(props.rows, columns, props.ordering);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hasActions = props.actions !== undefined || props.renderActions !== undefined;
  const widths = [
    ...(selection ? [{ key: 'choose', width: COLUMN_WIDTHS.check }] : []),
    ...columns.map(({ key, width = COLUMN_WIDTHS.data }) => ({ key, width })),
    ...(hasActions ? [{ key: 'actions', width: actionsWidth }] : []),
  ];
  const minWidth = widths.reduce((sum, { width }) => sum + width, 0);
  const edges = pinnedEdges(columns, pinnedCount, selection !== undefined);
  const isLong = rows.length > LONG_ABOVE;
  const scrolls = useIsNarrowerThan(frame, minWidth) || isLong;
  const parts = { ...props, rows, edges, hasActions };
  return (
    <div className={`data-table ${scrolls ? 'data-table-scrolls' : ''}`} ref={frame}>
      <div className="grid-scroller" data-row-height={rowHeight} ref={scroller}>
        <table {...GRID} aria-label={label} aria-rowcount={rows.length + 1} style={{ minWidth }}>
          <colgroup>
            {widths.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
          <GridHead {...parts} order={order} onOrder={onOrder} />
          {isLong ? (
            <LongBody {...parts} frame={frame} scroller={scroller} />
          ) : (
            <GridBody {...parts} frame={frame} />
          )}
          <GridTotals {...parts} />
        </table>
      </div>
    </div>
  );
}

/** The distances of the columns that stay at the left edge. */
function pinnedEdges(
  columns: readonly { readonly width?: number }[],
  pinnedCount: number,
  hasChoice: boolean,
): PinnedEdges {
  let left: number = hasChoice ? COLUMN_WIDTHS.check : 0;
  return columns.map(({ width = COLUMN_WIDTHS.data }, index) => {
    if (index >= pinnedCount) return undefined;
    const edge = left;
    left += width;
    return edge;
  });
}

/** Whether an element has less room than so many pixels; drawn again when that changes, not with each pixel. */
function useIsNarrowerThan(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  const drawn = useRef(isNarrow);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const next = measured.clientWidth < width;
      if (next === drawn.current) return;
      drawn.current = next;
      setNarrow(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width]);
  return isNarrow;
}
