import { useSearchParams } from 'react-router-dom';
import { withParams } from '#ui/input/with-params';
import type { RowOrder } from '#ui/table/row-order';

/** An order of all rows that the call makes; its input has `sortBy` and `sortOrder`. */
export interface ServerOrder {
  /** The order until another is chosen; its own falls from the newest row. */
  readonly first: NonNullable<RowOrder>;
}

/** A list that the call orders by each column that may be sorted; the call names a column by its key. */
interface OrderedList {
  readonly order?: ServerOrder;
  readonly columns: readonly { readonly key: string; readonly compare?: unknown }[];
}

/** The order in the address: debit.ascend. */
const PARAM = 'sort';

/** The order that an address asks for; the first one where it asks for none that the call can make. */
function readOrder({ order, columns }: OrderedList, params: URLSearchParams): RowOrder {
  const [columnKey = '', direction] = (params.get(PARAM) ?? '').split('.');
  const isKnown = columns.some(({ key, compare }) => key === columnKey && compare !== undefined);
  return order && isKnown && (direction === 'ascend' || direction === 'descend')
    ? { columnKey, direction }
    : order?.first;
}

/** The two fields of the call for the order in an address; none for a list that the call does not order. */
export function orderInput(list: OrderedList, params: URLSearchParams) {
  const order = readOrder(list, params);
  return order && { sortBy: order.columnKey, sortOrder: order.direction === 'ascend' ? 'asc' : 'desc' };
}

/** The order of a report in the address, and how to choose another: the list goes back to its first page. */
export function useServerOrder(list: OrderedList) {
  const [params, setParams] = useSearchParams();
  if (list.order === undefined) return undefined;
  return {
    order: readOrder(list, params),
    input: orderInput(list, params),
    onOrder: (next: RowOrder) =>
      setParams((before) =>
        withParams(before, { [PARAM]: next && `${next.columnKey}.${next.direction}`, pageNum: undefined }),
      ),
  };
}
