import { addDays } from '../../../world/ledger/calendar';
import type { Order as LedgerOrder } from '../../../world/ledger/events';
import { timelineOf } from '../../../world/ledger/events-orders';
import { isFirstSoldTo, isSecondSoldTo } from '../../acting-persona';
import { orderPayerRow, payerByCode, shipToByCode } from '../account/customer';
import { productOf } from '../catalogue/goods';
import { financeLedger } from '../memory/finance-ledger';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { OrderFacts, Step } from './order-facts';

/** Days that the orders of a dealer look back in the small world, in addition to those of the examples. */
const DAYS = 30;
const CARRIER = '齐鲁供应链';
const NOTE_STATUS: Readonly<Partial<Record<LedgerOrder['status'], string>>> = {
  '30': '运输中',
  '40': '已送达',
  '50': '已签收',
};

/**
 * The orders of the ledger, newest first: in the world at its real size all of its 24 months. In the small world those of
 * the last days, and none for the first dealer and its second sold-to, whose examples the browser journeys count.
 */
export function listedOrders(dealer: Dealer): readonly LedgerOrder[] {
  const { world, persona } = dealer;
  const { orders, today } = financeLedger(dealer);
  if (world.grown) return orders.toReversed();
  if (isFirstSoldTo(world, persona) || isSecondSoldTo(world, persona)) return [];
  const since = addDays(today, -DAYS);
  return orders.filter(({ day }) => day >= since).reverse();
}

/** The numbers of all orders of the ledger, oldest first. */
export function orderNosOf(dealer: Pick<Dealer, 'persona' | 'world' | 'now'>): readonly string[] {
  return financeLedger(dealer).orders.map(({ orderNo }) => orderNo);
}

/** Any order of the ledger by its number, as OrderDetail: what vouchers, invoices and messages link to. */
export function ledgerOrder(dealer: Dealer, orderNo: string): OrderFacts | undefined {
  const order = financeLedger(dealer).orders.find((order) => order.orderNo === orderNo);
  return order && detailOf(dealer, order);
}

export const typeNoOf = ({ persona }: Pick<Dealer, 'persona'>, orderNo: string): string =>
  `${persona.channelGroup}${orderNo}`;

/** The steps of an order, newest first. */
export function stepsOf(order: LedgerOrder): readonly Step[] {
  return timelineOf(order)
    .map(({ time, text }) => ({ time, text }))
    .reverse();
}

/** The delivery notes of an order: one, once it was sent. */
export function notesOf({ dn, shipped, status }: LedgerOrder): OrderFacts['deliveryList'] {
  const statusName = NOTE_STATUS[status] ?? '';
  return shipped === '' ? [] : [{ dn, deliveryDate: shipped, carrierName: CARRIER, statusName }];
}

/** An order of the ledger as OrderDetail. */
export function detailOf(dealer: Dealer, order: LedgerOrder): OrderFacts {
  const { orderNo, status, day, sendtoCode, payerCode, cents } = order;
  const { saletoCode } = dealer.persona;
  const payer = payerByCode(dealer, payerCode);
  return {
    orderNo,
    orderTypeNo: typeNoOf(dealer, orderNo),
    status,
    createDate: day,
    saletoCode,
    sendtoCode,
    sendtoAddress: shipToByCode(dealer, sendtoCode)?.sendtoAddress ?? '',
    payerCode,
    payerName: payer?.payerName ?? '',
    amount: toYuan(cents),
    groupingNo: '',
    lineList: order.lines.map((line) => lineRow(dealer, line)),
    ...(payer && { payer: orderPayerRow(payer) }),
    remark: '',
    timeline: [...stepsOf(order)],
    deliveryList: [...notesOf(order)],
  };
}

/** A line of the ledger as answers have it. */
export function lineRow(dealer: Dealer, { productCode, number, cents }: LedgerOrder['lines'][number]) {
  const product = financeLedger(dealer).products.get(productCode);
  const picUrl = productOf(dealer, productCode)?.facts.picUrl;
  return {
    productCode,
    ...(product && { productModel: product.productModel, productName: product.productName }),
    number,
    price: toYuan(cents),
    weekPromise: '0',
    ...(picUrl !== undefined && { picUrl }),
  };
}
