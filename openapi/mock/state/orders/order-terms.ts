import { bookOrder } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { businessDate, businessTime } from '../memory/clock';
import { toCents, toYuan, yuanText } from '../memory/money';
import type { Answer } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { isOfType, moveOrder, type Order, OTHER_TYPE, orderByNo, stepAt } from './orders';

/** Deposit, storage, credit and crowd-funding terms of orders, and what was done about them (ORDER-01). */
interface Terms {
  /** Buttons that were used up, as `code orderNo`. */
  used: string[];
  /** The amount still to be paid, in cents, by order number. */
  readonly rest: Record<string, number>;
  /** The storage fee that was calculated last and is still to be paid, in cents, by order number. */
  readonly fees: Record<string, number>;
  /** The paid storage fees, in cents, by order number. */
  readonly paidFees: Record<string, number>;
}

const orderTermsOf = slice('orderTerms', (): Terms => ({ used: [], rest: {}, fees: {}, paidFees: {} }));

type Button = Answer<'judgeOrderButtons'>['buttonList'][number];

/** The buttons that terms of an order bring; the world says which order has which. */
const TERM_BUTTONS: Readonly<Record<string, string>> = {
  wholeHouse: '处理拒单',
  groupCancel: '取消整组',
  selfPayMessage: '发送付款短信',
  deposit: '支付尾款',
  depositDelay: '申请延期',
  storageFee: '支付寄库费',
  storageDelay: '寄库延期',
  jdPlan: '计划发货',
  advanceArrival: '确认提前到货',
  tctp: '统仓统配确认',
  tcStock: '转统仓库存',
  creditPay: '支付信用订单',
  crowdFunding: '支付众筹尾款',
  chongbai: '确认重百签收',
};

const DAY_MS = 24 * 3600 * 1000;
const PLAN_FROM_DAYS = 2;
const PLAN_TO_DAYS = 9;

const worldOrder = ({ world }: Dealer, { orderNo }: Order) =>
  world.orders.find((candidate) => candidate.orderNo === orderNo);

/** The buttons that an order's terms add to those of its state. */
export function moreButtons(dealer: Dealer, order: Order): readonly Button[] {
  if (order.status === '90') return [];
  if (order.status === '50') return [{ code: 'returnGoods', name: '申请退货' }];
  const { used } = orderTermsOf(dealer);
  const codes = (worldOrder(dealer, order)?.terms ?? [])
    .filter((code) => !used.includes(`${code} ${order.orderNo}`))
    .filter((code) => restOf(dealer, order) > 0 || !PAYING.includes(code));
  return codes.map((code) => ({ code, name: TERM_BUTTONS[code] ?? code }));
}

const PAYING: readonly string[] = ['deposit', 'depositDelay', 'creditPay', 'crowdFunding'];

/** The present terms in an order's detail. */
export function termsOf(dealer: Dealer, order: Order) {
  return order.facts.restAmount === undefined ? {} : { restAmount: toYuan(restOf(dealer, order)) };
}

/** Uses a button up; false when it was used before. */
export function spendButton(dealer: Dealer, code: string, orderNo: string): boolean {
  const terms = orderTermsOf(dealer);
  const name = `${code} ${orderNo}`;
  if (terms.used.includes(name)) return false;
  terms.used.push(name);
  return true;
}

/** Writes a step into the timeline of an order, which stays in its state. */
export function noteStep(order: Order, now: Date, message: string): void {
  moveOrder(order, order.status, stepAt(now, message));
}

/** The unpaid rest of an order, in cents. */
export function restOf(dealer: Dealer, order: Order): number {
  return orderTermsOf(dealer).rest[order.orderNo] ?? toCents(order.facts.restAmount ?? 0);
}

/** A payment of an order: all of its units unless the call says how many. */
interface RestPayment {
  readonly order: Order;
  readonly now: Date;
  readonly qty?: number;
}

/** Pays a share of the rest; the sum in cents, or undefined when the payer has not enough. */
function payRest(dealer: Dealer, { order, now, qty }: RestPayment): number | undefined {
  const units = order.lines.reduce((sum, line) => sum + line.number, 0);
  const rest = restOf(dealer, order);
  const cents = Math.round((rest * Math.min(units, qty ?? units)) / units);
  if (!charge(dealer, order, { cents, now })) return undefined;
  orderTermsOf(dealer).rest[order.orderNo] = rest - cents;
  noteStep(order, now, `已支付 ¥${yuanText(cents)}`);
  return cents;
}

function charge(
  dealer: Dealer,
  order: Order,
  { cents, now }: { readonly cents: number; readonly now: Date },
): boolean {
  const payer = payerByCode(dealer, order.payerCode);
  if (!payer || payer.cents < cents) return false;
  bookOrder(dealer, payer, { orderNo: order.orderNo, cents: -cents, day: businessDate(now) });
  return true;
}

const PAID_UP = '订单没有待付的尾款，请勿重复支付';
const BALANCE_SHORT = '付款方可用余额不足，请充值后再支付';

