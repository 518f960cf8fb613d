import { bookOrder, orderPayerRow, payerByCode } from '../account/customer';
import { takeCloudStock } from '../catalogue/cloud-stock';
import { takeStock } from '../catalogue/goods';
import { businessTime } from '../memory/clock';
import { type Fields, fields, list, text } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { moreButtons, restOf, termsOf } from './order-terms';
import { detailRow, moveOrder, ORDER_STATUS, type Order, orderByNo, ordersOf, summaryRow } from './orders';

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

/** The orders that a filter of the list lets through. */
export function matchingOrders(dealer: Dealer, input: Fields): readonly Fields[] {
  const orders = ordersOf(dealer, text(input, 'saletoCode')).filter(
    (order) => isMatch(order, input) && isOfAccount(dealer, order, input),
  );
  return orders.map(summaryRow);
}

/** Its payer with the balance of now, where the order names one. */
function payerNow(dealer: Dealer, { facts, payerCode }: Order): Fields {
  const payer = facts['payer'] === undefined ? undefined : payerByCode(dealer, payerCode);
  return payer ? { payer: orderPayerRow(payer) } : {};
}

export const myOrderHandlers: Handlers = {
  queryMyOrders: (dealer, { input, done, refuse }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    if (begin !== '' && end !== '' && Date.parse(end) - Date.parse(begin) > YEAR_MS) return refuse('refused');
    return done(pageOf(matchingOrders(dealer, input), input));
  },

  queryAllOrders: (dealer, { input, done, refuse }) => {
    const order = orderByNo(dealer, text(input, 'orderNo'));
    return order
      ? done([{ ...detailRow(order), ...payerNow(dealer, order), ...termsOf(dealer, order) }])
      : refuse('refused');
  },

  judgeOrderButtons: (dealer, { input, done, refuse }) => {
    const order = orderByNo(dealer, text(input, 'orderNo'));
    const example = order && BUTTONS[order.status];
    if (!order || example === undefined) return refuse('refused');
    const usual = list(fields(dealer.example('judgeOrderButtons', example)), 'buttonList');
    return done({ buttonList: [...moreButtons(dealer, order), ...usual] });
  },

  cancelMyOrder: (dealer, { input, now, done, refuse }) => {
    const order = orderByNo(dealer, text(input, 'orderNo'));
    if (order?.status === CANCELLED) return refuse('alreadyCancelled');
    if (order?.status !== '10' && order?.status !== '20') return refuse('delivered');
    cancel(dealer, order, {
      time: businessTime(now).slice(0, 16),
      text: `订单已取消，原因：${reasonOf(dealer, input)}`,
    });
    return done();
  },

  getOrderMonthSummary: (dealer, { input, done }) => {
    const month = text(input, 'month');
    const orders = ordersOf(dealer, text(input, 'saletoCode')).filter((order) =>
      text(order.facts, 'createDate').startsWith(month),
    );
    const statusList = Object.entries(ORDER_STATUS).flatMap(([status, statusName]) => {
      const ofStatus = orders.filter((order) => order.status === status);
      return ofStatus.length === 0
        ? []
        : [{ status, statusName, orderCount: ofStatus.length, amount: sum(ofStatus) }];
    });
    const bought = orders.filter(({ status }) => status !== CANCELLED);
    return done({ month, orderCount: bought.length, amount: sum(bought), statusList });
  },
};

/** Cancels an order: its goods are in stock again, and what was paid of it is back with the payer. */
export function cancel(
  dealer: Dealer,
  order: Order,
  step: { readonly time: string; readonly text: string },
): void {
  moveOrder(order, CANCELLED, step);
  for (const line of list(order.facts, 'lineList')) giveBack(dealer, line);
  const payer = payerByCode(dealer, order.payerCode);
  const { orderNo } = order;
  const cents = order.cents - restOf(dealer, order);
  if (payer) bookOrder(dealer, payer, { orderNo, cents, day: step.time.slice(0, 10) });
}

/** Goods go back to where they came from. */
function giveBack(dealer: Dealer, line: Fields): void {
  const [productCode, yuncangCode] = [text(line, 'productCode'), text(line, 'yuncangCode')];
  const units = -Number(line['number']);
  if (yuncangCode === '') takeStock(dealer, productCode, units);
  else takeCloudStock(dealer, { productCode, yuncangCode }, units);
}

function reasonOf(dealer: Dealer, input: Fields): string {
  const reasons = list({ rows: dealer.example('listCancelReasons') }, 'rows');
  const named = reasons.find((reason) => reason['reasonCode'] === text(input, 'reasonCode'));
  return [text(named ?? {}, 'reason'), text(input, 'reason')].filter((part) => part !== '').join('，');
}

function isMatch(order: Order, input: Fields): boolean {
  const date = text(order.facts, 'createDate');
  const [begin, end, keyword] = [
    text(input, 'beginDate'),
    text(input, 'endDate'),
    text(input, 'keyword').trim().toLowerCase(),
  ];
  const isIn = (begin === '' || date >= begin.slice(0, 10)) && (end === '' || date <= end.slice(0, 10));
  const equals = (name: string) => text(input, name) === '' || text(input, name) === text(order.facts, name);
  const searchedText = [
    order.orderNo,
    text(order.facts, 'orderTypeNo'),
    JSON.stringify(order.facts['lineList']),
  ]
    .join(' ')
    .toLowerCase();
  const isStatus = text(input, 'status') === '' || text(input, 'status') === order.status;
  return isIn && isStatus && equals('sendtoCode') && equals('orderNo') && searchedText.includes(keyword);
}

/**
 * A user within the app sees the orders of its own account. Assumption: an order that names no account is the user's.
 */
function isOfAccount({ persona }: Dealer, { facts }: Order, input: Fields): boolean {
  const account = text(input, 'accountCode');
  if (account === '' && text(input, 'whetherOrNotAppOrder') !== 'H_WORK') return true;
  return (text(facts, 'accountCode') || persona.userName) === (account || persona.userName);
}

function sum(orders: readonly Order[]): number {
  return toYuan(orders.reduce((cents, order) => cents + order.cents, 0));
}
