import type { AuditRead } from '@dealer-portal/rules/order-audit';
import { auditOrders } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { AuditOrder } from './audit-report';

/** An approval or a refusal that may be sent. */
export type AuditDecision = Extract<AuditRead, { readonly ok: true }>;

/** Approves or refuses several orders at once. */
export function decideOrders(
  orders: readonly AuditOrder[],
  { auditStatus, auditRemark }: AuditDecision,
  { saletoCode }: AccountScope,
) {
  const orderNoList = orders.map(({ orderNo }) => orderNo);
  return api.call(auditOrders, { body: { saletoCode, auditStatus, auditRemark, orderNoList } });
}
