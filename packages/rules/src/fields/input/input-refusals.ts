/** Why the code of a phone, a report or a text is not sent: codes with their sentences (SIDE-05, VALID-03, VALID-04). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface InputParams {
  /** It has not four digits, nor so many. */
  readonly 'input.phoneCode': { readonly most: number };
  readonly 'input.submitterMissing': NoParams;
  /** It was cleared. */
  readonly 'input.textTooLong': { readonly limit: number };
}

/** Why it is not sent. */
export type InputRefusal = RefusalOf<InputParams>;

const CHINESE: Sentences<InputParams> = {
  'input.phoneCode': ({ most }) => `请填写 4 至 ${most} 位验证码`,
  'input.submitterMissing': () => '提交人信息不能为空',
  'input.textTooLong': ({ limit }) => `输入内容不能超过${limit}个字符`,
};

/** The sentence of a refusal; undefined for none. */
export const inputText = /* @__PURE__ */ textOf(CHINESE);
