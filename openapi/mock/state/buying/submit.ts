import { validAddress } from '../account/addresses';
import { bookOrder } from '../account/bookings';
import { NO_ORDER_PAYER, orderPayer, orderPayerRow, type Payer, shipToByCode } from '../account/customer';
import { takeCloudStock } from '../catalogue/cloud-stock';
import { takeStock } from '../catalogue/goods';
import { takePack } from '../catalogue/packages';
import { specialLeft, takeSpecial } from '../catalogue/special-prices';
import { businessDate } from '../memory/clock';
import { toCents, toYuan, yuanText } from '../memory/money';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { reportPlaced } from '../notices/messages';
import { type Order, orderOf, placedStep, placeOrders } from '../orders/orders';
import { type Refused, refuseBy } from '../resources/transition';
import { handle } from '../resources/typed-handler';
import { removeEntries } from './cart-entries';
import { lineStock } from './entry-terms';
import { lineRow } from './settle';
import { isPlaced, markPlaced, type Split, splitCents, splitOf } from './settlement';

/** A split order that is about to be placed, with who pays it. */
interface PaidSplit {
  readonly split: Split;
  readonly payer: Payer;
}

type Submission = Body<'submitOrders'>;

export const submitHandlers: Handlers = handle('submitOrders', ({ dealer, input, now, done, refuse }) => {
  const rows = input.orderList;
  const isTwice = new Set(rows.map(({ orderNo }) => orderNo)).size < rows.length;
  if (isTwice || rows.some(({ composeOrderNo }) => isPlaced(dealer, composeOrderNo)))
    return refuse('duplicateSubmit');
  if (rows.some(({ payerCode }) => !orderPayer(dealer, payerCode)))
    return refuse('stockGone', NO_ORDER_PAYER);
  const paidSplits = rows.flatMap((row) => paidSplitOf(dealer, row) ?? []);
  if (paidSplits.length < rows.length) return refuse('stockGone', '订单已失效，请返回购物车重新结算');
  const refused = deliveryRefusal(dealer, input) ?? refusalOf(dealer, input, paidSplits);
  if (refused) return refuseBy(refuse, refused);
  const placed = place(dealer, paidSplits, { to: deliveredTo(dealer, input), now });
  const orderList = placed.map(({ facts: { orderNo, orderTypeNo, amount } }) => ({
    orderNo,
    orderTypeNo,
    amount,
  }));
  return done({ orderList, amount: toYuan(placed.reduce((sum, order) => sum + order.cents, 0)) });
});

/** Only a ship-to for channel M with sub-channel HV003; an address must be one of the customer's (ADDR-02). */
function deliveryRefusal(dealer: Dealer, submission: Submission): Refused | undefined {
  const { channel, subChannel } = dealer.persona;
  if ((submission.deliverType ?? 'sendTo') === 'sendTo') return undefined;
  if (channel === 'M' && subChannel === 'HV003') return 'deliveryRefused';
  return deliveredTo(dealer, submission) === ''
    ? ['deliveryRefused', '配送地址已失效，请重新选择']
    : undefined;
}

/** The chosen address or district in words; empty for the ship-to. */
function deliveredTo(dealer: Dealer, { deliverType, areaName = '', addressCode = '' }: Submission): string {
  if (deliverType === 'district') return areaName;
  return deliverType === 'address' ? validAddress(dealer, addressCode) : '';
}

function paidSplitOf(
  dealer: Dealer,
  { orderNo, payerCode }: Submission['orderList'][number],
): PaidSplit | undefined {
  const split = splitOf(dealer, orderNo);
  const payer = orderPayer(dealer, payerCode);
  return split && payer && { split, payer };
}

function refusalOf(
  dealer: Dealer,
  { orderList }: Submission,
  paidSplits: readonly PaidSplit[],
): Refused | undefined {
  const isOther = paidSplits.some(
    ({ split }, at) => toCents(orderList[at]?.priceToPay ?? 0) !== splitCents(split),
  );
  if (isOther) return ['stockGone', '订单金额已变化，请返回购物车重新结算'];
  const short = shortText(dealer, paidSplits);
  if (short) return ['stockGone', short];
  for (const payer of new Set(paidSplits.map((paidSplit) => paidSplit.payer))) {
    const due = paidSplits
      .filter((paidSplit) => paidSplit.payer === payer)
      .reduce((sum, { split }) => sum + splitCents(split), 0);
    if (due > payer.cents) return ['balanceShort', balanceShort(payer, due)];
  }
  return undefined;
}

function balanceShort(payer: Payer, due: number): string {
  return `${payer.payerName}余额 ${yuanText(payer.cents)} 元，不足以支付 ${yuanText(due)} 元，请更换付款方或充值后重新提交`;
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
  for (const { product, number, priceType } of lines) {
    if (yuncangCode === '') takeStock(dealer, product.code, number);
    else takeCloudStock(dealer, { productCode: product.code, yuncangCode }, number);
    takeSpecial(dealer, { productCode: product.code, priceType }, number);
  }
  if (pack) takePack(dealer, pack.id, pack.sets);
}

/** Where a submission is delivered, and when it was sent. */
interface Delivery {
  readonly to: string;
  readonly now: Date;
}

function place(dealer: Dealer, paidSplits: readonly PaidSplit[], delivery: Delivery): readonly Order[] {
  const { now } = delivery;
  const fresh = paidSplits.map((paidSplit) => placedOrder(dealer, paidSplit, delivery));
  for (const { split, payer } of paidSplits) {
    bookOrder(dealer, payer, { orderNo: split.orderNo, cents: -splitCents(split), day: businessDate(now) });
    take(dealer, split);
    removeEntries(dealer, split.entryIds);
  }
  markPlaced(
    dealer,
    paidSplits.map(({ split }) => split),
  );
  placeOrders(dealer, fresh);
  reportPlaced(
    dealer,
    fresh.map((order) => order.facts),
    now,
  );
  return fresh;
}

function placedOrder(dealer: Dealer, { split, payer }: PaidSplit, { to, now }: Delivery): Order {
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
    timeline: [placedStep(now)],
    deliveryList: [],
  });
}
