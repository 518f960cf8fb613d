/** Why a payment password is not taken, and why it is not strong: codes with their sentences (FIN-07c). */
import { type Language, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import type { WeakPoint } from './password-strength';

interface Params {
  /** It is not so many digits. */
  readonly 'password.digits': { readonly length: number };
  readonly 'password.weak': { readonly points: readonly WeakPoint[] };
  readonly 'password.repeatMissing': NoParams;
  readonly 'password.repeatDiffers': NoParams;
}

/** Why a new payment password, or its repetition, is not taken. */
export type PasswordRefusal = RefusalOf<Params>;

const POINTS: Readonly<Record<Language, Readonly<Record<WeakPoint, string>>>> = {
  zh: {
    sameDigits: '6 个数字都相同',
    run: '是连续的数字',
    phone: '是手机号的后 6 位',
    identityCard: '是身份证号的一部分',
    common: '太常用',
    fewDigits: '只用了 2 个不同的数字',
    halves: '前后三位相同',
    date: '像日期，例如生日',
  },
  en: {
    sameDigits: 'all 6 digits are the same',
    run: 'the digits follow each other',
    phone: 'it is the end of the phone number',
    identityCard: 'it is a part of the identity card number',
    common: 'many people choose it',
    fewDigits: 'it has only 2 different digits',
    halves: 'the first three digits are the last three',
    date: 'it looks like a date, such as a birthday',
  },
};

const SENTENCES: Readonly<Record<Language, Sentences<Params>>> = {
  zh: {
    'password.digits': ({ length }) => `请输入 ${length} 位数字`,
    'password.weak': ({ points }) => `太容易被猜到：${weakPointsText(points, 'zh')}，请换一个`,
    'password.repeatMissing': () => '请再输入一次新支付密码',
    'password.repeatDiffers': () => '两次输入的支付密码不一致',
  },
  en: {
    'password.digits': ({ length }) => `Enter ${length} digits`,
    'password.weak': ({ points }) => `Too easy to guess: ${weakPointsText(points, 'en')}. Choose another one`,
    'password.repeatMissing': () => 'Enter the new payment password again',
    'password.repeatDiffers': () => 'The two payment passwords are not the same',
  },
};

/** Weak points of a password in words: `是连续的数字、是手机号的后 6 位`. */
export function weakPointsText(points: readonly WeakPoint[], language: Language = 'zh'): string {
  return points.map((point) => POINTS[language][point]).join(language === 'zh' ? '、' : ', ');
}

/** The sentence of a refusal; undefined for none (FIN-07c). */
export const passwordText = /* @__PURE__ */ textOf(SENTENCES);
