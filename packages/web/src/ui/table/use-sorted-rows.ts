import { useMemo, useState } from 'react';
import type { DataColumn } from './data-table-types';
import type { Ordering, RowOrder } from './row-order';

/** The rows in the order that the user chose by a column's head, and a way to choose another. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  ordering?: Ordering,
) {
  const [order, setOrder] = useState<RowOrder>();
  const compare = columns.find(({ key }) => key === order?.columnKey)?.compare;
  const direction = order?.direction;
  const sorted = useMemo(() => {
    if (!compare || ordering) return rows;
    return [...rows].sort((left, right) =>
      direction === 'ascend' ? compare(left, right) : compare(right, left),
    );
  }, [rows, compare, direction, ordering]);
  return ordering ? { rows, ...ordering } : { rows: sorted, order, onOrder: setOrder };
}
