import { exportMyOrders } from '@dealer-portal/sdk/operations';
import type { ReportFilters } from '#kits/report/define-report';
import { api } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

/** The filters of the list, which are those of the file. */
export type OrderExportFilters = ReportFilters<'queryMyOrders'>;

/** The orders of the list as a file. */
export function exportOrders(filters: OrderExportFilters, { saletoCode }: Account) {
  return api.call(exportMyOrders, { body: { saletoCode, ...filters } });
}
