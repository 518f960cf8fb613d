export { type AuditDecision, type AuditRead, readAudit } from './audit-choice';
