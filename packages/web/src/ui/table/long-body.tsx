import type { RefObject } from 'react';
import { GridBody, type GridBodyProps } from './grid-body';
import { useRowWindow } from './use-row-window';

interface LongBodyProps<Row extends object> extends GridBodyProps<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The body of a long table: only the rows near its window are drawn. */
export function LongBody<Row extends object>({ scroller, ...props }: LongBodyProps<Row>) {
  const { rows, rowKey } = props;
  return <GridBody {...props} part={useRowWindow(rows.map(rowKey), scroller)} />;
}
