/** Why a code or a number of a sheet cannot be the one that was meant: codes with their sentences (CART-08, FIN-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface PasteParams {
  /** It stands behind the code or number. */
  readonly 'paste.lostDigits': NoParams;
}

/** Why a code or a number of a sheet is not taken. */
export type PasteRefusal = RefusalOf<PasteParams>;

const CHINESE: Sentences<PasteParams> = {
  'paste.lostDigits': () => '被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填',
};

/** The sentence of a refusal; undefined for none (CART-08, FIN-02). */
export const pasteText = /* @__PURE__ */ textOf(CHINESE);
