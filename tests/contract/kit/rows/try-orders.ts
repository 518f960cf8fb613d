import { type CallValues, withCallValue } from '../input/call-values';
import { pageCall } from '../input/open-call';
import type { Asked } from '../phases/probe';
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

/**
 * The pages of an order are the parts of the list in that order, and no row is lost by it. A list that moves on meanwhile is read
 * again before it is called wrong.
 */
export async function tryOrders(list: TriedList, whole: Whole, filters: readonly Filter[]): Promise<void> {
  const { place, probe } = list;
  if (!place || !whole.isComplete) return;
  for (const { title, field, values } of ordersOf(list, filters)) {
    const all = await probe.ask(longPage(list, values), title);
    if (!all.isSuccess) continue;
    if (all.total !== whole.asked.total) {
      const fresh = await probe.ask(longPage(list, list.open), 'the list without filters');
      const again = await probe.ask(longPage(list, values), title);
      if (!fresh.isSuccess || !again.isSuccess || again.total === fresh.total) continue;
      const message = `${again.total} rows came in this order, ${fresh.total} without`;
      probe.fail(again, { check: 'order', place: 'data', message }, title);
      return;
    }
    const column = sortedColumn(field, all.rows);
    if (column === undefined) continue;
    for (const pageNum of [1, 2]) {
      const askPage = () => probe.ask(pageCall(place, values, [pageNum, SIZE]), `${title}, page ${pageNum}`);
      const isPart = (page: Asked, { rows }: Asked) => {
        const part = rows.slice((pageNum - 1) * SIZE, pageNum * SIZE);
        return (
          page.rows.length === part.length && page.rows.every((row, at) => row[column] === part[at]?.[column])
        );
      };
      const first = await askPage();
      if (!first.isSuccess || isPart(first, all)) continue;
      const fresh = await probe.ask(longPage(list, values), title);
      const page = await askPage();
      if (!fresh.isSuccess || !page.isSuccess || isPart(page, fresh)) continue;
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
