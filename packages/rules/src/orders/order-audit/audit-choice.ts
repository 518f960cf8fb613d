/** The audit of orders by the dealer's administrator (ORDER-01). */
import { refuse, refused } from '../../base/refusal';
import { ORDER_AUDIT_STATES } from '../../base/states';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import type { AuditRefusal } from './audit-refusals';

const { approved, refused: rejected } = ORDER_AUDIT_STATES;

/** A decision, by its code. */
export type AuditDecision = typeof approved.value | typeof rejected.value;

/** A decision that may be sent, or what is missing; `auditText` has the sentence. */
export type AuditRead =
  | { readonly ok: true; readonly auditStatus: AuditDecision; readonly auditRemark: string }
  | { readonly ok: false; readonly refusal: AuditRefusal };

/** Reads the audit dialog: a refusal needs a remark (ORDER-01). */
export function readAudit(auditStatus: AuditDecision, remark: string): AuditRead {
  const auditRemark = remark.trim();
  if (auditStatus === rejected.value && auditRemark === '') return refused(refuse('audit.remarkMissing'));
  if ([...auditRemark].length > REMARK_LENGTH)
    return refused(refuse('audit.remarkTooLong', { most: REMARK_LENGTH }));
  return { ok: true, auditStatus, auditRemark };
}
