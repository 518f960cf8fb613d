/** Why a typed amount is not taken: codes with their sentences (VALID-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface AmountParams {
  readonly 'amount.missing': NoParams;
  readonly 'amount.characters': NoParams;
  readonly 'amount.pointFirst': NoParams;
  readonly 'amount.zeroFirst': NoParams;
  readonly 'amount.decimals': NoParams;
  readonly 'amount.tooLong': { readonly limit: number };
  /** A point, and nothing behind it. */
  readonly 'amount.unfinished': NoParams;
  readonly 'amount.unread': NoParams;
}

/** Why a typed amount is not taken. */
export type AmountRefusal = RefusalOf<AmountParams>;

/** The Chinese sentences, also for areas that answer these refusals as they are. */
export const AMOUNT_CHINESE: Sentences<AmountParams> = {
  'amount.missing': () => '请输入金额',
  'amount.characters': () => '金额只能包含数字和一个小数点',
  'amount.pointFirst': () => '金额不能以小数点开头',
  'amount.zeroFirst': () => '金额的整数部分不能以 0 开头',
  'amount.decimals': () => '金额最多保留两位小数',
  'amount.tooLong': ({ limit }) => `金额不能超过 ${limit} 个字符`,
  'amount.unfinished': () => '请输入小数点后的金额',
  'amount.unread': () => '金额无法识别',
};

/** The sentence of a refused amount; undefined for none (VALID-01). */
export const amountText = /* @__PURE__ */ textOf(AMOUNT_CHINESE);
