import { type CallValues, withCallValue } from '../input/call-values';
import { pageCall } from '../input/open-call';
import type { Filter } from './filter-values';
import { sortedColumn } from './order';
import { longPage, type TriedList, type Whole } from './try-pages';

/** An order that a list can be asked for. */
interface Order {
  readonly title: string;
  readonly field: string;
  readonly values: CallValues;
}

const SIZE = 3;

/** The pages of an order are the parts of the list in that order, and no row is lost by it. */
export async function tryOrders(list: TriedList, whole: Whole, filters: readonly Filter[]): Promise<void> {
  const { place, probe } = list;
  if (!place || !whole.isComplete) return;
  for (const { title, field, values } of ordersOf(list, filters)) {
    const all = await probe.ask(longPage(list, values), title);
    if (!all.isSuccess) continue;
    if (all.total !== whole.asked.total) {
      const message = `${all.total} rows came in this order, ${whole.asked.total} without`;
      probe.fail(all, { check: 'order', place: 'data', message }, title);
      return;
    }
    const column = sortedColumn(field, all.rows);
    if (column === undefined) continue;
    for (const pageNum of [1, 2]) {
      const page = await probe.ask(pageCall(place, values, [pageNum, SIZE]), `${title}, page ${pageNum}`);
      const part = all.rows.slice((pageNum - 1) * SIZE, pageNum * SIZE).map((row) => row[column]);
      if (!page.isSuccess || page.rows.every((row, at) => row[column] === part[at])) continue;
      const message = `page ${pageNum} is not that part of the list in this order`;
      probe.fail(page, { check: 'order', place: `data.${column}`, message }, title);
      return;
    }
  }
}

/** Every choice of `sort`, and of `sortBy` with both ways of `sortOrder`. */
function ordersOf({ open }: TriedList, filters: readonly Filter[]): readonly Order[] {
  const [by, way] = ['sortBy', 'sortOrder'].map((wanted) => filters.find(({ name }) => name === wanted));
  const pairs = (by?.plain.enum ?? []).flatMap((field) =>
    (way?.plain.enum ?? []).map(
      (direction): Order => ({
        title: `in the order of ${String(field)} ${String(direction)}`,
        field: String(field),
        values: withCallValue(withCallValue(open, by?.steps ?? [], field), way?.steps ?? [], direction),
      }),
    ),
  );
  const single = filters
    .filter(({ name }) => name === 'sort')
    .flatMap((filter) =>
      (filter.plain.enum ?? []).flatMap((choice): readonly Order[] => {
        const field = /^(\w+?)(Asc|Desc)$/.exec(String(choice))?.[1];
        const title = `in the order ${String(choice)}`;
        return field === undefined
          ? []
          : [{ title, field, values: withCallValue(open, filter.steps, choice) }];
      }),
    );
  return [...pairs, ...single];
}
