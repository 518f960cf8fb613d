import type { Order as LedgerOrder } from '../../../world/ledger/events';
import { isFirstSoldTo, isSecondSoldTo } from '../../acting-persona';
import { payersOf } from '../account/customer';
import { businessTime } from '../memory/clock';
import { financeLedger } from '../memory/finance-ledger';
import { toCents } from '../memory/money';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import { detailOf, ledgerOrder, listedOrders, notesOf, stepsOf, typeNoOf } from './ledger-orders';
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
  /** The account of the app that it was placed by; none is named for the user's own. */
  readonly accountCode?: string | undefined;
  readonly lines: readonly { readonly productCode: string; readonly number: number }[];
  readonly cents: number;
  status: string;
  /** Newest first. */
  timeline: readonly Step[];
  /** Its delivery notes. */
  readonly notes: OrderFacts['deliveryList'];
  /** What a search finds it by, in small letters: its numbers and its goods. */
  readonly words: string;
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

/** What the records of a dealer's ledger share. */
interface LedgerBook {
  readonly dealer: Dealer;
  readonly payerNames: ReadonlyMap<string, string>;
  /** Code, model and name of each product. */
  readonly goods: ReadonlyMap<string, string>;
}

/**
 * An order of the ledger. A dealer may have 30,000 of them: each is written out when somebody looks at it, and what was
 * written is not kept. A class, since getters of its own for each would need ten times the memory.
 */
class LedgerRecord implements Order {
  readonly orderNo: string;
  readonly day: string;
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly lines: LedgerOrder['lines'];
  readonly cents: number;
  payerCode: string;
  payerName: string;
  status: string;
  readonly #book: LedgerBook;
  readonly #order: LedgerOrder;
  #timeline: readonly Step[] | undefined;

  constructor(book: LedgerBook, order: LedgerOrder) {
    this.orderNo = order.orderNo;
    this.day = order.day;
    this.saletoCode = book.dealer.persona.saletoCode;
    this.sendtoCode = order.sendtoCode;
    this.lines = order.lines;
    this.cents = order.cents;
    this.payerCode = order.payerCode;
    this.payerName = book.payerNames.get(order.payerCode) ?? '';
    this.status = order.status;
    this.#book = book;
    this.#order = order;
  }

  get facts(): OrderFacts {
    return detailOf(this.#book.dealer, this.#order);
  }

  get orderTypeNo(): string {
    return typeNoOf(this.#book.dealer, this.orderNo);
  }

  get timeline(): readonly Step[] {
    return this.#timeline ?? stepsOf(this.#order);
  }

  set timeline(steps: readonly Step[]) {
    this.#timeline = steps;
  }

  get notes(): OrderFacts['deliveryList'] {
    return notesOf(this.#order);
  }

  get words(): string {
    const goods = this.lines.map(({ productCode }) => this.#book.goods.get(productCode) ?? productCode);
    return [this.orderTypeNo, ...goods].join(' ').toLowerCase();
  }
}

function ordersOfLedger(dealer: Dealer, orders: readonly LedgerOrder[]): readonly Order[] {
  const payerNames = new Map(payersOf(dealer).map(({ payerCode, payerName }) => [payerCode, payerName]));
  const goods = new Map(
    [...financeLedger(dealer).products.values()].map((product) => [product.productCode, goodsWords(product)]),
  );
  const book: LedgerBook = { dealer, payerNames, goods };
  return orders.map((order) => new LedgerRecord(book, order));
}

interface Goods {
  readonly productCode: string;
  readonly productModel?: string;
  readonly productName?: string;
}

const goodsWords = ({ productCode, productModel = '', productName = '' }: Goods) =>
  `${productCode} ${productModel} ${productName}`;

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
    accountCode: facts.accountCode,
    lines: facts.lineList,
    cents: toCents(amount),
    status,
    timeline,
    notes: facts.deliveryList,
    words: [orderNo, orderTypeNo, ...facts.lineList.map(goodsWords)].join(' ').toLowerCase(),
  };
}

/** The orders of a sold-to, newest first. */
export function ordersOf(dealer: Dealer, saletoCode: string): readonly Order[] {
  return orderBookOf(dealer).list.filter((order) => order.saletoCode === saletoCode);
}

/** Whether the numbers or the goods of an order hold a word, letters of either case. */
export function isSearched(order: Order, keyword: string): boolean {
  const word = keyword.trim().toLowerCase();
  return word === '' || order.words.includes(word);
}

/** Whether a call that names an order twice means one order. */
export const isOfType = (order: Order, orderTypeNo: string | undefined): boolean =>
  orderTypeNo === undefined || orderTypeNo === order.orderTypeNo;

export const OTHER_TYPE = '订单号与订单类型编号不一致，请刷新后再操作';

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
