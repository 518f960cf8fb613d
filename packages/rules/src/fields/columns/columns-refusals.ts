/** Why a file cannot be read on: codes with their sentences (CART-08, FIN-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface ColumnsParams {
  readonly 'columns.emptySheet': NoParams;
  readonly 'columns.emptyBook': NoParams;
  readonly 'columns.onlyHeadings': NoParams;
  readonly 'columns.tooManyRows': { readonly count: number; readonly most: number };
}

/** Why a file cannot be read on. */
export type ColumnsRefusal = RefusalOf<ColumnsParams>;

const CHINESE: Sentences<ColumnsParams> = {
  'columns.emptySheet': () => '没有读到内容，请检查文件或粘贴的内容',
  'columns.emptyBook': () => '没有读到内容，请检查文件',
  'columns.onlyHeadings': () => '只有标题行，没有商品行',
  'columns.tooManyRows': ({ count, most }) => `共 ${count} 行，一次最多 ${most} 行，请分成几次导入`,
};

/** The sentence of a refusal; undefined for none (CART-08, FIN-02). */
export const columnsText = /* @__PURE__ */ textOf(CHINESE);
