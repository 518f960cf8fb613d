/** Why a file cannot be read on: codes with their sentences (CART-08, FIN-02). */
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { PASTE_CHINESE, type PasteParams } from '../paste/paste-refusals';

/** What the sentence of each code names. */
export interface ColumnsParams {
  readonly 'columns.emptySheet': NoParams;
  readonly 'columns.emptyBook': NoParams;
  readonly 'columns.onlyHeadings': NoParams;
  readonly 'columns.tooManyRows': { readonly count: number; readonly most: number };
}

/** What the sentence of each code of a cell names. */
export interface CellParams {
  readonly 'cell.amount': NoParams;
  readonly 'cell.day': NoParams;
  readonly 'cell.yearMissing': NoParams;
  readonly 'cell.direction': NoParams;
  readonly 'cell.directionMissing': NoParams;
  readonly 'cell.quantity': NoParams;
  readonly 'cell.formulaEmpty': NoParams;
  readonly 'cell.formulaWrong': { readonly text: string };
}

/** Why a cell cannot be read. */
export type CellRefusal = RefusalOf<CellParams & PasteParams>;

/** Why a file cannot be read on. */
export type ColumnsRefusal = RefusalOf<ColumnsParams>;

const CHINESE: Sentences<ColumnsParams> = {
  'columns.emptySheet': () => '没有读到内容，请检查文件或粘贴的内容',
  'columns.emptyBook': () => '没有读到内容，请检查文件',
  'columns.onlyHeadings': () => '只有标题行，没有商品行',
  'columns.tooManyRows': ({ count, most }) => `共 ${count} 行，一次最多 ${most} 行，请分成几次导入`,
};

const CELLS: Sentences<CellParams> = {
  'cell.amount': () => '读不成金额',
  'cell.day': () => '读不成日期',
  'cell.yearMissing': () => '没有年份，读不成日期',
  'cell.direction': () => '看不出是收还是付',
  'cell.directionMissing': () => '没有写收还是付',
  'cell.quantity': () => '读不成数量',
  'cell.formulaEmpty': () => '公式没有结果，请在 Excel 里保存一次',
  'cell.formulaWrong': ({ text }) => `公式算错了，写着 ${text}`,
};

/** Why a cell cannot be read, in words; undefined for no reason (CART-08, FIN-02). */
export const cellText = /* @__PURE__ */ textOf<CellParams & PasteParams>(
  /* @__PURE__ */ joinSentences(CELLS, PASTE_CHINESE),
);

/** The sentence of a refusal; undefined for none (CART-08, FIN-02). */
export const columnsText = /* @__PURE__ */ textOf(CHINESE);
