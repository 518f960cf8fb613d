import { payersOf } from '../account/customer';
import { isOfCategory } from '../catalogue/goods';
import { businessTime } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { moveOrder, summaryRow } from '../orders/orders';
import { isDelayed } from './traffic-orders';
import { type FlowOrder, flowOrder, trafficFlows, WAITING_NAME } from './vehicle-orders';

const WAITING = '10';
const ACCEPTED = '20';

export const flowOrderHandlers: Handlers = {
  queryTrafficGoods: (dealer, { input, done }) => {
    const isMatch = (row: Fields) => ['', row['supplyCode']].includes(text(input, 'warehouseCode'));
    return done(pageOf(goods(dealer, 'queryTrafficGoods', input).filter(isMatch), input));
  },

  queryTransferGoods: (dealer, { input, done }) =>
    done(pageOf(goods(dealer, 'queryTransferGoods', input), input)),

  queryTrafficOrders: (dealer, { input, done }) => {
    const rows = trafficFlows(dealer, text(input, 'saletoCode')).map((trafficFlow) =>
      flowOrderRow(dealer, trafficFlow),
    );
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    return done(pageOf(rows.filter(isMatch), input));
  },

  acceptTrafficOrders: (dealer, { input, now, done, refuse }) => {
    const flows = texts(input, 'orderFlowNoList').map((flowNo) => flowOrder(dealer, flowNo));
    if (flows.some((flow) => flow?.order.status !== WAITING)) return refuse('handled');
    const step = { time: businessTime(now).slice(0, 16), text: '客户已接单，等待发货' };
    for (const flow of flows) if (flow) moveOrder(flow.order, ACCEPTED, step);
    return done();
  },
};

/** Goods of a list by keyword and industry; assumption: the industry of a product is its top category. */
function goods(
  dealer: Dealer,
  operationId: 'queryTrafficGoods' | 'queryTransferGoods',
  input: Fields,
): readonly Fields[] {
  const [keyword, industry] = [text(input, 'keyword'), text(input, 'industryCode')];
  return exampleRows(dealer, operationId).filter(
    (row) => isAbout(row, keyword) && isOfCategory(dealer, text(row, 'productCode'), industry),
  );
}

function flowOrderRow(dealer: Dealer, { flowNo, carTypeName, order, isPaid }: FlowOrder): Fields {
  const { orderNo, orderTypeNo, createDate, sendtoCode, sendtoAddress, lineList, status, statusName } =
    summaryRow(order);
  const payer = payersOf(dealer).find((payer) => payer.payerCode === order.payerCode);
  return {
    orderFlowNo: flowNo,
    orderNo,
    orderTypeNo,
    carTypeName,
    createDate,
    sendtoCode,
    sendtoAddress,
    payerCode: order.payerCode,
    payerName: payer?.payerName ?? '',
    orderAmount: toYuan(order.cents),
    status,
    statusName: status === WAITING ? WAITING_NAME : statusName,
    isPaid,
    isDelayApplied: isDelayed(dealer, String(orderTypeNo)),
    lineList,
  };
}
