import { businessDate, businessTime } from '../memory/clock';
import { exampleRows } from '../memory/rows';
import type { Answer, Id } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { doneUnless, type Refused, refuseBy } from '../resources/transition';
import { handle, type TypedCall } from '../resources/typed-handler';
import { cancel } from './my-orders';
import { isOfType, moveOrder, type Order, orderByNo, orderByTypeNo, stepAt, summaryRow } from './orders';

type Failure = Answer<'auditOrders'>['failList'][number];

/** The actions on orders outside of their state, by order number. */
interface Actions {
  readonly estimates: Record<string, Answer<'queryOrderEstimate'>>;
  /** Chosen delivery date and how often it may still be moved, by orderTypeNo. */
  readonly reschedules: Record<string, { readonly date: string; readonly remain: number }>;
  rejections: number;
}

const MOVES = 2;
const DAYS_AHEAD = 3;
const DAYS_OFFERED = 4;

const actionsOf = slice('orderActions', (dealer): Actions => {
  const estimate = dealer.example('queryOrderEstimate');
  return { estimates: { [estimate.orderNo]: estimate }, reschedules: {}, rejections: 0 };
});

/** A call that names one order. */
interface OrderCall extends Pick<TypedCall<Id>, 'dealer' | 'now'> {
  readonly input: { readonly orderNo: string; readonly orderTypeNo?: string; readonly reason?: string };
}

/** The order of a call; none where its two numbers mean two orders. */
function namedOrder({ dealer, input }: OrderCall): Order | undefined {
  const order = orderByNo(dealer, input.orderNo);
  return order && isOfType(order, input.orderTypeNo) ? order : undefined;
}

export const orderActionHandlers: Handlers = {
  ...handle('selfSignOrder', (call) => doneUnless(call, signOrder(call))),
  ...handle('confirmOrderReceived', (call) => doneUnless(call, signOrder(call))),

  ...handle('selfSignOrders', ({ dealer, input, now, done }) => {
    const rows = input.orderList.map(({ orderNo }) => ({ orderNo, order: orderByNo(dealer, orderNo) }));
    const failList = rows.flatMap(({ orderNo, order }) =>
      order?.status === '40' ? [] : [failure(order, orderNo, '订单尚未送达')],
    );
    for (const { order } of rows)
      if (order?.status === '40') moveOrder(order, '50', stepAt(now, '客户已签收'));
    return done(
      outcome(rows.length, failList),
      failList.length === 0 ? '签收成功' : counted('签收', rows.length, failList),
    );
  }),

  ...handle('addOrderEstimate', ({ dealer, input, now, done, refuse }) => {
    const { estimates } = actionsOf(dealer);
    const { orderNo, deliverScore, serviceScore, productScore, content = '', imageList = [] } = input;
    if (estimates[orderNo]) return refuse('repeated');
    const author = { userName: dealer.persona.userName, createTime: businessTime(now) };
    estimates[orderNo] = { orderNo, deliverScore, serviceScore, productScore, content, imageList, ...author };
    return done();
  }),

  ...handle('queryOrderEstimate', ({ dealer, input, done, refuse }) => {
    const estimate = actionsOf(dealer).estimates[input.orderNo];
    return estimate ? done(estimate) : refuse('none');
  }),

  ...handle('queryRescheduleDates', ({ dealer, input, now, done, refuse }) => {
    const order = orderByTypeNo(dealer, input.orderTypeNo);
    if (order?.status !== '10' && order?.status !== '20') return refuse('none');
    return done(datesOf(dealer, order, now));
  }),

  ...handle('rescheduleOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByTypeNo(dealer, input.orderTypeNo);
    const date = input.rescheduleDate;
    const dates = order && datesOf(dealer, order, now);
    if (!order || !dates?.dateList.includes(date)) return refuse('full');
    if (dates.remainCount === 0) return refuse('full', '改约次数已用完，请联系客户经理');
    actionsOf(dealer).reschedules[dates.orderTypeNo] = { date, remain: dates.remainCount - 1 };
    moveOrder(order, order.status, stepAt(now, `送货日期改约到 ${date}`));
    return done();
  }),

  ...handle('rejectDelivery', (call) => {
    const order = namedOrder(call);
    if (order?.status !== '30' && order?.status !== '40') return call.refuse('signed');
    const actions = actionsOf(call.dealer);
    actions.rejections += 1;
    const rejectNo = `JS${call.today.replaceAll('-', '')}${String(actions.rejections).padStart(3, '0')}`;
    moveOrder(order, order.status, stepAt(call.now, `拒收已提交，单号 ${rejectNo}`));
    return call.done({ rejectNo, statusName: '待物流确认' });
  }),

  ...handle('cancelMfjkOrder', (call) => doneUnless(call, cancelNamedOrder(call, 'delivered'))),

  ...handle('cancelOrderToTcStock', (call) => {
    const refused = cancelNamedOrder(call, 'full');
    if (refused) return refuseBy(call.refuse, refused);
    const { orderNo, lines } = namedOrder(call) ?? { orderNo: '', lines: [] };
    const tcStockNo = `TC${call.today.replaceAll('-', '')}${orderNo.slice(-3)}`;
    return call.done({ orderNo, tcStockNo, number: lines.reduce((sum, line) => sum + line.number, 0) });
  }),

  ...handle('listVehicleOrders', ({ dealer, done }) => done(groupOf(dealer).map(summaryRow))),

  ...handle('cancelGroupOrder', ({ dealer, now, done, refuse }) => {
    const group = groupOf(dealer);
    const open = group.filter(isCancellable);
    if (open.length === 0) return refuse('refused');
    for (const order of open) cancel(dealer, order, stepAt(now, '订单已随组单取消'));
    const failList = group
      .filter((order) => !open.includes(order))
      .map((order) => failure(order, order.orderNo, '订单已发货，不能取消'));
    return done(
      outcome(group.length, failList),
      failList.length === 0 ? '取消成功' : counted('取消', group.length, failList),
    );
  }),
};

