import type { Ops } from '@dealer-portal/sdk';
import { queryAuditOrders } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

type AuditFilter = Omit<Ops['queryAuditOrders']['input']['body'], 'saletoCode'>;

export function auditOrdersQuery(scope: AccountScope, filter: AuditFilter) {
  return accountQuery(queryAuditOrders, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}
