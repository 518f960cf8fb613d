/** Why an identity-card number is not taken: codes with their sentences (VALID-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface IdentityParams {
  readonly 'identity.length': NoParams;
  readonly 'identity.characters': NoParams;
  readonly 'identity.province': NoParams;
  readonly 'identity.birth': NoParams;
  readonly 'identity.age': { readonly most: number };
  readonly 'identity.check': NoParams;
}

/** Why an identity-card number is not taken. */
export type IdentityRefusal = RefusalOf<IdentityParams>;

const CHINESE: Sentences<IdentityParams> = {
  'identity.length': () => '身份证号码须为15位或18位',
  'identity.characters': () => '身份证号码只能包含数字，末位可为X',
  'identity.province': () => '身份证号码的省份代码不正确',
  'identity.birth': () => '身份证号码的出生日期不正确',
  'identity.age': ({ most }) => `身份证号码对应的年龄须在0到${most}岁之间`,
  'identity.check': () => '身份证号码的校验位不正确',
};

/** The sentence of a refusal; undefined for none (VALID-02). */
export const identityText = /* @__PURE__ */ textOf(CHINESE);
