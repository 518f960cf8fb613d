/** The audit of orders by the dealer's administrator (ORDER-01). */
import { ORDER_AUDIT_STATES } from '../../base/states';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';

const { approved, refused } = ORDER_AUDIT_STATES;

/** A decision, by its code. */
export type AuditDecision = typeof approved.value | typeof refused.value;

/** A decision that may be sent, or what is missing. */
export type AuditRead =
  | { readonly ok: true; readonly auditStatus: AuditDecision; readonly auditRemark: string }
  | { readonly ok: false; readonly text: string };

/** Reads the audit dialog: a refusal needs a remark (ORDER-01). */
export function readAudit(auditStatus: AuditDecision, remark: string): AuditRead {
  const auditRemark = remark.trim();
  if (auditStatus === refused.value && auditRemark === '')
    return { ok: false, text: '拒绝订单时请填写审核意见' };
  if ([...auditRemark].length > REMARK_LENGTH)
    return { ok: false, text: `审核意见不能超过 ${REMARK_LENGTH} 个字符` };
  return { ok: true, auditStatus, auditRemark };
}
