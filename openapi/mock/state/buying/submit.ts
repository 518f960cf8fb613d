import { validAddress } from '../account/addresses';
import {
  bookOrder,
  NO_ORDER_PAYER,
  orderPayer,
  orderPayerRow,
  type Payer,
  shipTo,
} from '../account/customer';
import { takeCloudStock } from '../catalogue/cloud-stock';
import { takeStock } from '../catalogue/goods';
import { takePack } from '../catalogue/packages';
import { specialLeft, takeSpecial } from '../catalogue/special-prices';
import { businessDate, businessTime } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { reportPlaced } from '../notices/messages';
import { type Order, orderOf, placeOrders } from '../orders/orders';
import { removeEntries } from './cart-entries';
import { lineStock } from './entry-terms';
import { lineRow } from './settle';
import { isPlaced, markPlaced, type Split, splitCents, splitOf } from './settlement';

/** A split order that is about to be placed, with who pays it. */
interface Wanted {
  readonly split: Split;
  readonly payer: Payer;
}

export const submitHandlers: Handlers = {
  submitOrders: (dealer, call) => {
    const rows = list(call.input, 'orderList');
    if (rows.some((row) => isPlaced(dealer, text(row, 'composeOrderNo'))))
      return call.refuse('duplicateSubmit');
    if (rows.some((row) => !orderPayer(dealer, text(row, 'payerCode'))))
      return call.refuse('stockGone', NO_ORDER_PAYER);
    const requests = rows.flatMap((row) => wantedOf(dealer, row) ?? []);
    if (requests.length < rows.length) return call.refuse('stockGone', '订单已失效，请返回购物车重新结算');
    return (
      deliveryRefusal(dealer, call) ?? refusalOf(dealer, call, requests) ?? placed(dealer, call, requests)
    );
  },
};

/** Only a ship-to for channel M with sub-channel HV003; an address must be one of the customer's (ADDR-02). */
function deliveryRefusal(dealer: Dealer, { input, refuse }: Call): Envelope | undefined {
  const type = text(input, 'deliverType') || 'sendTo';
  const { channel, subChannel } = dealer.persona;
  if (type === 'sendTo') return undefined;
  if (channel === 'M' && subChannel === 'HV003') return refuse('deliveryRefused');
  return deliveredTo(dealer, input) === ''
    ? refuse('deliveryRefused', '配送地址已失效，请重新选择')
    : undefined;
}

/** The chosen address or district in words; empty for the ship-to. */
function deliveredTo(dealer: Dealer, input: Fields): string {
  if (text(input, 'deliverType') === 'district') return text(input, 'areaName');
  if (text(input, 'deliverType') !== 'address') return '';
  return validAddress(dealer, text(input, 'addressCode'));
}

function wantedOf(dealer: Dealer, row: Fields): Wanted | undefined {
  const match = splitOf(dealer, text(row, 'orderNo'));
  const payer = orderPayer(dealer, text(row, 'payerCode'));
  return match && payer && { split: match, payer };
}

function refusalOf(
  dealer: Dealer,
  { input, refuse }: Call,
  requests: readonly Wanted[],
): Envelope | undefined {
  const rows = list(input, 'orderList');
  const isOther = requests.some(
    ({ split }, at) => toCents(number(rows[at] ?? {}, 'priceToPay')) !== splitCents(split),
  );
  if (isOther) return refuse('stockGone', '订单金额已变化，请返回购物车重新结算');
  const short = shortText(dealer, requests);
  if (short) return refuse('stockGone', short);
  for (const payer of new Set(requests.map((item) => item.payer))) {
    const due = requests
      .filter((item) => item.payer === payer)
      .reduce((sum, item) => sum + splitCents(item.split), 0);
    if (due > payer.cents) return refuse('balanceShort', balanceShort(payer, due));
  }
  return undefined;
}

function balanceShort(payer: Payer, due: number): string {
  const yuan = (cents: number) => toYuan(cents).toFixed(2);
  return `${payer.payerName}余额 ${yuan(payer.cents)} 元，不足以支付 ${yuan(due)} 元，请更换付款方或充值后重新提交`;
}

/** The sentence about a product of which all orders together want more than there is, in stock or at its price. */
function shortText(dealer: Dealer, requests: readonly Wanted[]): string | undefined {
  const lines = requests.flatMap(({ split: { sendtoCode, yuncangCode, lines: ownItems } }) =>
    ownItems.map((line) => ({ ...line, sendtoCode, yuncangCode })),
  );
  for (const line of lines) {
    const { product: item, yuncangCode, priceType } = line;
    const same = lines.filter((other) => other.product === item);
    const here = sum(same.filter((other) => other.yuncangCode === yuncangCode));
    if (here > lineStock(dealer, item.code, line))
      return item.isWithdrawn
        ? `${item.model}已停产退市，最多可购中心库存 ${lineStock(dealer, item.code, line)} 台`
        : `${item.name}库存不足，请返回购物车修改数量`;
    const priced = sum(same.filter((other) => other.priceType === priceType));
    if (priced > specialLeft(dealer, item.code, priceType))
      return `${item.name}的活动价已订完，请返回购物车改用普通价`;
  }
  return undefined;
}

function sum(lines: readonly { readonly number: number }[]): number {
  return lines.reduce((units, line) => units + line.number, 0);
}

/** Takes what an order holds out of stock, special price and package. */
function take(dealer: Dealer, { yuncangCode, lines, pack }: Split): void {
  for (const { product: item, number: units, priceType } of lines) {
    if (yuncangCode === '') takeStock(dealer, item.code, units);
    else takeCloudStock(dealer, { productCode: item.code, yuncangCode }, units);
    takeSpecial(dealer, { productCode: item.code, priceType }, units);
  }
  if (pack) takePack(dealer, pack.id, pack.sets);
}

function placed(dealer: Dealer, { input, now, done }: Call, requests: readonly Wanted[]): Envelope {
  const to = deliveredTo(dealer, input);
  const fresh = requests.map((item) => placedOrder(dealer, { ...item, to }, now));
  for (const { split, payer } of requests) {
    bookOrder(dealer, payer, { orderNo: split.orderNo, cents: -splitCents(split), day: businessDate(now) });
    take(dealer, split);
    removeEntries(dealer, split.entryIds);
  }
  markPlaced(
    dealer,
    requests.map((item) => item.split),
  );
  placeOrders(dealer, fresh);
  reportPlaced(
    dealer,
    fresh.map((order) => order.facts),
    now,
  );
  const orderList = fresh.map(({ facts }) => ({
    orderNo: facts['orderNo'],
    orderTypeNo: facts['orderTypeNo'],
    amount: facts['amount'],
  }));
  return done({ orderList, amount: toYuan(fresh.reduce((sum, order) => sum + order.cents, 0)) });
}

function placedOrder(dealer: Dealer, { split, payer, to }: Wanted & { to: string }, now: Date): Order {
  return orderOf({
    orderNo: split.orderNo,
    orderTypeNo: `${dealer.persona.channelGroup}${split.orderNo}`,
    status: '10',
    createDate: businessDate(now),
    saletoCode: split.saletoCode,
    sendtoCode: split.sendtoCode,
    sendtoAddress: to || (shipTo(dealer, split.sendtoCode)?.sendtoAddress ?? ''),
    payerCode: payer.payerCode,
    payerName: payer.payerName,
    amount: toYuan(splitCents(split)),
    lineList: split.lines.map(lineRow),
    payer: orderPayerRow(payer),
    remark: split.remark,
    timeline: [{ time: businessTime(now).slice(0, 16), text: '订单已提交，等待审核' }],
    deliveryList: [],
  });
}
