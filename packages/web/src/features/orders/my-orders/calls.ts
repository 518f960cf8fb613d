import { ORDER_REPORT, reportConditions } from '@dealer-portal/rules/order-list';
import { createAsyncExport, exportMyOrders } from '@dealer-portal/sdk/operations';
import type { ReportFilters } from '#kits/report/define-report';
import { api } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

/** The filters of the list, which are those of the file. */
export type OrderExportFilters = ReportFilters<'queryMyOrders'>;

/** The orders of the list as a file. */
export function exportOrders(filters: OrderExportFilters, { saletoCode }: Account) {
  return api.call(exportMyOrders, { body: { saletoCode, ...filters } });
}

/** Has the server make a report of the orders of the list, which are too many for a file (HTTP-10). */
export function requestOrderReport(filters: OrderExportFilters, { saletoCode, saleInfo }: Account) {
  const { customerCode } = saleInfo;
  const conditionList = reportConditions({ saletoCode, ...filters });
  return api.call(createAsyncExport, { body: { customerCode, taskType: ORDER_REPORT, conditionList } });
}
