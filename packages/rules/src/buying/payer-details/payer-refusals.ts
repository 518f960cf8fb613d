/** Why a payer does not become the default one: codes with their sentences (PROF-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface PayerParams {
  readonly 'payer.notValid': NoParams;
  readonly 'payer.special': NoParams;
  readonly 'payer.isDefault': NoParams;
}

/** Why a payer does not become the default one. */
export type PayerRefusal = RefusalOf<PayerParams>;

const CHINESE: Sentences<PayerParams> = {
  'payer.notValid': () => '已失效的付款方不能设为默认',
  'payer.special': () => '专用账户不能设为默认付款方',
  'payer.isDefault': () => '已是默认付款方',
};

/** The sentence of a refusal; undefined for none (PROF-02). */
export const payerText = /* @__PURE__ */ textOf(CHINESE);
