import { useSearchParams } from 'react-router-dom';
import { withParams } from '#ui/input/with-params';
import type { RowOrder } from '#ui/table/row-order';

/** An order of all rows that the call makes; its input has `sortBy` and `sortOrder`. */
export interface ServerOrder {
  /** What the call names a column, by the key of that column. */
  readonly columns: Readonly<Record<string, string>>;
  /** The order until another is chosen; its own falls from the newest row. */
  readonly first: NonNullable<RowOrder>;
}

/** The order in the address: debit.ascend. */
const PARAM = 'sort';

/** The order that an address asks for; the first one where it asks for none that the call can make. */
export function readOrder({ columns, first }: ServerOrder, params: URLSearchParams): NonNullable<RowOrder> {
  const [columnKey = '', direction] = (params.get(PARAM) ?? '').split('.');
  const isKnown = Object.hasOwn(columns, columnKey) && (direction === 'ascend' || direction === 'descend');
  return isKnown ? { columnKey, direction } : first;
}

/** The two fields of the call. */
export function orderInput({ columns }: ServerOrder, order: NonNullable<RowOrder>) {
  const sortBy = columns[order.columnKey] ?? '';
  return { sortBy, sortOrder: order.direction === 'ascend' ? 'asc' : 'desc' };
}

/** The order of a report in the address, and how to choose another: the list goes back to its first page. */
export function useServerOrder(order: ServerOrder | undefined) {
  const [params, setParams] = useSearchParams();
  if (order === undefined) return undefined;
  return {
    order: readOrder(order, params),
    onOrder: (next: RowOrder) =>
      setParams((before) =>
        withParams(before, { [PARAM]: next && `${next.columnKey}.${next.direction}`, pageNum: undefined }),
      ),
  };
}
