import { businessDate, businessTime } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, list, text } from '../memory/input';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { cancel } from './my-orders';
import { moveOrder, type Order, order, orderByTypeNo, summaryRow } from './orders';

/** What was done with orders beyond their state, by order number. */
interface Actions {
  readonly estimates: Record<string, Fields>;
  /** Chosen delivery date and how often it may still be moved, by orderTypeNo. */
  readonly reschedules: Record<string, { readonly date: string; readonly remain: number }>;
  rejections: number;
}

const MOVES = 2;
const DAYS_AHEAD = 3;
const DAYS_OFFERED = 4;

const actions = slice('orderActions', (dealer): Actions => {
  const estimate = fields(dealer.example('queryOrderEstimate'));
  return { estimates: { [text(estimate, 'orderNo')]: estimate }, reschedules: {}, rejections: 0 };
});

const step = (now: Date, words: string) => ({ time: businessTime(now).slice(0, 16), text: words });
const called = (dealer: Dealer, { input }: Call) => order(dealer, text(input, 'orderNo'));

export const orderActionHandlers: Handlers = {
  selfSignOrder: (dealer, call) => signed(dealer, call),
  confirmOrderReceived: (dealer, call) => signed(dealer, call),

  selfSignOrders: (dealer, { input, now, done }) => {
    const rows = list(input, 'orderList').map((row) => ({ row, found: order(dealer, text(row, 'orderNo')) }));
    const failList = rows.flatMap(({ row, found }) =>
      found?.status === '40' ? [] : [failure(found, text(row, 'orderNo'), '订单尚未送达')],
    );
    for (const { found } of rows) if (found?.status === '40') moveOrder(found, '50', step(now, '客户已签收'));
    return done(
      outcome(rows.length, failList),
      failList.length === 0 ? '签收成功' : counted('签收', rows.length, failList),
    );
  },

  addOrderEstimate: (dealer, { input, now, done, refuse }) => {
    const { estimates } = actions(dealer);
    const orderNo = text(input, 'orderNo');
    if (estimates[orderNo]) return refuse('repeated');
    const { deliverScore, serviceScore, productScore, content = '', imageList = [] } = input;
    const author = { userName: dealer.persona.userName, createTime: businessTime(now) };
    estimates[orderNo] = { orderNo, deliverScore, serviceScore, productScore, content, imageList, ...author };
    return done();
  },

  queryOrderEstimate: (dealer, { input, done, refuse }) => {
    const found = actions(dealer).estimates[text(input, 'orderNo')];
    return found ? done(found) : refuse('none');
  },

  queryRescheduleDates: (dealer, { input, now, done, refuse }) => {
    const found = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (found?.status !== '10' && found?.status !== '20') return refuse('none');
    return done(datesOf(dealer, found, now));
  },

  rescheduleOrder: (dealer, { input, now, done, refuse }) => {
    const found = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    const date = text(input, 'rescheduleDate');
    const dates = found && datesOf(dealer, found, now);
    if (!found || !dates?.dateList.includes(date)) return refuse('full');
    if (dates.remainCount === 0) return refuse('full', '改约次数已用完，请联系客户经理');
    actions(dealer).reschedules[dates.orderTypeNo] = { date, remain: dates.remainCount - 1 };
    moveOrder(found, found.status, step(now, `送货日期改约到 ${date}`));
    return done();
  },

  rejectDelivery: (dealer, call) => {
    const found = called(dealer, call);
    if (found?.status !== '30' && found?.status !== '40') return call.refuse('signed');
    const own = actions(dealer);
    own.rejections += 1;
    const rejectNo = `JS${businessDate(call.now).replaceAll('-', '')}${String(own.rejections).padStart(3, '0')}`;
    moveOrder(found, found.status, step(call.now, `拒收已提交，单号 ${rejectNo}`));
    return call.done({ rejectNo, statusName: '待物流确认' });
  },

  cancelMfjkOrder: (dealer, call) => cancelled(dealer, call, 'delivered') ?? call.done(),

  cancelOrderToTcStock: (dealer, call) => {
    const refusal = cancelled(dealer, call, 'full');
    if (refusal) return refusal;
    const { orderNo, lines } = called(dealer, call) ?? { orderNo: '', lines: [] };
    const tcStockNo = `TC${businessDate(call.now).replaceAll('-', '')}${orderNo.slice(-3)}`;
    return call.done({ orderNo, tcStockNo, number: lines.reduce((sum, line) => sum + line.number, 0) });
  },

  listVehicleOrders: (dealer, { done }) => done(groupOf(dealer).map(summaryRow)),

  cancelGroupOrder: (dealer, { now, done, refuse }) => {
    const group = groupOf(dealer);
    const open = group.filter(isCancellable);
    if (open.length === 0) return refuse('refused');
    for (const one of open) cancel(dealer, one, step(now, '订单已随组单取消'));
    const failList = group
      .filter((one) => !open.includes(one))
      .map((one) => failure(one, one.orderNo, '订单已发货，不能取消'));
    return done(
      outcome(group.length, failList),
      failList.length === 0 ? '取消成功' : counted('取消', group.length, failList),
    );
  },
};

function signed(dealer: Dealer, call: Call): Envelope {
  const found = called(dealer, call);
  if (found?.status !== '40') return call.refuse('notDelivered');
  moveOrder(found, '50', step(call.now, '客户已签收'));
  return call.done();
}

function isCancellable(one: Order): boolean {
  return one.status === '10' || one.status === '20';
}

/** Cancels the order of a call, or says by the named example why not. */
function cancelled(dealer: Dealer, call: Call, example: string): Envelope | undefined {
  const found = called(dealer, call);
  if (!found || !isCancellable(found)) return call.refuse(example);
  cancel(dealer, found, step(call.now, `订单已取消，原因：${text(call.input, 'reason') || '客户取消'}`));
  return undefined;
}

/** Assumption: the orders of the description's vehicle group, whatever its number. */
function groupOf(dealer: Dealer): readonly Order[] {
  return exampleRows(dealer, 'listVehicleOrders').flatMap((row) => order(dealer, text(row, 'orderNo')) ?? []);
}

function datesOf(dealer: Dealer, one: Order, now: Date) {
  const orderTypeNo = text(one.facts, 'orderTypeNo');
  const { date, remain } = actions(dealer).reschedules[orderTypeNo] ?? {
    date: businessDate(now, DAYS_AHEAD),
    remain: MOVES,
  };
  const dateList = Array.from({ length: DAYS_OFFERED }, (_, at) => businessDate(now, DAYS_AHEAD + 1 + at));
  return {
    orderTypeNo,
    currentDate: date,
    dateList: dateList.filter((one) => one !== date),
    remainCount: remain,
  };
}

/** Why an order of a batch did not go through. */
export function failure(found: Order | undefined, orderNo: string, reason: string): Fields {
  if (!found) return { orderNo, reason: '订单不存在' };
  return {
    orderNo,
    orderTypeNo: text(found.facts, 'orderTypeNo'),
    reason: found.status === '90' ? '订单已取消' : reason,
  };
}

/** What a batch call did (BatchOutcome). */
export function outcome(count: number, failList: readonly Fields[]): Fields {
  return { successCount: count - failList.length, failCount: failList.length, failList };
}

/** `签收1单，失败1单` */
export function counted(verb: string, count: number, failList: readonly Fields[]): string {
  return `${verb}${count - failList.length}单，失败${failList.length}单`;
}
