export { AUDIT, type AuditRead, readAudit } from './audit-choice';
