import { payerByCode } from '../account/customer';
import { isOfCategory } from '../catalogue/goods';
import { present } from '../memory/input';
import { toYuan } from '../memory/money';
import { isAbout } from '../memory/rows';
import type { Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { moveOrder, stepAt, summaryRow } from '../orders/orders';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';
import { isDelayed } from './traffic-orders';
import { type FlowOrder, flowOrder, trafficFlows, WAITING_NAME } from './vehicle-orders';

type Goods = Row<'queryTrafficGoods'>;
type TrafficOrder = Row<'queryTrafficOrders'>;

const WAITING = '10';
const ACCEPTED = '20';

/** Assumption: the industry of a product is its top category. */
const GOODS_FILTERS = {
  keyword: { test: isAbout },
  industryCode: {
    test: ({ productCode }: Goods, industry: string, dealer: Dealer) =>
      isOfCategory(dealer, productCode, industry),
  },
} as const;

export const flowOrderHandlers: Handlers = {
  ...listOf<'queryTrafficGoods', Goods>('queryTrafficGoods', {
    rows: fromExample('queryTrafficGoods'),
    filters: {
      ...GOODS_FILTERS,
      sendtoCode: { test: () => true }, // every ship-to is offered the same
      warehouseCode: { is: 'supplyCode' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'queryTransferGoods', Goods>('queryTransferGoods', {
    rows: fromExample('queryTransferGoods'),
    filters: { ...GOODS_FILTERS, sendtoCode: { test: () => true } },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'queryTrafficOrders', TrafficOrder>('queryTrafficOrders', {
    rows: (dealer, { saletoCode }) =>
      trafficFlows(dealer, saletoCode).map((flow) => flowOrderRow(dealer, flow)),
    filters: { status: { is: 'status' }, keyword: { test: isAbout } },
    totals: {},
    show: (row) => row,
  }),

  ...handle('acceptTrafficOrders', ({ dealer, input, now, done, refuse }) => {
    const flows = input.orderFlowNoList.map((flowNo) => flowOrder(dealer, flowNo));
    if (flows.some((flow) => flow?.order.status !== WAITING)) return refuse('handled');
    const step = stepAt(now, '客户已接单，等待发货');
    for (const flow of flows) if (flow) moveOrder(flow.order, ACCEPTED, step);
    return done();
  }),
};

function flowOrderRow(dealer: Dealer, { flowNo, carTypeName, order, isPaid }: FlowOrder): TrafficOrder {
  const { orderNo, orderTypeNo, createDate, sendtoCode, sendtoAddress, lineList, status, statusName } =
    summaryRow(order);
  return {
    orderFlowNo: flowNo,
    orderNo,
    orderTypeNo,
    carTypeName,
    createDate,
    ...present({ sendtoCode, sendtoAddress }),
    payerCode: order.payerCode,
    payerName: payerByCode(dealer, order.payerCode)?.payerName ?? '',
    orderAmount: toYuan(order.cents),
    status,
    statusName: status === WAITING ? WAITING_NAME : statusName,
    isPaid,
    isDelayApplied: isDelayed(dealer, orderTypeNo),
    lineList,
  };
}
