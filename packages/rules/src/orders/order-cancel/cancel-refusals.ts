/** Why an order is not cancelled, rejected or returned: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What is done with some pieces of an order: rejected at the door, or sent back. */
export type ReturnVerb = 'reject' | 'return';

/** What is done, in words. */
export const RETURN_VERBS: Readonly<Record<ReturnVerb, string>> = { reject: '拒收', return: '退货' };

/** What the sentence of each code names. */
export interface CancelParams {
  readonly 'cancel.reasonMissing': NoParams;
  readonly 'cancel.wordsMissing': NoParams;
  readonly 'cancel.wordsTooLong': { readonly most: number };
  readonly 'cancel.nonePieces': { readonly verb: ReturnVerb };
  readonly 'cancel.pieces': { readonly verb: ReturnVerb; readonly most: number };
  readonly 'cancel.someReasonMissing': { readonly verb: ReturnVerb };
  readonly 'cancel.someWordsMissing': { readonly verb: ReturnVerb };
  readonly 'cancel.remarkTooLong': { readonly most: number };
}

/** Why an order is not cancelled, rejected or returned. */
export type CancelRefusal = RefusalOf<CancelParams>;

const CHINESE: Sentences<CancelParams> = {
  'cancel.reasonMissing': () => '请选择取消原因',
  'cancel.wordsMissing': () => '请填写取消原因',
  'cancel.wordsTooLong': ({ most }) => `取消原因不能超过 ${most} 个字符`,
  'cancel.nonePieces': ({ verb }) => `请填写${RETURN_VERBS[verb]}数量`,
  'cancel.pieces': ({ verb, most }) => `${RETURN_VERBS[verb]}数量须为 1 至 ${most} 的整数`,
  'cancel.someReasonMissing': ({ verb }) => `请选择${RETURN_VERBS[verb]}原因`,
  'cancel.someWordsMissing': ({ verb }) => `请说明${RETURN_VERBS[verb]}原因`,
  'cancel.remarkTooLong': ({ most }) => `说明不能超过 ${most} 个字符`,
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const cancelText = /* @__PURE__ */ textOf(CHINESE);
