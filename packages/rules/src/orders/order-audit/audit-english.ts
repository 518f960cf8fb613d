import type { Sentences } from '../../base/refusal';
import type { AuditParams } from './audit-refusals';

export const AUDIT_ENGLISH: Sentences<AuditParams> = {
  'audit.remarkMissing': () => 'A refusal of an order needs a remark',
  'audit.remarkTooLong': ({ most }) => `The remark has ${most} characters at most`,
};
