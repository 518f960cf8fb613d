import { reportPage } from '#kits/report/report-page';
import { FINANCE_ORDERS, financeOrderActions } from './finance-order-report';

/** 融资订单查询: the orders that may be financed lead to the application, the others to their financing (FIN-08). */
export const Component = reportPage(FINANCE_ORDERS, {
  actions: financeOrderActions,
  actionsWidth: 88,
});
