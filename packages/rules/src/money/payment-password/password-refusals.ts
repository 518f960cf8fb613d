/** Why a payment password is not taken, and why it is not strong: codes with their sentences (FIN-07c). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import type { WeakPoint } from './password-strength';

/** What the sentence of each code names. */
export interface PasswordParams {
  /** It is not so many digits. */
  readonly 'password.digits': { readonly length: number };
  readonly 'password.weak': { readonly points: readonly WeakPoint[] };
  readonly 'password.repeatMissing': NoParams;
  readonly 'password.repeatDiffers': NoParams;
}

/** Why a new payment password, or its repetition, is not taken. */
export type PasswordRefusal = RefusalOf<PasswordParams>;

/** The words of a language for weak points, and what stands between two of them. */
export interface WeakPointWords extends Readonly<Record<WeakPoint, string>> {
  readonly separator: string;
}

const POINTS: WeakPointWords = {
  sameDigits: '6 个数字都相同',
  run: '是连续的数字',
  phone: '是手机号的后 6 位',
  identityCard: '是身份证号的一部分',
  common: '太常用',
  fewDigits: '只用了 2 个不同的数字',
  halves: '前后三位相同',
  date: '像日期，例如生日',
  separator: '、',
};

const CHINESE: Sentences<PasswordParams> = {
  'password.digits': ({ length }) => `请输入 ${length} 位数字`,
  'password.weak': ({ points }) => `太容易被猜到：${weakPointsText(points)}，请换一个`,
  'password.repeatMissing': () => '请再输入一次新支付密码',
  'password.repeatDiffers': () => '两次输入的支付密码不一致',
};

/** Weak points of a password in words, Chinese unless those of another language are given: `是连续的数字、是手机号的后 6 位`. */
export function weakPointsText(points: readonly WeakPoint[], words: WeakPointWords = POINTS): string {
  return points.map((point) => words[point]).join(words.separator);
}

/** The sentence of a refusal; undefined for none (FIN-07c). */
export const passwordText = /* @__PURE__ */ textOf(CHINESE);
