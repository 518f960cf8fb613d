import { LINES_OF_ORDERS, ORDER_LINES } from '#kits/orders/order-line-report';
import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { CENTRE_ORDERS } from './centre-report';

/** 工程订单管理: the orders of the order centre product by product, to check models, numbers and addresses (FIN-10a). */
export const Component = reportPage(
  defineReport({
    name: 'managedOrder',
    operation: CENTRE_ORDERS.operation,
    input: CENTRE_ORDERS.input,
    rows: LINES_OF_ORDERS,
    rowKey: ORDER_LINES.rowKey,
    columns: ORDER_LINES.columns,
    filters: CENTRE_ORDERS.filters ?? [],
    noun: CENTRE_ORDERS.noun,
    emptyReason: CENTRE_ORDERS.emptyReason,
  }),
);
