/** Why a template gets no such name, and why a file is no template: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type QuantityRefusal, quantityText } from '../../fields/input/quantity-refusals';
import { type PasteRefusal, pasteText } from '../../fields/paste/paste-refusals';

/** What the sentence of each code names. */
export interface TemplateParams {
  readonly 'template.nameMissing': NoParams;
  readonly 'template.nameTooLong': { readonly limit: number };
  readonly 'template.nameTaken': { readonly name: string };
  readonly 'template.columns': NoParams;
  readonly 'template.empty': NoParams;
  /** Rows are counted from 1, the headings among them. */
  readonly 'template.codeMissing': { readonly row: number };
  readonly 'template.codeLost': {
    readonly row: number;
    readonly productCode: string;
    readonly lost: PasteRefusal;
  };
  readonly 'template.quantity': { readonly row: number; readonly quantity: QuantityRefusal };
}

/** Why a template is not made. */
export type TemplateRefusal = RefusalOf<TemplateParams>;

const CHINESE: Sentences<TemplateParams> = {
  'template.nameMissing': () => '请填写模板名称',
  'template.nameTooLong': ({ limit }) => `模板名称最多 ${limit} 个字`,
  'template.nameTaken': ({ name }) => `已有模板“${name}”，请换一个名称`,
  'template.columns': () => '文件里没有“产品编码”和“数量”两列，请选择从订货模板导出的文件',
  'template.empty': () => '文件里没有商品',
  'template.codeMissing': ({ row }) => `第 ${row} 行：没有产品编码，请改正后重新导入`,
  'template.codeLost': ({ row, productCode, lost }) =>
    `第 ${row} 行：产品编码 ${productCode} ${pasteText(lost)}，请改正后重新导入`,
  'template.quantity': ({ row, quantity }) => `第 ${row} 行：${quantityText(quantity)}，请改正后重新导入`,
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const templateText = /* @__PURE__ */ textOf(CHINESE);
