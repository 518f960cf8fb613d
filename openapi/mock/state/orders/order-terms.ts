import { bookOrder, payerByCode } from '../account/customer';
import { businessDate, businessTime } from '../memory/clock';
import { type Fields, fields, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { moveOrder, type Order, orderByNo } from './orders';

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

const orderTerms = slice('orderTerms', (): Terms => ({ used: [], rest: {}, fees: {}, paidFees: {} }));

const button = (code: string, name: string): Fields => ({ code, name });

/** Assumption: which of the description's orders have which terms; the specification names none. */
const TERM_BUTTONS: Readonly<Record<string, readonly Fields[]>> = {
  '6010086601': [
    button('wholeHouse', '处理拒单'),
    button('groupCancel', '取消整组'),
    button('selfPayMessage', '发送付款短信'),
  ],
  '6010086602': [
    button('deposit', '支付尾款'),
    button('depositDelay', '申请延期'),
    button('storageFee', '支付寄库费'),
    button('storageDelay', '寄库延期'),
    button('jdPlan', '计划发货'),
    button('advanceArrival', '确认提前到货'),
    button('tctp', '统仓统配确认'),
    button('tcStock', '转统仓库存'),
    button('groupCancel', '取消整组'),
  ],
  '6010086603': [button('creditPay', '支付信用订单')],
  '6010086604': [button('crowdFunding', '支付众筹尾款'), button('chongbai', '确认重百签收')],
};

const FREE_UNTIL = '2026-11-25';
const FEE_PER_DAY = 1.5;
const DAY_MS = 24 * 3600 * 1000;
const PLAN_FROM_DAYS = 2;
const PLAN_TO_DAYS = 9;

/** The buttons that an order's terms add to those of its state. */
export function moreButtons(dealer: Dealer, order: Order): readonly Fields[] {
  if (order.status === '90') return [];
  if (order.status === '50') return [button('returnGoods', '申请退货')];
  const { used } = orderTerms(dealer);
  const buttons = (TERM_BUTTONS[order.orderNo] ?? []).filter(
    ({ code }) => !used.includes(`${code} ${order.orderNo}`),
  );
  return restOf(dealer, order) > 0 ? buttons : buttons.filter(({ code }) => !PAYING.includes(String(code)));
}

const PAYING: readonly string[] = ['deposit', 'depositDelay', 'creditPay', 'crowdFunding'];

/** The present terms in an order's detail. */
export function termsOf(dealer: Dealer, order: Order): Fields {
  return order.facts['restAmount'] === undefined ? {} : { restAmount: toYuan(restOf(dealer, order)) };
}

/** Uses a button up; false when it was used before. */
export function spendButton(dealer: Dealer, code: string, orderNo: string): boolean {
  const terms = orderTerms(dealer);
  const name = `${code} ${orderNo}`;
  if (terms.used.includes(name)) return false;
  terms.used.push(name);
  return true;
}

/** Writes a step into the timeline of an order, which stays in its state. */
export function noteStep(order: Order, now: Date, message: string): void {
  moveOrder(order, order.status, { time: businessTime(now).slice(0, 16), text: message });
}

/** The unpaid rest of an order, in cents. */
export function restOf(dealer: Dealer, order: Order): number {
  return orderTerms(dealer).rest[order.orderNo] ?? toCents(number(order.facts, 'restAmount'));
}

const namedOrder = (dealer: Dealer, { input, params }: Call) =>
  orderByNo(dealer, params['orderNo'] ?? text(input, 'orderNo'));

/** Pays a share of the rest; the sum in cents, or undefined when the payer has not enough. */
function payRest(dealer: Dealer, order: Order, call: Call): number | undefined {
  const units = order.lines.reduce((sum, line) => sum + line.number, 0);
  const qty = Math.min(units, number(call.input, 'qty', units));
  const rest = restOf(dealer, order);
  const cents = Math.round((rest * qty) / units);
  if (!charge(dealer, order, { cents, now: call.now })) return undefined;
  orderTerms(dealer).rest[order.orderNo] = rest - cents;
  noteStep(order, call.now, `已支付 ¥${toYuan(cents).toFixed(2)}`);
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

const BALANCE_SHORT = '付款方可用余额不足，请充值后再支付';

const paying: Handlers = {
  payDepositOrder: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (!order || text(call.input, 'yqStatus') === '1') return call.refuse('overdue');
    const cents = payRest(dealer, order, call);
    if (cents === undefined) return call.refuse('overdue', BALANCE_SHORT);
    const { depositAmount = 0 } = order.facts;
    return call.done({
      orderNo: order.orderNo,
      depositAmount,
      payAmount: toYuan(cents),
      payTime: businessTime(call.now),
    });
  },

  payCreditOrder: (dealer, call) => {
    const order = namedOrder(dealer, call);
    return order && payRest(dealer, order, call) !== undefined ? call.done() : call.refuse('poor');
  },

  payCrowdFundingOrder: (dealer, call) => {
    const order = namedOrder(dealer, call);
    return order && payRest(dealer, order, call) !== undefined
      ? call.done()
      : call.refuse('failed', BALANCE_SHORT);
  },

  applyDepositDelay: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (!order || !spendButton(dealer, 'depositDelay', order.orderNo)) return call.refuse('repeated');
    noteStep(order, call.now, `已申请延期到 ${text(call.input, 'delayDate')}`);
    const applyNo = `YQ${businessDate(call.now).replaceAll('-', '')}001`;
    return call.done({ applyNo, statusName: '审批中' });
  },
};

