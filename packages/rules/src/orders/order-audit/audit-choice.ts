/** The audit of orders by the dealer's administrator (ORDER-01). */
import { REMARK_LENGTH } from '../../fields/input/text-lengths';

/** The decisions, with the wire's codes. */
export const AUDIT = { waiting: '0', approved: '1', refused: '2' } as const;

/** A decision that may be sent, or what is missing. */
export type AuditRead =
  | { readonly ok: true; readonly auditStatus: '1' | '2'; readonly auditRemark: string }
  | { readonly ok: false; readonly text: string };

/** Reads the audit dialog: a refusal needs a remark (ORDER-01). */
export function readAudit(auditStatus: '1' | '2', remark: string): AuditRead {
  const auditRemark = remark.trim();
  if (auditStatus === AUDIT.refused && auditRemark === '')
    return { ok: false, text: '拒绝订单时请填写审核意见' };
  if ([...auditRemark].length > REMARK_LENGTH)
    return { ok: false, text: `审核意见不能超过 ${REMARK_LENGTH} 个字符` };
  return { ok: true, auditStatus, auditRemark };
}
