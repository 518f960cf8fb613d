import { ORDER_REPORT, reportConditions } from '@dealer-portal/rules/order-list';
import { createAsyncExport, exportMyOrders, uploadFile } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import type { OrderFilter } from './queries';

/** Stores a picture of an order; the answer has its address. */
export function storePicture(file: File) {
  return api.call(uploadFile, { body: { file, bizType: 'ORDER' } });
}

/** The filters of the list, which are those of the file. */
export type OrderExportFilter = Partial<Omit<OrderFilter, 'pageNum' | 'pageSize'>>;

/** The orders of the list as a file. */
export function exportOrders(filter: OrderExportFilter, { saletoCode }: Account) {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return api.call(exportMyOrders, { body: { saletoCode, ...given } });
}

/** Has the server make a report of the orders of the list, which are too many for a file (HTTP-10). */
export function requestOrderReport(filter: OrderExportFilter, { saletoCode, saleInfo }: Account) {
  const { customerCode } = saleInfo;
  const conditionList = reportConditions({ saletoCode, ...filter });
  return api.call(createAsyncExport, { body: { customerCode, taskType: ORDER_REPORT, conditionList } });
}
