import { businessDate, businessTime } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, list, text } from '../memory/input';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { cancel } from './my-orders';
import { moveOrder, type Order, orderByNo, orderByTypeNo, summaryRow } from './orders';

/** The actions on orders outside of their state, by order number. */
interface Actions {
  readonly estimates: Record<string, Fields>;
  /** Chosen delivery date and how often it may still be moved, by orderTypeNo. */
  readonly reschedules: Record<string, { readonly date: string; readonly remain: number }>;
  rejections: number;
}

const MOVES = 2;
const DAYS_AHEAD = 3;
const DAYS_OFFERED = 4;

const actionsOf = slice('orderActions', (dealer): Actions => {
  const estimate = fields(dealer.example('queryOrderEstimate'));
  return { estimates: { [text(estimate, 'orderNo')]: estimate }, reschedules: {}, rejections: 0 };
});

const step = (now: Date, message: string) => ({ time: businessTime(now).slice(0, 16), text: message });
const namedOrder = (dealer: Dealer, { input }: Call) => orderByNo(dealer, text(input, 'orderNo'));

export const orderActionHandlers: Handlers = {
  selfSignOrder: (dealer, call) => signOrder(dealer, call),
  confirmOrderReceived: (dealer, call) => signOrder(dealer, call),

  selfSignOrders: (dealer, { input, now, done }) => {
    const rows = list(input, 'orderList').map((row) => ({
      row,
      order: orderByNo(dealer, text(row, 'orderNo')),
    }));
    const failList = rows.flatMap(({ row, order }) =>
      order?.status === '40' ? [] : [failure(order, text(row, 'orderNo'), '订单尚未送达')],
    );
    for (const { order } of rows) if (order?.status === '40') moveOrder(order, '50', step(now, '客户已签收'));
    return done(
      outcome(rows.length, failList),
      failList.length === 0 ? '签收成功' : counted('签收', rows.length, failList),
    );
  },

  addOrderEstimate: (dealer, { input, now, done, refuse }) => {
    const { estimates } = actionsOf(dealer);
    const orderNo = text(input, 'orderNo');
    if (estimates[orderNo]) return refuse('repeated');
    const { deliverScore, serviceScore, productScore, content = '', imageList = [] } = input;
    const author = { userName: dealer.persona.userName, createTime: businessTime(now) };
    estimates[orderNo] = { orderNo, deliverScore, serviceScore, productScore, content, imageList, ...author };
    return done();
  },

  queryOrderEstimate: (dealer, { input, done, refuse }) => {
    const estimate = actionsOf(dealer).estimates[text(input, 'orderNo')];
    return estimate ? done(estimate) : refuse('none');
  },

  queryRescheduleDates: (dealer, { input, now, done, refuse }) => {
    const order = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (order?.status !== '10' && order?.status !== '20') return refuse('none');
    return done(datesOf(dealer, order, now));
  },

  rescheduleOrder: (dealer, { input, now, done, refuse }) => {
    const order = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    const date = text(input, 'rescheduleDate');
    const dates = order && datesOf(dealer, order, now);
    if (!order || !dates?.dateList.includes(date)) return refuse('full');
    if (dates.remainCount === 0) return refuse('full', '改约次数已用完，请联系客户经理');
    actionsOf(dealer).reschedules[dates.orderTypeNo] = { date, remain: dates.remainCount - 1 };
    moveOrder(order, order.status, step(now, `送货日期改约到 ${date}`));
    return done();
  },

  rejectDelivery: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (order?.status !== '30' && order?.status !== '40') return call.refuse('signed');
    const actions = actionsOf(dealer);
    actions.rejections += 1;
    const rejectNo = `JS${businessDate(call.now).replaceAll('-', '')}${String(actions.rejections).padStart(3, '0')}`;
    moveOrder(order, order.status, step(call.now, `拒收已提交，单号 ${rejectNo}`));
    return call.done({ rejectNo, statusName: '待物流确认' });
  },

  cancelMfjkOrder: (dealer, call) => cancelNamedOrder(dealer, call, 'delivered') ?? call.done(),

  cancelOrderToTcStock: (dealer, call) => {
    const refusal = cancelNamedOrder(dealer, call, 'full');
    if (refusal) return refusal;
    const { orderNo, lines } = namedOrder(dealer, call) ?? { orderNo: '', lines: [] };
    const tcStockNo = `TC${businessDate(call.now).replaceAll('-', '')}${orderNo.slice(-3)}`;
    return call.done({ orderNo, tcStockNo, number: lines.reduce((sum, line) => sum + line.number, 0) });
  },

  listVehicleOrders: (dealer, { done }) => done(groupOf(dealer).map(summaryRow)),

  cancelGroupOrder: (dealer, { now, done, refuse }) => {
    const group = groupOf(dealer);
    const open = group.filter(isCancellable);
    if (open.length === 0) return refuse('refused');
    for (const order of open) cancel(dealer, order, step(now, '订单已随组单取消'));
    const failList = group
      .filter((order) => !open.includes(order))
      .map((order) => failure(order, order.orderNo, '订单已发货，不能取消'));
    return done(
      outcome(group.length, failList),
      failList.length === 0 ? '取消成功' : counted('取消', group.length, failList),
    );
  },
};

function signOrder(dealer: Dealer, call: Call): Envelope {
  const order = namedOrder(dealer, call);
  if (order?.status !== '40') return call.refuse('notDelivered');
  moveOrder(order, '50', step(call.now, '客户已签收'));
  return call.done();
}

function isCancellable(order: Order): boolean {
  return order.status === '10' || order.status === '20';
}

/** Cancels the order of a call, or says by the named example why not. */
export function cancelNamedOrder(dealer: Dealer, call: Call, example: string): Envelope | undefined {
  const order = namedOrder(dealer, call);
  if (!order || !isCancellable(order)) return call.refuse(example);
  cancel(dealer, order, step(call.now, `订单已取消，原因：${text(call.input, 'reason') || '客户取消'}`));
  return undefined;
}

/** Assumption: any number means the orders of the description's vehicle group. */
function groupOf(dealer: Dealer): readonly Order[] {
  return exampleRows(dealer, 'listVehicleOrders').flatMap(
    (row) => orderByNo(dealer, text(row, 'orderNo')) ?? [],
  );
}

function datesOf(dealer: Dealer, order: Order, now: Date) {
  const orderTypeNo = text(order.facts, 'orderTypeNo');
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
export function failure(order: Order | undefined, orderNo: string, reason: string): Fields {
  if (!order) return { orderNo, reason: '订单不存在' };
  return {
    orderNo,
    orderTypeNo: text(order.facts, 'orderTypeNo'),
    reason: order.status === '90' ? '订单已取消' : reason,
  };
}

/** The result of a batch call (BatchOutcome). */
export function outcome(count: number, failList: readonly Fields[]): Fields {
  return { successCount: count - failList.length, failCount: failList.length, failList };
}

/** `签收1单，失败1单` */
export function counted(verb: string, count: number, failList: readonly Fields[]): string {
  return `${verb}${count - failList.length}单，失败${failList.length}单`;
}
