import type { Data } from '@dealer-portal/sdk';
import {
  judgeOrderButtons,
  listCancelReasons,
  queryAllOrders,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/query';

export type OrderSummary = Data<typeof queryMyOrders>['records'][number];
export type OrderDetail = Data<typeof queryAllOrders>[number];

/** What the order list is narrowed by; it lives in the address. */
export interface OrderFilter {
  readonly status?: string;
  readonly keyword?: string;
  readonly orderNo?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function ordersQuery(scope: AccountScope, filter: OrderFilter) {
  return accountQuery(queryMyOrders, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

export function orderQuery(scope: AccountScope, orderNo: string) {
  const body = orderNo === '' ? undefined : { saletoCode: scope.saletoCode, orderNo };
  return accountQuery(queryAllOrders, body && { body }, scope);
}

export function orderButtonsQuery(scope: AccountScope, orderNo: string) {
  return accountQuery(judgeOrderButtons, { body: { saletoCode: scope.saletoCode, orderNo } }, scope);
}

export function cancelReasonsQuery(scope: AccountScope, isWanted: boolean) {
  return accountQuery(listCancelReasons, isWanted ? {} : undefined, scope);
}
