/** Why an order is not cancelled, rejected or returned: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface CancelParams {
  readonly 'cancel.reasonMissing': NoParams;
  readonly 'cancel.wordsMissing': NoParams;
  readonly 'cancel.wordsTooLong': { readonly most: number };
  /** The verb is that of the caller, as in the three that follow: 拒收 or 退货. */
  readonly 'cancel.nonePieces': { readonly verb: string };
  readonly 'cancel.pieces': { readonly verb: string; readonly most: number };
  readonly 'cancel.someReasonMissing': { readonly verb: string };
  readonly 'cancel.someWordsMissing': { readonly verb: string };
  readonly 'cancel.remarkTooLong': { readonly most: number };
}

/** Why an order is not cancelled, rejected or returned. */
export type CancelRefusal = RefusalOf<CancelParams>;

const CHINESE: Sentences<CancelParams> = {
  'cancel.reasonMissing': () => '请选择取消原因',
  'cancel.wordsMissing': () => '请填写取消原因',
  'cancel.wordsTooLong': ({ most }) => `取消原因不能超过 ${most} 个字符`,
  'cancel.nonePieces': ({ verb }) => `请填写${verb}数量`,
  'cancel.pieces': ({ verb, most }) => `${verb}数量须为 1 至 ${most} 的整数`,
  'cancel.someReasonMissing': ({ verb }) => `请选择${verb}原因`,
  'cancel.someWordsMissing': ({ verb }) => `请说明${verb}原因`,
  'cancel.remarkTooLong': ({ most }) => `说明不能超过 ${most} 个字符`,
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const cancelText = /* @__PURE__ */ textOf(CHINESE);
