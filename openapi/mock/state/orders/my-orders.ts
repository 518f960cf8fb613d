import { bookOrder } from '../account/bookings';
import { orderPayerRow, payerByCode } from '../account/customer';
import { takeCloudStock } from '../catalogue/cloud-stock';
import { takeStock } from '../catalogue/goods';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { isEqualOrAny } from '../memory/rows';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import type { OrderFacts, Step } from './order-facts';
import { moreButtons, restOf, termsOf } from './order-terms';
import {
  detailRow,
  isOfType,
  isSearched,
  moveOrder,
  ORDER_STATUS,
  type Order,
  OTHER_TYPE,
  orderByNo,
  ordersOf,
  stepAt,
  summaryRow,
} from './orders';

/** The example of judgeOrderButtons that shows the buttons of each state. */
const BUTTONS: Readonly<Record<string, string>> = {
  '10': 'waitAudit',
  '20': 'waitDelivery',
  '30': 'inDelivery',
  '40': 'waitSign',
  '50': 'signed',
  '90': 'cancelled',
};

const CANCELLED = '90';
const YEAR_MS = 366 * 24 * 3600 * 1000;

/** The filters of the order list; an export names them by text. */
type OrderFilter = Readonly<
  Partial<
    Record<
      | 'saletoCode'
      | 'sendtoCode'
      | 'orderNo'
      | 'status'
      | 'keyword'
      | 'beginDate'
      | 'endDate'
      | 'accountCode'
      | 'whetherOrNotAppOrder',
      string
    >
  >
>;

/** The orders that a filter of the list lets through. */
function matchingOrders(dealer: Dealer, filter: OrderFilter): readonly Order[] {
  return ordersOf(dealer, filter.saletoCode ?? '').filter(
    (order) => isMatch(order, filter) && isOfAccount(dealer, order, filter),
  );
}

/** Its payer with the balance of now, where the order names one. */
function payerNow(dealer: Dealer, { facts, payerCode }: Order) {
  const payer = facts.payer === undefined ? undefined : payerByCode(dealer, payerCode);
  return payer ? { payer: orderPayerRow(payer) } : {};
}

export const myOrderHandlers: Handlers = {
  ...handle('queryMyOrders', ({ dealer, input, done, refuse }) => {
    const { beginDate, endDate } = input;
    if (beginDate && endDate && Date.parse(endDate) - Date.parse(beginDate) > YEAR_MS)
      return refuse('refused');
    const page = pageOf(matchingOrders(dealer, input), input);
    return done({ ...page, records: page.records.map(summaryRow) });
  }),

  ...handle('queryAllOrders', ({ dealer, input, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    return order
      ? done([{ ...detailRow(order), ...payerNow(dealer, order), ...termsOf(dealer, order) }])
      : refuse('refused');
  }),

  ...handle('judgeOrderButtons', ({ dealer, input, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    const example = order && BUTTONS[order.status];
    if (!order || example === undefined) return refuse('refused');
    const { buttonList } = dealer.example('judgeOrderButtons', example);
    return done({ buttonList: [...moreButtons(dealer, order), ...buttonList] });
  }),

  ...handle('cancelMyOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (order && !isOfType(order, input.orderTypeNo)) return refuse('delivered', OTHER_TYPE);
    if (order?.status === CANCELLED) return refuse('alreadyCancelled');
    if (order?.status !== '10' && order?.status !== '20') return refuse('delivered');
    cancel(dealer, order, stepAt(now, `订单已取消，原因：${reasonOf(dealer, input)}`));
    return done();
  }),

  ...handle('getOrderMonthSummary', ({ dealer, input, done }) => {
    const { saletoCode, month } = input;
    const orders = ordersOf(dealer, saletoCode).filter(({ day }) => day.startsWith(month));
    const statusList = Object.entries(ORDER_STATUS).flatMap(([status, statusName]) => {
      const ofStatus = orders.filter((order) => order.status === status);
      return ofStatus.length === 0
        ? []
        : [{ status, statusName, orderCount: ofStatus.length, amount: sum(ofStatus) }];
    });
    const bought = orders.filter(({ status }) => status !== CANCELLED);
    return done({ month, orderCount: bought.length, amount: sum(bought), statusList });
  }),
};

/** Cancels an order: its goods are in stock again, and what was paid of it is back with the payer. */
export function cancel(dealer: Dealer, order: Order, step: Step): void {
  moveOrder(order, CANCELLED, step);
  for (const line of order.facts.lineList) giveBack(dealer, line);
  const payer = payerByCode(dealer, order.payerCode);
  const { orderNo } = order;
  const cents = order.cents - restOf(dealer, order);
  if (payer) bookOrder(dealer, payer, { orderNo, cents, day: step.time.slice(0, 10) });
}

/** Goods go back to where they came from. */
function giveBack(
  dealer: Dealer,
  { productCode, yuncangCode = '', number }: OrderFacts['lineList'][number],
): void {
  if (yuncangCode === '') takeStock(dealer, productCode, -number);
  else takeCloudStock(dealer, { productCode, yuncangCode }, -number);
}

function reasonOf(dealer: Dealer, { reasonCode, reason = '' }: Body<'cancelMyOrder'>): string {
  const named = dealer.example('listCancelReasons').find((row) => row.reasonCode === reasonCode);
  return [named?.reason ?? '', reason].filter((part) => part !== '').join('，');
}

function isMatch(order: Order, filter: OrderFilter): boolean {
  const { beginDate, endDate, keyword = '' } = filter;
  const isIn =
    (!beginDate || order.day >= beginDate.slice(0, 10)) && (!endDate || order.day <= endDate.slice(0, 10));
  return (
    isIn &&
    (!filter.status || filter.status === order.status) &&
    isEqualOrAny(order, filter, 'sendtoCode') &&
    isEqualOrAny(order, filter, 'orderNo') &&
    isSearched(order, keyword)
  );
}

/**
 * A user within the app sees the orders of its own account. Assumption: an order that names no account is the user's.
 */
function isOfAccount({ persona }: Dealer, order: Order, filter: OrderFilter): boolean {
  const { accountCode, whetherOrNotAppOrder } = filter;
  if (!accountCode && whetherOrNotAppOrder !== 'H_WORK') return true;
  return (order.accountCode || persona.userName) === (accountCode || persona.userName);
}

function sum(orders: readonly Order[]): number {
  return toYuan(orders.reduce((cents, order) => cents + order.cents, 0));
}