const paying: Handlers = {
  ...handle('payDepositOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (!order || input.yqStatus === '1') return refuse('overdue');
    if (!isOfType(order, input.orderTypeNo)) return refuse('overdue', OTHER_TYPE);
    if (restOf(dealer, order) === 0) return refuse('overdue', PAID_UP);
    const cents = payRest(dealer, { order, now, qty: input.qty });
    if (cents === undefined) return refuse('overdue', BALANCE_SHORT);
    const { orderNo, facts } = order;
    const { depositAmount = 0 } = facts;
    return done({ orderNo, depositAmount, payAmount: toYuan(cents), payTime: businessTime(now) });
  }),

  ...handle('payCreditOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (order && restOf(dealer, order) === 0) return refuse('poor', PAID_UP);
    const cents = order && payRest(dealer, { order, now, qty: input.qty });
    return cents === undefined ? refuse('poor') : done();
  }),

  ...handle('payCrowdFundingOrder', ({ dealer, params, now, done, refuse }) => {
    const order = orderByNo(dealer, params.orderNo);
    if (order && restOf(dealer, order) === 0) return refuse('failed', PAID_UP);
    const cents = order && payRest(dealer, { order, now });
    return cents === undefined ? refuse('failed', BALANCE_SHORT) : done();
  }),

  ...handle('applyDepositDelay', ({ dealer, input, now, today, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (order && !isOfType(order, input.orderTypeNo)) return refuse('repeated', OTHER_TYPE);
    if (!order || !spendButton(dealer, 'depositDelay', order.orderNo)) return refuse('repeated');
    noteStep(order, now, `已申请延期到 ${input.delayDate}`);
    return done({ applyNo: `YQ${today.replaceAll('-', '')}001`, statusName: '审批中' });
  }),
};

const storing: Handlers = {
  ...handle('calculateStorageFee', ({ dealer, input, today, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    const endDate = order && worldOrder(dealer, order)?.storedFreeUntil;
    if (!order || endDate === undefined) return refuse('notStored');
    const example = dealer.example('calculateStorageFee');
    const until = input.delayDate || today;
    const overdueDays = Math.max(0, Math.round((Date.parse(until) - Date.parse(endDate)) / DAY_MS));
    const stored = order.lines.reduce((sum, line) => sum + line.number, 0);
    const { fees, paidFees } = orderTermsOf(dealer);
    const fee = toCents(stored * overdueDays * example.feePerDay);
    const owed = Math.max(0, fee - (paidFees[order.orderNo] ?? 0));
    fees[order.orderNo] = owed;
    return done({ ...example, number: stored, endDate, overdueDays, feeAmount: toYuan(owed) });
  }),

  ...handle('payOverdueStorageFee', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    const { fees, paidFees } = orderTermsOf(dealer);
    const fee = (order && fees[order.orderNo]) ?? 0;
    if (!order || !charge(dealer, order, { cents: fee, now })) return refuse('poor');
    paidFees[order.orderNo] = (paidFees[order.orderNo] ?? 0) + fee;
    fees[order.orderNo] = 0;
    spendButton(dealer, 'storageFee', order.orderNo);
    noteStep(order, now, `寄库费 ¥${yuanText(fee)} 已支付`);
    return done();
  }),

  ...handle('delayStorageOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (!order || !orderTermsOf(dealer).used.includes(`storageFee ${order.orderNo}`)) return refuse('unpaid');
    spendButton(dealer, 'storageDelay', order.orderNo);
    noteStep(order, now, `寄库延期到 ${input.delayDate ?? ''}`);
    return done();
  }),
};

const planning: Handlers = {
  ...handle('getJdPlanSendRange', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    return order?.status === '10' || order?.status === '20' ? done(planRange(now)) : refuse('refused');
  }),

  ...handle('setJdPlanSendTime', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    const day = input.planSendTime.slice(0, 10);
    const { startTime, endTime } = planRange(now);
    if (!order || day < startTime || day > endTime) return refuse('tooLate');
    noteStep(order, now, `计划发货日期定为 ${day}`);
    return done();
  }),

  ...handle('confirmAdvanceArrival', ({ dealer, input, now, done, refuse }) =>
    confirmOnce(dealer, input.orderNo, { code: 'advanceArrival', now, text: '客户同意提前到货' })
      ? done()
      : refuse('expired'),
  ),
  ...handle('confirmTctpOrder', ({ dealer, input, now, done, refuse }) =>
    confirmOnce(dealer, input.orderNo, { code: 'tctp', now, text: '客户确认统仓统配' })
      ? done()
      : refuse('repeated'),
  ),

  ...handle('updateChongbaiOrderStatus', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (!order || input.status !== '50' || !['30', '40'].includes(order.status)) return refuse('wrongStep');
    moveOrder(order, '50', stepAt(now, '重百门店已签收'));
    return done();
  }),

  ...handle('sendSelfPayMessage', ({ dealer, input, done, refuse }) =>
    spendButton(dealer, 'selfPayMessage', input.bstnk) ? done() : refuse('tooOften'),
  ),
};

function planRange(now: Date) {
  return { startTime: businessDate(now, PLAN_FROM_DAYS), endTime: businessDate(now, PLAN_TO_DAYS) };
}

/** A confirmation that an order takes once; false when there is no such order, or it was confirmed. */
function confirmOnce(
  dealer: Dealer,
  orderNo: string,
  { code, now, text }: { readonly code: string; readonly now: Date; readonly text: string },
): boolean {
  const order = orderByNo(dealer, orderNo);
  if (!order || !spendButton(dealer, code, order.orderNo)) return false;
  noteStep(order, now, text);
  return true;
}

export const orderTermsHandlers: Handlers = { ...paying, ...storing, ...planning };
