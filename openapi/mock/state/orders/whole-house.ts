import { type Product, productOf } from '../catalogue/goods';
import { toCents, toYuan } from '../memory/money';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { cancel } from './my-orders';
import type { OrderFacts } from './order-facts';
import { noteStep, spendButton } from './order-terms';
import { changeOrder, type Order, orderByNo, stepAt } from './orders';

/** The rejection of the description's whole-house order; gone once it was handled. */
export const wholeHouseHandlers: Handlers = {
  ...handle('getWholeHouseReject', ({ dealer, input, done, refuse }) => {
    const reject = dealer.example('getWholeHouseReject');
    return input.orderNo === reject.orderNo ? done(reject) : refuse('refused');
  }),

  ...handle('getWholeHouseValidTime', ({ dealer, input, done, refuse }) => {
    const { orderNo } = dealer.example('getWholeHouseReject');
    if (input.orderNo !== orderNo) return refuse('refused');
    return done(dealer.example('getWholeHouseValidTime'));
  }),

  ...handle('handleWholeHouseReject', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (!order || !spendButton(dealer, 'wholeHouse', order.orderNo)) return refuse('expired');
    const remark = input.remark ?? '';
    if (input.handleType === 'CANCEL') {
      cancel(dealer, order, stepAt(now, '订单已按拒单取消'));
    } else noteStep(order, now, input.handleType === 'APPEAL' ? `已申诉：${remark}` : '已按拒单变更');
    return done();
  }),

  ...handle('changeWholeHouseOrder', ({ dealer, input, now, done, refuse }) => {
    const order = orderByNo(dealer, input.orderNo);
    if (order?.status !== '10' && order?.status !== '20') return refuse('expired');
    const lineList = changedLines(dealer, order, input.lineList);
    if (lineList.length === 0) return refuse('expired', '变更后没有产品，请改为取消订单');
    const cents = lineList.reduce((sum, line) => sum + toCents(line.price) * line.number, 0);
    const changed = changeOrder(dealer, order, { lineList, amount: toYuan(cents) });
    spendButton(dealer, 'wholeHouse', order.orderNo);
    noteStep(changed, now, `订单已变更：${input.reason || '按拒单调整'}`);
    return done({
      orderNo: order.orderNo,
      originalAmount: toYuan(order.cents),
      changedAmount: toYuan(cents),
      diffAmount: toYuan(cents - order.cents),
    });
  }),
};

function changedLines(
  dealer: Dealer,
  { facts }: Order,
  changes: Body<'changeWholeHouseOrder'>['lineList'],
): OrderFacts['lineList'] {
  return facts.lineList.flatMap((line) => {
    const change = changes.find(({ productCode }) => productCode === line.productCode);
    if (!change) return [line];
    if (change.number === 0) return [];
    const other = productOf(dealer, change.newProductCode ?? '');
    return [{ ...line, ...(other && otherProduct(other)), number: change.number }];
  });
}

function otherProduct({ code, model, name, facts, price }: Product) {
  return {
    productCode: code,
    productModel: model,
    productName: name,
    picUrl: facts.picUrl ?? '',
    price: price.price ?? 0,
  };
}
