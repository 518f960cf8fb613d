/** Why a pasted text, a file or a code in it is not taken: codes with their sentences (CART-08, CART-09, FIN-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface PasteParams {
  /** It stands behind the code or number. */
  readonly 'paste.lostDigits': NoParams;
  /** Rows are counted from 1. */
  readonly 'paste.openQuote': { readonly rowNo: number };
  readonly 'paste.manyColumns': { readonly columns: number };
}

/** Why a pasted text, a file or a code in it is not taken. */
export type PasteRefusal = RefusalOf<PasteParams>;

/** The Chinese sentences, also for areas that answer these refusals as they are. */
export const PASTE_CHINESE: Sentences<PasteParams> = {
  'paste.lostDigits': () => '被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填',
  'paste.openQuote': ({ rowNo }) => `第 ${rowNo} 行的引号没有成对，请修改后重新导入`,
  'paste.manyColumns': ({ columns }) => `粘贴的内容有 ${columns} 列数字，没有填入，请只复制数量那一列`,
};

/** The sentence of a refusal; undefined for none (CART-08, CART-09, FIN-02). */
export const pasteText = /* @__PURE__ */ textOf(PASTE_CHINESE);
