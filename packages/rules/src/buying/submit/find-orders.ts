/** The result of a submit without an answer, read from the order list (ORDER-01). */
import { grouped } from '../../base/grouped';
import { type Amount, readMoney } from '../../base/money';
import { shanghaiDay, shanghaiDays, wireInstant } from '../../base/shanghai';
import { isCallOver } from './late-call';
import type { SubmitEvent, SubmitRecord, SubmittedLine, SubmittedOrder } from './submit-record';

/** An order of the list, as far as the look-up reads it. */
export interface ListedOrder {
  readonly orderNo: string;
  readonly payerCode?: string | null | undefined;
  /** `YYYY-MM-DD`, with or without a time. */
  readonly createDate?: string | number | null | undefined;
  readonly lineList?: readonly { readonly productCode: string; readonly number: Amount }[] | null | undefined;
}

/** The orders that the page has read. */
export interface OrderLookUp {
  readonly orders: readonly ListedOrder[];
  /** Whether that is every order since the submit. */
  readonly isWhole: boolean;
  /** Numbers of orders that another submit has placed, or that were there before this one: none of them is it. */
  readonly claimed?: readonly string[] | undefined;
}

/** A submit as its record says it. */
export interface SentSubmit extends Pick<SubmitRecord, 'submission' | 'plannedAt'> {
  /** Milliseconds since the epoch; a pre-check may take minutes before. Absent: as it was planned. */
  readonly sentAt?: number | undefined;
}

/** Payer and lines of an order under whatever number; undefined where a number of pieces cannot be read: it equals none. */
function goodsKey(payerCode: string | null | undefined, lines: readonly SubmittedLine[]): string | undefined {
  const parts: string[] = [];
  for (const { productCode, number } of lines) {
    const pieces = readMoney(number);
    if (pieces === undefined) return undefined;
    parts.push(`${productCode} ${pieces}`);
  }
  return JSON.stringify([payerCode, parts.sort()]);
}

/** Orders that were not placed by the submit yet, found by number and by goods. */
function openOrders(orders: readonly ListedOrder[], since: number) {
  const open = new Set(orders);
  const byNumber = queues(orders, ({ orderNo }) => orderNo);
  const recent = orders.filter(({ createDate }) => {
    const created = wireInstant(createDate);
    return created !== undefined && shanghaiDay(new Date(created)) >= shanghaiDay(new Date(since));
  });
  const byGoods = queues(recent, ({ payerCode, lineList }) => goodsKey(payerCode, lineList ?? []));
  const take = (queue: ListedOrder[] | undefined): ListedOrder | undefined => {
    while (queue && queue.length > 0) {
      const order = queue.pop();
      if (order && open.delete(order)) return order;
    }
    return undefined;
  };
  return {
    open,
    /** The one with the number, else the first one with the same goods that is not older than the submit's day. */
    take: ({ orderNo, payerCode, lines }: SubmittedOrder) => {
      const key = goodsKey(payerCode, lines);
      return take(byNumber.get(orderNo)) ?? (key === undefined ? undefined : take(byGoods.get(key)));
    },
  };
}

/** The orders of each key, the first one at the end of its list; those without a key are in none. */
function queues(
  orders: readonly ListedOrder[],
  keyOf: (order: ListedOrder) => string | undefined,
): ReadonlyMap<string, ListedOrder[]> {
  return grouped([...orders].reverse(), keyOf);
}

/** Whether one of the orders would be one of the submit's if its day could be read. */
function isOneUndated(orders: readonly SubmittedOrder[], rest: Iterable<ListedOrder>): boolean {
  const goodsKeys = new Set(orders.map(({ payerCode, lines }) => goodsKey(payerCode, lines)));
  return [...rest].some(({ createDate, payerCode, lineList }) => {
    if (wireInstant(createDate) !== undefined) return false;
    const key = goodsKey(payerCode, lineList ?? []);
    return key !== undefined && goodsKeys.has(key);
  });
}

/**
 * The event for a lost submit. `place` when each of its orders is there, by its number, else by payer, lines and day.
 * `miss` when none is there, the list is complete and the server can no longer carry it out. Else `doubt`, also when the
 * day of an order with the same products cannot be read (ORDER-01).
 * @param record the submit
 * @param look the orders that were read at `look.now`
 */
export function lookUpSubmit(
  record: SentSubmit,
  { orders, isWhole, claimed = [], now }: OrderLookUp & { readonly now: number },
): Extract<SubmitEvent, { readonly type: 'place' | 'miss' | 'doubt' }> {
  const taken = new Set(claimed);
  const rest = openOrders(
    orders.filter(({ orderNo }) => !taken.has(orderNo)),
    record.plannedAt,
  );
  const submitted = record.submission.orders;
  const orderNos = submitted.flatMap((order) => rest.take(order)?.orderNo ?? []);
  if (orderNos.length === submitted.length) return { type: 'place', orderNos };
  if (orderNos.length > 0) return { type: 'doubt', reason: 'partFound' };
  if (isOneUndated(submitted, rest.open)) return { type: 'doubt', reason: 'undated' };
  if (!isWhole) return { type: 'doubt', reason: 'cut' };
  const isOver = isCallOver(record.sentAt ?? record.plannedAt, now);
  return isOver ? { type: 'miss' } : { type: 'doubt', reason: 'early' };
}

/**
 * Whether the orders read so far, newest first, reach back beyond a submit (ORDER-01). That needs all orders, or one
 * from before the previous day, because a clock may be ahead.
 * @param total orders that the list has
 * @param since when the submit was planned, in milliseconds since the epoch
 */
export function reachesBack(
  orders: readonly Pick<ListedOrder, 'createDate'>[],
  total: number,
  since: number,
): boolean {
  if (total <= orders.length) return true;
  const created = wireInstant(orders.at(-1)?.createDate);
  return created !== undefined && shanghaiDays(new Date(created)) < shanghaiDays(new Date(since)) - 1;
}
