export { type AuditDecision, type AuditRead, readAudit } from './audit-choice';
export { type AuditRefusal, auditText } from './audit-refusals';
