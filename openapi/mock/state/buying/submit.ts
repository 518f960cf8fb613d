import { validAddress } from '../account/addresses';
import {
  bookOrder,
  NO_ORDER_PAYER,
  orderPayer,
  orderPayerRow,
  type Payer,
  shipToByCode,
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
interface PaidSplit {
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
    const paidSplits = rows.flatMap((row) => paidSplitOf(dealer, row) ?? []);
    if (paidSplits.length < rows.length) return call.refuse('stockGone', '订单已失效，请返回购物车重新结算');
    return (
      deliveryRefusal(dealer, call) ?? refusalOf(dealer, call, paidSplits) ?? placed(dealer, call, paidSplits)
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

function paidSplitOf(dealer: Dealer, row: Fields): PaidSplit | undefined {
  const split = splitOf(dealer, text(row, 'orderNo'));
  const payer = orderPayer(dealer, text(row, 'payerCode'));
  return split && payer && { split, payer };
}

function refusalOf(
  dealer: Dealer,
  { input, refuse }: Call,
  paidSplits: readonly PaidSplit[],
): Envelope | undefined {
  const rows = list(input, 'orderList');
  const isOther = paidSplits.some(
    ({ split }, at) => toCents(number(rows[at] ?? {}, 'priceToPay')) !== splitCents(split),
  );
  if (isOther) return refuse('stockGone', '订单金额已变化，请返回购物车重新结算');
  const short = shortText(dealer, paidSplits);
  if (short) return refuse('stockGone', short);
  for (const payer of new Set(paidSplits.map((paidSplit) => paidSplit.payer))) {
    const due = paidSplits
      .filter((paidSplit) => paidSplit.payer === payer)
      .reduce((sum, paidSplit) => sum + splitCents(paidSplit.split), 0);
    if (due > payer.cents) return refuse('balanceShort', balanceShort(payer, due));
  }
  return undefined;
}

function balanceShort(payer: Payer, due: number): string {
  const yuan = (cents: number) => toYuan(cents).toFixed(2);
  return `${payer.payerName}余额 ${yuan(payer.cents)} 元，不足以支付 ${yuan(due)} 元，请更换付款方或充值后重新提交`;
}

/** The sentence about a product of which all orders together want more than there is, in stock or at its price. */
function shortText(dealer: Dealer, paidSplits: readonly PaidSplit[]): string | undefined {
  const lines = paidSplits.flatMap(({ split: { sendtoCode, yuncangCode, lines } }) =>
    lines.map((line) => ({ ...line, sendtoCode, yuncangCode })),
  );
  for (const line of lines) {
    const { product, yuncangCode, priceType } = line;
    const same = lines.filter((other) => other.product === product);
    const here = sum(same.filter((other) => other.yuncangCode === yuncangCode));
    if (here > lineStock(dealer, product.code, line))
      return product.isWithdrawn
        ? `${product.model}已停产退市，最多可购中心库存 ${lineStock(dealer, product.code, line)} 台`
        : `${product.name}库存不足，请返回购物车修改数量`;
    const priced = sum(same.filter((other) => other.priceType === priceType));
    if (priced > specialLeft(dealer, product.code, priceType))
      return `${product.name}的活动价已订完，请返回购物车改用普通价`;
  }
  return undefined;
}

function sum(lines: readonly { readonly number: number }[]): number {
  return lines.reduce((units, line) => units + line.number, 0);
}

/** Takes what an order holds out of stock, special price and package. */
function take(dealer: Dealer, { yuncangCode, lines, pack }: Split): void {
  for (const { product, number: units, priceType } of lines) {
    if (yuncangCode === '') takeStock(dealer, product.code, units);
    else takeCloudStock(dealer, { productCode: product.code, yuncangCode }, units);
    takeSpecial(dealer, { productCode: product.code, priceType }, units);
  }
  if (pack) takePack(dealer, pack.id, pack.sets);
}

function placed(dealer: Dealer, { input, now, done }: Call, paidSplits: readonly PaidSplit[]): Envelope {
  const to = deliveredTo(dealer, input);
  const fresh = paidSplits.map((paidSplit) => placedOrder(dealer, { ...paidSplit, to }, now));
  for (const { split, payer } of paidSplits) {
    bookOrder(dealer, payer, { orderNo: split.orderNo, cents: -splitCents(split), day: businessDate(now) });
    take(dealer, split);
    removeEntries(dealer, split.entryIds);
  }
  markPlaced(
    dealer,
    paidSplits.map((paidSplit) => paidSplit.split),
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

function placedOrder(dealer: Dealer, { split, payer, to }: PaidSplit & { to: string }, now: Date): Order {
  return orderOf({
    orderNo: split.orderNo,
    orderTypeNo: `${dealer.persona.channelGroup}${split.orderNo}`,
    status: '10',
    createDate: businessDate(now),
    saletoCode: split.saletoCode,
    sendtoCode: split.sendtoCode,
    sendtoAddress: to || (shipToByCode(dealer, split.sendtoCode)?.sendtoAddress ?? ''),
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
