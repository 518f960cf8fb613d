import { bookOrder } from '../account/bookings';
import { orderPayerRow, orderPayers, type Payer, shipToByCode } from '../account/customer';
import { type Product, takeStock } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import { reportPlaced } from '../notices/messages';
import { type Order, orderOf, placedStep, placeOrders } from '../orders/orders';
import { lineRow } from './settle';
import { nextOrderNo } from './settlement';

/** A line of an order that is placed without cart and settlement. */
export interface DirectLine {
  readonly product: Product;
  readonly number: number;
  readonly cents: number;
}

/** The sum of lines in cents. */
export function centsOf(lines: readonly DirectLine[]): number {
  return lines.reduce((sum, line) => sum + line.cents * line.number, 0);
}

/** Why no payer of the dealer pays an order. */
export const BALANCE_SHORT = '付款方余额不足，请更换付款方或充值后重新提交';

/** The payer that a call names, else the first that has the money. */
export function payerFor(dealer: Dealer, payerCode: string | undefined, cents: number): Payer | undefined {
  const able = orderPayers(dealer).filter((orderPayer) => orderPayer.cents >= cents);
  return payerCode ? able.find((payer) => payer.payerCode === payerCode) : able[0];
}

/** An order that is placed directly: for whom, and where it goes. */
interface DirectOrder {
  readonly saletoCode?: string;
  readonly sendtoCode: string;
  readonly remark?: string;
  readonly now: Date;
}

/** Places one order: stock and balance fall, it stands on top of the order list. */
export function placeDirect(
  dealer: Dealer,
  { saletoCode = '', sendtoCode, remark = '', now }: DirectOrder,
  { lines, payer }: { readonly lines: readonly DirectLine[]; readonly payer: Payer },
): Order {
  const orderNo = nextOrderNo(dealer);
  const fresh = orderOf({
    orderNo,
    orderTypeNo: `${dealer.persona.channelGroup}${orderNo}`,
    status: '10',
    createDate: businessDate(now),
    saletoCode,
    sendtoCode,
    sendtoAddress: shipToByCode(dealer, sendtoCode)?.sendtoAddress ?? '',
    payerCode: payer.payerCode,
    payerName: payer.payerName,
    amount: toYuan(centsOf(lines)),
    lineList: lines.map((line) => lineRow({ ...line, priceType: 'PT' })),
    payer: orderPayerRow(payer),
    remark,
    timeline: [placedStep(now)],
    deliveryList: [],
  });
  bookOrder(dealer, payer, { orderNo, cents: -fresh.cents, day: businessDate(now) });
  for (const line of lines) takeStock(dealer, line.product.code, line.number);
  placeOrders(dealer, [fresh]);
  reportPlaced(dealer, [fresh.facts], now);
  return fresh;
}
