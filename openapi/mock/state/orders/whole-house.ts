import { type Product, productOf } from '../catalogue/goods';
import { businessTime } from '../memory/clock';
import { type Fields, fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cancel } from './my-orders';
import { noteStep, spendButton } from './order-terms';
import { changeOrder, type Order, orderByNo } from './orders';

/** The rejection of the description's whole-house order; gone once it was handled. */
export const wholeHouseHandlers: Handlers = {
  getWholeHouseReject: (dealer, { input, done, refuse }) => {
    const reject = fields(dealer.example('getWholeHouseReject'));
    return text(input, 'orderNo') === reject['orderNo'] ? done(reject) : refuse('refused');
  },

  getWholeHouseValidTime: (dealer, { input, done, refuse }) => {
    const reject = fields(dealer.example('getWholeHouseReject'));
    if (text(input, 'orderNo') !== reject['orderNo']) return refuse('refused');
    return done(dealer.example('getWholeHouseValidTime'));
  },

  handleWholeHouseReject: (dealer, { input, now, done, refuse }) => {
    const order = orderByNo(dealer, text(input, 'orderNo'));
    if (!order || !spendButton(dealer, 'wholeHouse', order.orderNo)) return refuse('expired');
    const remark = text(input, 'remark');
    if (input['handleType'] === 'CANCEL') {
      cancel(dealer, order, { time: businessTime(now).slice(0, 16), text: '订单已按拒单取消' });
    } else noteStep(order, now, input['handleType'] === 'APPEAL' ? `已申诉：${remark}` : '已按拒单变更');
    return done();
  },

  changeWholeHouseOrder: (dealer, { input, now, done, refuse }) => {
    const order = orderByNo(dealer, text(input, 'orderNo'));
    if (order?.status !== '10' && order?.status !== '20') return refuse('expired');
    const lineList = changedLines(dealer, order, list(input, 'lineList'));
    if (lineList.length === 0) return refuse('expired', '变更后没有产品，请改为取消订单');
    const cents = lineList.reduce(
      (sum, line) => sum + toCents(number(line, 'price')) * number(line, 'number'),
      0,
    );
    const changed = changeOrder(dealer, order, { lineList, amount: toYuan(cents) });
    spendButton(dealer, 'wholeHouse', order.orderNo);
    noteStep(changed, now, `订单已变更：${text(input, 'reason') || '按拒单调整'}`);
    return done({
      orderNo: order.orderNo,
      originalAmount: toYuan(order.cents),
      changedAmount: toYuan(cents),
      diffAmount: toYuan(cents - order.cents),
    });
  },
};

function changedLines(dealer: Dealer, order: Order, changes: readonly Fields[]): readonly Fields[] {
  return list(order.facts, 'lineList').flatMap((line) => {
    const change = changes.find(({ productCode }) => productCode === line['productCode']);
    if (!change) return [line];
    if (number(change, 'number') === 0) return [];
    const other = productOf(dealer, text(change, 'newProductCode'));
    return [{ ...line, ...(other && otherProduct(other)), number: number(change, 'number') }];
  });
}

function otherProduct(product: Product): Fields {
  const { code, model, name } = product;
  return {
    productCode: code,
    productModel: model,
    productName: name,
    picUrl: product.facts['picUrl'] ?? '',
    price: number(product.price, 'price'),
  };
}
