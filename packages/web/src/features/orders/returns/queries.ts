import type { Data } from '@dealer-portal/sdk';
import { checkReverseAgreement, queryReturnOrders } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type ReturnOrder = Data<typeof queryReturnOrders>['records'][number];

/** The states of a return, by the description's codes. */
export const RETURN_STATES = [
  { value: '10', label: '审批中' },
  { value: '20', label: '待退货' },
  { value: '30', label: '已驳回' },
  { value: '40', label: '已退款' },
] as const;

interface ReturnFilter {
  readonly status?: string;
  readonly keyword?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function returnsQuery(scope: AccountScope, filter: ReturnFilter) {
  return accountQuery(queryReturnOrders, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

/** Whether the customer has signed the return protocol. */
export function agreementQuery(scope: AccountScope, customerCode: string) {
  return accountQuery(checkReverseAgreement, { query: { customerCode } }, scope);
}
