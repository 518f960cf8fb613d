import { bookOrder, orderPayerRow, orderPayers, type Payer, shipToByCode } from '../account/customer';
import { type Product, takeStock } from '../catalogue/goods';
import { businessDate, businessTime } from '../memory/clock';
import { type Fields, text } from '../memory/input';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Call } from '../memory/state';
import { reportPlaced } from '../notices/messages';
import { type Order, orderOf, placeOrders } from '../orders/orders';
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

/** The payer that a call names, else the first that has the money. */
export function payerFor(dealer: Dealer, input: Fields, cents: number): Payer | undefined {
  const payerCode = text(input, 'payerCode');
  const able = orderPayers(dealer).filter((orderPayer) => orderPayer.cents >= cents);
  return payerCode === '' ? able[0] : able.find((payer) => payer.payerCode === payerCode);
}

/** Places one order: stock and balance fall, it stands on top of the order list. */
export function placeDirect(
  dealer: Dealer,
  { input, now }: Call,
  { lines, payer }: { readonly lines: readonly DirectLine[]; readonly payer: Payer },
): Order {
  const orderNo = nextOrderNo(dealer);
  const sendtoCode = text(input, 'sendtoCode');
  const fresh = orderOf({
    orderNo,
    orderTypeNo: `${dealer.persona.channelGroup}${orderNo}`,
    status: '10',
    createDate: businessDate(now),
    saletoCode: text(input, 'saletoCode'),
    sendtoCode,
    sendtoAddress: shipToByCode(dealer, sendtoCode)?.sendtoAddress ?? '',
    payerCode: payer.payerCode,
    payerName: payer.payerName,
    amount: toYuan(centsOf(lines)),
    lineList: lines.map((line) => lineRow({ ...line, priceType: 'PT' })),
    payer: orderPayerRow(payer),
    remark: text(input, 'remark'),
    timeline: [{ time: businessTime(now).slice(0, 16), text: '订单已提交，等待审核' }],
    deliveryList: [],
  });
  bookOrder(dealer, payer, { orderNo, cents: -fresh.cents, day: businessDate(now) });
  for (const line of lines) takeStock(dealer, line.product.code, line.number);
  placeOrders(dealer, [fresh]);
  reportPlaced(dealer, [fresh.facts], now);
  return fresh;
}
