import type { Order as LedgerOrder } from '../../../world/ledger/events';
import { isFirstSoldTo, isSecondSoldTo } from '../../acting-persona';
import { payersOf } from '../account/customer';
import { businessTime } from '../memory/clock';
import { toCents } from '../memory/money';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import { detailOf, ledgerOrder, listedOrders, typeNoOf } from './ledger-orders';
import type { OrderFacts, Step } from './order-facts';

/** A placed order: the record of OrderDetail, with what later calls change. */
export interface Order {
  /** OrderDetail as the examples have it, status apart. */
  readonly facts: OrderFacts;
  readonly orderNo: string;
  readonly orderTypeNo: string;
  /** The day on which it was placed. */
  readonly day: string;
  readonly saletoCode: string;
  readonly sendtoCode: string;
  payerCode: string;
  payerName: string;
  readonly lines: readonly { readonly productCode: string; readonly number: number }[];
  readonly cents: number;
  status: string;
  /** Newest first. */
  timeline: readonly Step[];
}

/** The states of an order and their names, as the description's examples use them. */
export const ORDER_STATUS: Readonly<Record<string, string>> = {
  '10': '待审核',
  '20': '待发货',
  '30': '配送中',
  '40': '待签收',
  '50': '已签收',
  '90': '已取消',
};

interface Orders {
  /** Newest first. */
  list: Order[];
  /** Others of the ledger that somebody asked for, by their number. */
  readonly others: Record<string, Order>;
}

const orderBookOf = slice('orders', (dealer): Orders => {
  const examples = exampleOrders(dealer).map(orderOf);
  const known = new Set(examples.map(({ orderNo }) => orderNo));
  const others = listedOrders(dealer).filter(({ orderNo }) => !known.has(orderNo));
  const listed = [...examples, ...ordersOfLedger(dealer, others)];
  const newestFirst = listed.sort(
    (left, right) => Number(left.day < right.day) - Number(left.day > right.day),
  );
  return { list: newestFirst, others: {} };
});

/** The orders of the examples: all are the first dealer's, and every other one its second sold-to's. */
function exampleOrders({ world, persona, examples }: Dealer): readonly OrderFacts[] {
  const isSecond = isSecondSoldTo(world, persona);
  if (!isSecond && !isFirstSoldTo(world, persona)) return [];
  const known = new Map(
    examples('queryAllOrders')
      .flat()
      .map((facts) => [facts.orderNo, facts]),
  );
  return [...known.values()].filter((_, at) => !isSecond || at % 2 === 1);
}

/** Orders of the ledger: a dealer may have 30,000 of them, so each is written out when somebody looks at it. */
function ordersOfLedger(dealer: Dealer, orders: readonly LedgerOrder[]): readonly Order[] {
  const names = new Map(payersOf(dealer).map(({ payerCode, payerName }) => [payerCode, payerName]));
  const { saletoCode } = dealer.persona;
  return orders.map((order): Order => {
    const { orderNo, day, sendtoCode, payerCode, lines, cents, status } = order;
    let facts: OrderFacts | undefined;
    let timeline: readonly Step[] | undefined;
    return {
      get facts() {
        facts ??= detailOf(dealer, order);
        return facts;
      },
      get timeline() {
        return timeline ?? this.facts.timeline;
      },
      set timeline(steps) {
        timeline = steps;
      },
      orderNo,
      orderTypeNo: typeNoOf(dealer, orderNo),
      day,
      saletoCode,
      sendtoCode,
      payerCode,
      payerName: names.get(payerCode) ?? '',
      lines,
      cents,
      status,
    };
  });
}

/** An order record out of an OrderDetail. */
export function orderOf(facts: OrderFacts): Order {
  const { orderNo, orderTypeNo, createDate, status, amount, timeline } = facts;
  const { saletoCode = '', sendtoCode = '', payerCode = '', payerName = '' } = facts;
  return {
    facts,
    orderNo,
    orderTypeNo,
    day: createDate,
    saletoCode,
    sendtoCode,
    payerCode,
    payerName,
    lines: facts.lineList,
    cents: toCents(amount),
    status,
    timeline,
  };
}

/** The orders of a sold-to, newest first. */
export function ordersOf(dealer: Dealer, saletoCode: string): readonly Order[] {
  return orderBookOf(dealer).list.filter((order) => order.saletoCode === saletoCode);
}

/** An order by its number, however old it is. */
export function orderByNo(dealer: Dealer, orderNo: string): Order | undefined {
  const { list, others } = orderBookOf(dealer);
  const known = list.find((order) => order.orderNo === orderNo) ?? others[orderNo];
  if (known) return known;
  const facts = ledgerOrder(dealer, orderNo);
  if (!facts) return undefined;
  const older = orderOf(facts);
  others[orderNo] = older;
  return older;
}

/** An order by its orderTypeNo. */
export function orderByTypeNo(dealer: Dealer, orderTypeNo: string): Order | undefined {
  return orderBookOf(dealer).list.find((order) => order.orderTypeNo === orderTypeNo);
}

/** A step of now, with its minute. */
export const stepAt = (now: Date, text: string): Step => ({ time: businessTime(now).slice(0, 16), text });

/** The first step of a placed order. */
export const placedStep = (now: Date): Step => stepAt(now, '订单已提交，等待审核');

/** Puts new orders on top of the list. */
export function placeOrders(dealer: Dealer, fresh: readonly Order[]): void {
  orderBookOf(dealer).list.unshift(...fresh);
}

/** Puts other facts, such as lines and amount, into an order; its state and timeline stay. */
export function changeOrder(dealer: Dealer, order: Order, facts: Partial<OrderFacts>): Order {
  const changed: Order = {
    ...orderOf({ ...order.facts, ...facts }),
    status: order.status,
    timeline: order.timeline,
  };
  const orders = orderBookOf(dealer);
  orders.list = orders.list.map((candidate) => (candidate === order ? changed : candidate));
  if (orders.others[order.orderNo]) orders.others[order.orderNo] = changed;
  return changed;
}

/** Moves an order to another state and writes the step into its timeline. */
export function moveOrder(order: Order, status: string, step: Step): void {
  order.status = status;
  order.timeline = [step, ...order.timeline];
}

/** An order as OrderDetail shows it. */
export function detailRow(order: Order): RowOf<'queryAllOrders'> {
  return { ...order.facts, ...stateOf(order), timeline: [...order.timeline] };
}

/** An order as a list shows it (OrderSummary). */
export function summaryRow(order: Order): RowOf<'queryMyOrders'> {
  const {
    payer: _payer,
    timeline: _timeline,
    deliveryList: _delivery,
    invoice: _invoice,
    ...summary
  } = order.facts;
  return { ...summary, ...stateOf(order) };
}

function stateOf(order: Order) {
  const { payerCode, payerName } = order;
  return {
    payerCode,
    payerName,
    status: order.status,
    statusName: ORDER_STATUS[order.status] ?? order.status,
  };
}
