import { orderPayerRow, orderPayers } from '../account/customer';
import { businessDate, mondayOf } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { dropSplits, isPlaced, type Split, split, splitCents, splitOf, tickedEntries } from './settlement';

/** Assumption: a cloud warehouse delivers a day sooner than the centre. */
const DAYS_FROM_CENTRE = 4;
const DAYS_FROM_CLOUD = 3;

export const settleHandlers: Handlers = {
  splitOrder: (dealer, call) => {
    const ticked = tickedEntries(dealer, call.input);
    if ('example' in ticked) return call.refuse(ticked.example, ticked.msg);
    const splits = split(dealer, call.input, ticked);
    for (const one of splits) one.payerCode = defaultPayer(dealer, splitCents(one));
    const composeOrderNos = [...new Set(splits.map((one) => one.composeOrderNo))];
    const composeProductList = composeOrderNos.map((composeOrderNo) => ({
      composeOrderNo,
      splitOrderDetailList: splits
        .filter((one) => one.composeOrderNo === composeOrderNo)
        .map((one) => splitRow(dealer, one, call.now)),
    }));
    return call.done({ composeProductList });
  },

  listOrderPayers: (dealer, { input, done, refuse }) =>
    splitOf(dealer, text(input, 'orderNo'))
      ? done(orderPayers(dealer).map(orderPayerRow))
      : refuse('orderGone'),

  updateOrderInfo: (dealer, { input, done, refuse }) => {
    const found = splitOf(dealer, text(input, 'orderNo'));
    if (!found) return refuse('orderGone');
    const payerCode = text(input, 'payerCode');
    const isPayer = orderPayers(dealer).some((one) => one.payerCode === payerCode);
    if (payerCode !== '' && !isPayer) return refuse('payerRefused');
    if (payerCode !== '') found.payerCode = payerCode;
    if ('remark' in input) found.remark = text(input, 'remark');
    return done();
  },

  cancelOrder: (dealer, { input, done, refuse }) => {
    const found = texts(input, 'orderNoList').flatMap((orderNo) => splitOf(dealer, orderNo) ?? []);
    if (found.some((one) => isPlaced(dealer, one.composeOrderNo))) return refuse('submitted');
    dropSplits(dealer, found);
    return done();
  },
};

/** The first payer that can pay the order, else simply the first. */
function defaultPayer(dealer: Dealer, cents: number): string {
  const payers = orderPayers(dealer);
  return (payers.find((one) => one.cents >= cents) ?? payers[0])?.payerCode ?? '';
}

function splitRow(dealer: Dealer, one: Split, now: Date): Fields {
  const payers = orderPayers(dealer);
  const payer = payers.find((own) => own.payerCode === one.payerCode);
  return {
    orderNo: one.orderNo,
    splitOrderProductList: one.lines.map(lineRow),
    ...(payer && { payerInfo: orderPayerRow(payer) }),
    payToList: payers.map(orderPayerRow),
    sendtoCode: one.sendtoCode,
    remark: one.remark,
    arrivalDate: arrivalOf(one, now),
  };
}

/** When all of an order is there: at the usual day, or with the last promised day or week of its lines (CART-02). */
function arrivalOf({ yuncangCode, lines }: Split, now: Date): string {
  const usual = businessDate(now, yuncangCode === '' ? DAYS_FROM_CENTRE : DAYS_FROM_CLOUD);
  const promised = lines.flatMap(({ terms }) => [
    text(terms, 'farWeekDate'),
    ...['weekPromise', 'farWeek'].map((name) => mondayOf(text(terms, name))),
  ]);
  return [usual, ...promised].sort().at(-1) ?? usual;
}

type ShownLine = Omit<Split['lines'][number], 'terms'> & Partial<Pick<Split['lines'][number], 'terms'>>;

/** A product line as split and placed orders show it. */
export function lineRow({ one, cents, number, priceType, terms = {} }: ShownLine): Fields {
  const { code, model, name, facts } = one;
  const product = { productCode: code, productModel: model, productName: name, picUrl: facts['picUrl'] };
  return { ...product, price: toYuan(cents), number, priceType, ...terms };
}
