import type { Data, Input } from '@dealer-portal/sdk';
import { queryAuditOrders } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type AuditOrder = Data<typeof queryAuditOrders>['records'][number];
export type AuditStatus = NonNullable<Input<typeof queryAuditOrders>['body']['auditStatus']>;

/** The states of an audit, by the description's codes. */
export const AUDIT_STATES = [
  { value: '0', label: '待审核' },
  { value: '1', label: '已通过' },
  { value: '2', label: '已拒绝' },
] as const satisfies readonly { readonly value: AuditStatus; readonly label: string }[];

/** The state that a text of the address names; those that wait by default. */
export function auditStatusOf(text: string | null | undefined): AuditStatus {
  return AUDIT_STATES.find(({ value }) => value === text)?.value ?? '0';
}

interface AuditFilter {
  readonly auditStatus: AuditStatus;
  readonly orderNo?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

export function auditOrdersQuery(scope: AccountScope, filter: AuditFilter) {
  return accountQuery(queryAuditOrders, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}
