import { addDays } from '../../../world/ledger/calendar';
import type { Order as LedgerOrder } from '../../../world/ledger/events';
import { timelineOf } from '../../../world/ledger/events-orders';
import { isFirstSoldTo, isSecondSoldTo } from '../../acting-persona';
import { orderPayerRow, payerByCode, shipToByCode } from '../account/customer';
import { financeLedger } from '../finance/finance-ledger';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { OrderFacts } from './order-facts';

/** Days that the orders of a dealer look back, in addition to those of the examples. */
const DAYS = 30;
const CARRIER = '齐鲁供应链';
const NOTE_STATUS: Readonly<Partial<Record<LedgerOrder['status'], string>>> = {
  '30': '运输中',
  '40': '已送达',
  '50': '已签收',
};

/**
 * The last orders of the ledger, newest first, as OrderDetail. The first dealer and its second sold-to have those of the
 * examples instead, which the browser journeys count.
 */
export function recentOrders(dealer: Dealer): readonly OrderFacts[] {
  const { world, persona } = dealer;
  if (isFirstSoldTo(world, persona) || isSecondSoldTo(world, persona)) return [];
  const { orders, today } = financeLedger(dealer);
  const since = addDays(today, -DAYS);
  return orders
    .filter(({ day }) => day >= since)
    .map((order) => detailOf(dealer, order))
    .reverse();
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

function detailOf(dealer: Dealer, order: LedgerOrder): OrderFacts {
  const { orderNo, status, day, sendtoCode, payerCode, cents, shipped, dn } = order;
  const { saletoCode, channelGroup } = dealer.persona;
  const payer = payerByCode(dealer, payerCode);
  const note = { dn, deliveryDate: shipped, carrierName: CARRIER, statusName: NOTE_STATUS[status] ?? '' };
  const steps = timelineOf(order).map(({ time, text }) => ({ time, text }));
  return {
    orderNo,
    orderTypeNo: `${channelGroup}${orderNo}`,
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
    timeline: steps.reverse(),
    deliveryList: shipped === '' ? [] : [note],
  };
}

function lineRow(dealer: Dealer, { productCode, number, cents }: LedgerOrder['lines'][number]) {
  const product = financeLedger(dealer).products.get(productCode);
  const { picUrl } = dealer.world.products.find((candidate) => candidate.productCode === productCode) ?? {};
  return {
    productCode,
    ...(product && { productModel: product.productModel, productName: product.productName }),
    number,
    price: toYuan(cents),
    weekPromise: '0',
    ...(picUrl !== undefined && { picUrl }),
  };
}