/** Signs for the order of a call, or says why not. */
function signOrder(call: OrderCall): Refused | undefined {
  const order = namedOrder(call);
  if (order?.status !== '40') return 'notDelivered';
  moveOrder(order, '50', stepAt(call.now, '客户已签收'));
  return undefined;
}

function isCancellable(order: Order): boolean {
  return order.status === '10' || order.status === '20';
}

/** Cancels the order of a call, or says by the named example why not. */
export function cancelNamedOrder(call: OrderCall, example: string): Refused | undefined {
  const order = namedOrder(call);
  if (!order || !isCancellable(order)) return example;
  cancel(call.dealer, order, stepAt(call.now, `订单已取消，原因：${call.input.reason || '客户取消'}`));
  return undefined;
}

/** Assumption: any number means the orders of the description's vehicle group. */
function groupOf(dealer: Dealer): readonly Order[] {
  return exampleRows(dealer, 'listVehicleOrders').flatMap((row) => orderByNo(dealer, row.orderNo) ?? []);
}

function datesOf(dealer: Dealer, order: Order, now: Date) {
  const { orderTypeNo } = order;
  const { date, remain } = actionsOf(dealer).reschedules[orderTypeNo] ?? {
    date: businessDate(now, DAYS_AHEAD),
    remain: MOVES,
  };
  const dateList = Array.from({ length: DAYS_OFFERED }, (_, at) => businessDate(now, DAYS_AHEAD + 1 + at));
  return {
    orderTypeNo,
    currentDate: date,
    dateList: dateList.filter((day) => day !== date),
    remainCount: remain,
  };
}

/** Why an order of a batch did not go through. */
export function failure(order: Order | undefined, orderNo: string, reason: string): Failure {
  if (!order) return { orderNo, reason: '订单不存在' };
  return {
    orderNo,
    orderTypeNo: order.orderTypeNo,
    reason: order.status === '90' ? '订单已取消' : reason,
  };
}

/** The result of a batch call (BatchOutcome). */
export function outcome(count: number, failList: Failure[]): Answer<'auditOrders'> {
  return { successCount: count - failList.length, failCount: failList.length, failList };
}

/** `签收1单，失败1单` */
export function counted(verb: string, count: number, failList: readonly Failure[]): string {
  return `${verb}${count - failList.length}单，失败${failList.length}单`;
}
