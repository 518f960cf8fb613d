/** Why a decision on an order is not sent: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface AuditParams {
  readonly 'audit.remarkMissing': NoParams;
  readonly 'audit.remarkTooLong': { readonly most: number };
}

/** Why a decision on an order is not sent. */
export type AuditRefusal = RefusalOf<AuditParams>;

const CHINESE: Sentences<AuditParams> = {
  'audit.remarkMissing': () => '拒绝订单时请填写审核意见',
  'audit.remarkTooLong': ({ most }) => `审核意见不能超过 ${most} 个字符`,
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const auditText = /* @__PURE__ */ textOf(CHINESE);
