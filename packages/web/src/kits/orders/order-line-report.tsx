import { type Money, orderPrice } from '@dealer-portal/rules/money';
import { defineReport } from '#kits/report/define-report';
import { pagedLines } from '#kits/report/paged-lines';
import { jointKey } from '#kits/report/row-key';
import { columnsOf } from '#ui/table/columns';
import { UNREAD_LINES } from '#ui/text/list-of';
import { partiesColumn, productColumn } from '#widgets/orders/order-cells';
import { orderHref } from '#widgets/orders/order-href';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import type { OrderLine, OrderSummary } from '#widgets/orders/queries';
import { orderFilters } from './order-filter';
import { ORDERS } from './order-report';

/** One line of one order, or an order whose lines did not come; the amount is that of the line. */
type OrderLineRow = Omit<OrderSummary, 'lineList' | 'amount'> &
  Partial<OrderLine> & { readonly amount: Money | undefined };

const column = columnsOf<OrderLineRow>();

/** The lines of orders, each with its own amount. */
export const LINES_OF_ORDERS = pagedLines(
  ({ lineList }: OrderSummary) => lineList,
  ({ lineList: _, ...order }, line): OrderLineRow => ({
    ...order,
    ...(line ?? { productModel: UNREAD_LINES }),
    amount: line && orderPrice([line]),
  }),
);

/** 订单查询: the orders line by line, for looking up a model across orders (ORDER-01). */
export const ORDER_LINES = defineReport({
  name: 'orderLine',
  operation: ORDERS.operation,
  input: ORDERS.input,
  rows: LINES_OF_ORDERS,
  rowKey: ({ orderNo, productCode }) => jointKey([orderNo], productCode),
  columns: [
    column.code('orderNo', '订单号', { width: 120, to: ({ orderNo }) => orderHref(orderNo) }),
    column.date('createDate', '下单日期'),
    { ...ORDER_STATUS, width: 88 },
    productColumn(220),
    column.code('productCode', '产品编码', { width: 112, isHiddenAtFirst: true }),
    column.number('number', '数量', { width: 92, unit: '台', isSortable: true }),
    column.money('price', '单价', { width: 104, total: false }),
    column.money('amount', '金额', { isSortable: true }),
    partiesColumn(260),
  ],
  filters: ({ shipTos }) => orderFilters(shipTos),
  noun: '订单',
  emptyReason: '下单后可在这里按型号查找。',
});