const storing: Handlers = {
  calculateStorageFee: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (order?.orderNo !== '6010086602') return call.refuse('notStored');
    const until = text(call.input, 'delayDate') || businessDate(call.now);
    const overdueDays = Math.max(0, Math.round((Date.parse(until) - Date.parse(FREE_UNTIL)) / DAY_MS));
    const stored = order.lines.reduce((sum, line) => sum + line.number, 0);
    const { fees, paidFees } = orderTerms(dealer);
    const fee = toCents(stored * overdueDays * FEE_PER_DAY);
    const owed = Math.max(0, fee - (paidFees[order.orderNo] ?? 0));
    fees[order.orderNo] = owed;
    const example = fields(dealer.example('calculateStorageFee'));
    const feeAmount = toYuan(owed);
    return call.done({ ...example, number: stored, endDate: FREE_UNTIL, overdueDays, feeAmount });
  },

  payOverdueStorageFee: (dealer, call) => {
    const order = namedOrder(dealer, call);
    const { fees, paidFees } = orderTerms(dealer);
    const fee = (order && fees[order.orderNo]) ?? 0;
    if (!order || !charge(dealer, order, { cents: fee, now: call.now })) return call.refuse('poor');
    paidFees[order.orderNo] = (paidFees[order.orderNo] ?? 0) + fee;
    fees[order.orderNo] = 0;
    spendButton(dealer, 'storageFee', order.orderNo);
    noteStep(order, call.now, `寄库费 ¥${toYuan(fee).toFixed(2)} 已支付`);
    return call.done();
  },

  delayStorageOrder: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (!order || !orderTerms(dealer).used.includes(`storageFee ${order.orderNo}`))
      return call.refuse('unpaid');
    spendButton(dealer, 'storageDelay', order.orderNo);
    noteStep(order, call.now, `寄库延期到 ${text(call.input, 'delayDate')}`);
    return call.done();
  },
};

const planning: Handlers = {
  getJdPlanSendRange: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (order?.status !== '10' && order?.status !== '20') return call.refuse('refused');
    return call.done(planRange(call.now));
  },

  setJdPlanSendTime: (dealer, call) => {
    const order = namedOrder(dealer, call);
    const day = text(call.input, 'planSendTime').slice(0, 10);
    const { startTime, endTime } = planRange(call.now);
    if (!order || day < startTime || day > endTime) return call.refuse('tooLate');
    noteStep(order, call.now, `计划发货日期定为 ${day}`);
    return call.done();
  },

  confirmAdvanceArrival: (dealer, call) =>
    confirmOnce(dealer, call, ['advanceArrival', 'expired', '客户同意提前到货']),
  confirmTctpOrder: (dealer, call) => confirmOnce(dealer, call, ['tctp', 'repeated', '客户确认统仓统配']),

  updateChongbaiOrderStatus: (dealer, call) => {
    const order = namedOrder(dealer, call);
    if (!order || text(call.input, 'status') !== '50' || !['30', '40'].includes(order.status))
      return call.refuse('wrongStep');
    moveOrder(order, '50', { time: businessTime(call.now).slice(0, 16), text: '重百门店已签收' });
    return call.done();
  },

  sendSelfPayMessage: (dealer, { input, done, refuse }) =>
    spendButton(dealer, 'selfPayMessage', text(input, 'bstnk')) ? done() : refuse('tooOften'),
};

function planRange(now: Date) {
  return { startTime: businessDate(now, PLAN_FROM_DAYS), endTime: businessDate(now, PLAN_TO_DAYS) };
}

/** A confirmation that an order takes once: the button, the refusal, the step. */
function confirmOnce(dealer: Dealer, call: Call, [code, refusal, step]: readonly [string, string, string]) {
  const order = namedOrder(dealer, call);
  if (!order || !spendButton(dealer, code, order.orderNo)) return call.refuse(refusal);
  noteStep(order, call.now, step);
  return call.done();
}

export const orderTermsHandlers: Handlers = { ...paying, ...storing, ...planning };
