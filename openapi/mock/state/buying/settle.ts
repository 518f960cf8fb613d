import { orderPayer, orderPayerRow, orderPayers } from '../account/customer';
import { businessDate, mondayOf } from '../memory/clock';
import { present } from '../memory/input';
import { toYuan } from '../memory/money';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import {
  type CheckedCart,
  dropSplits,
  isPlaced,
  type Obstacle,
  type Split,
  split,
  splitCents,
  splitOf,
  tickedEntries,
} from './settlement';

/** Assumption: a cloud warehouse delivers a day sooner than the centre. */
const DAYS_FROM_CENTRE = 4;
const DAYS_FROM_CLOUD = 3;

export const settleHandlers: Handlers = {
  ...handle('splitOrder', ({ dealer, input, now, done, refuse }) => {
    const settlement = settle(dealer, input, now);
    return 'example' in settlement ? refuse(settlement.example, settlement.msg) : done(settlement);
  }),

  ...handle('listOrderPayers', ({ dealer, input, done, refuse }) =>
    splitOf(dealer, input.orderNo) ? done(orderPayers(dealer).map(orderPayerRow)) : refuse('orderGone'),
  ),

  ...handle('updateOrderInfo', ({ dealer, input, done, refuse }) => {
    const split = splitOf(dealer, input.orderNo);
    if (!split) return refuse('orderGone');
    const { payerCode, remark } = input;
    if (payerCode && !orderPayer(dealer, payerCode)) return refuse('payerRefused');
    if (payerCode) split.payerCode = payerCode;
    if (remark !== undefined) split.remark = remark;
    return done();
  }),

  ...handle('cancelOrder', ({ dealer, input, done, refuse }) => {
    const splits = input.orderNoList.flatMap((orderNo) => splitOf(dealer, orderNo) ?? []);
    if (splits.some((split) => isPlaced(dealer, split.composeOrderNo))) return refuse('submitted');
    dropSplits(dealer, splits);
    return done();
  }),
};

type SettleData = Answer<'splitOrder'>;
type SplitRow = SettleData['composeProductList'][number]['splitOrderDetailList'][number];

/** Splits the checked cart into orders with their payers, or says why it cannot be split. */
export function settle(dealer: Dealer, input: CheckedCart, now: Date): SettleData | Obstacle {
  const ticked = tickedEntries(dealer, input);
  if ('example' in ticked) return ticked;
  const splits = split(dealer, input, ticked);
  for (const split of splits) split.payerCode = defaultPayer(dealer, splitCents(split));
  const composeOrderNos = [...new Set(splits.map((split) => split.composeOrderNo))];
  const composeProductList = composeOrderNos.map((composeOrderNo) => ({
    composeOrderNo,
    splitOrderDetailList: splits
      .filter((split) => split.composeOrderNo === composeOrderNo)
      .map((split) => splitRow(dealer, split, now)),
  }));
  return { composeProductList };
}

/** The first payer that can pay the order, else simply the first. */
function defaultPayer(dealer: Dealer, cents: number): string {
  const payers = orderPayers(dealer);
  return (payers.find((payer) => payer.cents >= cents) ?? payers[0])?.payerCode ?? '';
}

function splitRow(dealer: Dealer, split: Split, now: Date): SplitRow {
  const payers = orderPayers(dealer);
  const payer = payers.find((payer) => payer.payerCode === split.payerCode);
  return {
    orderNo: split.orderNo,
    splitOrderProductList: split.lines.map(lineRow),
    ...(payer && { payerInfo: orderPayerRow(payer) }),
    payToList: payers.map(orderPayerRow),
    sendtoCode: split.sendtoCode,
    remark: split.remark,
    arrivalDate: arrivalOf(split, now),
  };
}

/** When all of an order is there: at the usual day, or with the last promised day or week of its lines (CART-02). */
function arrivalOf({ yuncangCode, lines }: Split, now: Date): string {
  const usual = businessDate(now, yuncangCode === '' ? DAYS_FROM_CENTRE : DAYS_FROM_CLOUD);
  const promised = lines.flatMap(({ terms: { farWeekDate = '', weekPromise = '', farWeek = '' } }) => [
    farWeekDate,
    mondayOf(weekPromise),
    mondayOf(farWeek),
  ]);
  return [usual, ...promised].sort().at(-1) ?? usual;
}

type ShownLine = Omit<Split['lines'][number], 'terms'> & Partial<Pick<Split['lines'][number], 'terms'>>;

/** A product line as split and placed orders show it. */
export function lineRow({ product, cents, number, priceType, terms = {} }: ShownLine) {
  const { code, model, name, facts } = product;
  return {
    productCode: code,
    productModel: model,
    productName: name,
    ...present({ picUrl: facts.picUrl }),
    price: toYuan(cents),
    number,
    priceType,
    ...terms,
  };
}
