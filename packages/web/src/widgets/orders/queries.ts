import type { Data } from '@dealer-portal/sdk';
import {
  getJdPlanSendRange,
  getOrderMonthSummary,
  judgeOrderButtons,
  listCancelReasons,
  listReturnApprovalStatuses,
  listTodos,
  listVehicleOrders,
  queryAllOrders,
  queryAuditOrders,
  queryDeliveryNotes,
  queryMyOrders,
  queryOrderEstimate,
  queryRescheduleDates,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, asideQuery, invalidateCalls } from '#platform/calls/query';

export type OrderSummary = Data<typeof queryMyOrders>['records'][number];
export type OrderDetail = Data<typeof queryAllOrders>[number];
export type OrderLine = OrderSummary['lineList'][number];

/** The key of an order in calls. */
export interface OrderKey {
  readonly orderNo: string;
  readonly orderTypeNo: string;
}

export function orderQuery(scope: AccountScope, orderNo: string) {
  const body = orderNo === '' ? undefined : { saletoCode: scope.saletoCode, orderNo };
  return accountQuery(queryAllOrders, body && { body }, scope);
}

/** The buttons of an order; nothing is fetched until it is wanted. */
export function orderButtonsQuery(scope: AccountScope, orderNo: string, isEnabled = true) {
  const body = { saletoCode: scope.saletoCode, orderNo };
  return asideQuery(judgeOrderButtons, isEnabled && orderNo !== '' ? { body } : undefined, scope);
}

export function cancelReasonsQuery(scope: AccountScope) {
  return accountQuery(listCancelReasons, {}, scope);
}

export function monthSummaryQuery(scope: AccountScope, month: string) {
  return asideQuery(getOrderMonthSummary, { body: { saletoCode: scope.saletoCode, month } }, scope);
}

/** The orders that travel with this one; an order without a group has none. */
export function vehicleOrdersQuery(scope: AccountScope, customerCode: string, groupingNo: string) {
  const query = { customerCode, groupingNo };
  return accountQuery(listVehicleOrders, groupingNo === '' ? undefined : { query }, scope);
}

export function estimateQuery(scope: AccountScope, order: OrderKey) {
  const { orderNo, orderTypeNo } = order;
  const body = { orderNo, orderTypeNo, saletoCode: scope.saletoCode };
  return asideQuery(queryOrderEstimate, { body }, scope);
}

export function rescheduleDatesQuery(scope: AccountScope, orderTypeNo: string) {
  return accountQuery(queryRescheduleDates, { body: { orderTypeNo } }, scope);
}

export function planRangeQuery(scope: AccountScope, orderNo: string) {
  return accountQuery(getJdPlanSendRange, { query: { orderNo } }, scope);
}

/** The returns of the given orders. */
export function returnStatusesQuery(scope: AccountScope, orderNos: readonly string[]) {
  const query = { bstnks: orderNos.join(',') };
  return asideQuery(listReturnApprovalStatuses, orderNos.length === 0 ? undefined : { query }, scope);
}

const ORDER_CALLS = [
  queryMyOrders,
  queryAllOrders,
  judgeOrderButtons,
  getOrderMonthSummary,
  queryAuditOrders,
  queryDeliveryNotes,
  queryOrderEstimate,
  queryRescheduleDates,
  listTodos,
] as const;

/** Everything that shows orders is fetched again, since one of them has changed. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, ORDER_CALLS);
}
