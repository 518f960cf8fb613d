/** The result of a submit without an answer, read from the order list (ORDER-01). */
import { type Amount, compareAmounts } from '../money';
import { shanghaiDay, shanghaiDays, wireInstant } from '../shanghai';
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

function hasSameLines(lines: readonly SubmittedLine[], listed: readonly SubmittedLine[]): boolean {
  const rest = [...listed];
  for (const { productCode, number } of lines) {
    const at = rest.findIndex(
      (line) => line.productCode === productCode && compareAmounts(line.number, number) === 0,
    );
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0;
}

/** Whether the listed order may be this one under another number: same payer and lines. */
function hasSameGoods(order: SubmittedOrder, listed: ListedOrder): boolean {
  return listed.payerCode === order.payerCode && hasSameLines(order.lines, listed.lineList ?? []);
}

/** Whether it is this one: not older than the submit's day either. */
function looksLike(order: SubmittedOrder, listed: ListedOrder, since: number): boolean {
  const created = wireInstant(listed.createDate);
  return (
    created !== undefined &&
    shanghaiDay(new Date(created)) >= shanghaiDay(new Date(since)) &&
    hasSameGoods(order, listed)
  );
}

/** The number of an order that would be one of the submit's if its day could be read. */
function undatedNo(requests: readonly SubmittedOrder[], rest: readonly ListedOrder[]): string | undefined {
  const undated = rest.filter(({ createDate }) => wireInstant(createDate) === undefined);
  return undated.find((listed) => requests.some((order) => hasSameGoods(order, listed)))?.orderNo;
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
  const rest = orders.filter(({ orderNo }) => !claimed.includes(orderNo));
  const matches: string[] = [];
  const requests = record.submission.orders;
  for (const order of requests) {
    const byNumber = rest.findIndex(({ orderNo }) => orderNo === order.orderNo);
    const at =
      byNumber >= 0 ? byNumber : rest.findIndex((listed) => looksLike(order, listed, record.plannedAt));
    matches.push(...rest.splice(at, at < 0 ? 0 : 1).map(({ orderNo }) => orderNo));
  }
  if (matches.length === requests.length) return { type: 'place', orderNos: matches };
  if (matches.length > 0)
    return { type: 'doubt', reason: `${requests.length} 个订单中找到 ${matches.length} 个` };
  const undated = undatedNo(requests, rest);
  if (undated !== undefined) return { type: 'doubt', reason: `订单 ${undated} 的日期无法识别` };
  if (!isWhole) return { type: 'doubt', reason: '订单列表未能完整读取' };
  const isOver = isCallOver(record.sentAt ?? record.plannedAt, now);
  return isOver ? { type: 'miss' } : { type: 'doubt', reason: '订单可能还在生成' };
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
