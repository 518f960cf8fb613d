/** Why a demand is not sent, and why an action on it is not possible: codes with their sentences (BIG-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface DemandParams {
  readonly 'demand.editAssessed': NoParams;
  readonly 'demand.deleteAssessed': NoParams;
  readonly 'demand.imagesFinished': NoParams;
  readonly 'demand.notPassed': NoParams;
  readonly 'demand.evaluated': NoParams;
  readonly 'demand.notFinished': NoParams;
  /** The field is named by the server, as in all that follow. */
  readonly 'demand.fieldMissing': { readonly field: string };
  readonly 'demand.fieldTooLong': { readonly field: string; readonly limit: number };
  readonly 'demand.day': { readonly field: string };
  readonly 'demand.number': { readonly field: string };
  readonly 'demand.tooSmall': { readonly field: string; readonly minimum: number; readonly unit: string };
  readonly 'demand.tooLarge': { readonly field: string; readonly maximum: number; readonly unit: string };
  readonly 'demand.choiceGone': { readonly field: string };
}

/** Why a demand is refused. */
export type DemandRefusal = RefusalOf<DemandParams>;

const CHINESE: Sentences<DemandParams> = {
  'demand.editAssessed': () => '需求已被评估，不能修改',
  'demand.deleteAssessed': () => '需求已被评估，不能删除',
  'demand.imagesFinished': () => '需求已完成，不能修改图片',
  'demand.notPassed': () => '需求评估通过后才能下单',
  'demand.evaluated': () => '已评价',
  'demand.notFinished': () => '需求完成后才能评价',
  'demand.fieldMissing': ({ field }) => `请填写${field}`,
  'demand.fieldTooLong': ({ field, limit }) => `${field}不能超过 ${limit} 个字符`,
  'demand.day': ({ field }) => `${field}不是有效的日期`,
  'demand.number': ({ field }) => `${field}只能输入数字`,
  'demand.tooSmall': ({ field, minimum, unit }) => `${field}不能小于 ${minimum}${unit}`,
  'demand.tooLarge': ({ field, maximum, unit }) => `${field}不能大于 ${maximum}${unit}`,
  'demand.choiceGone': ({ field }) => `${field}的选项已变化，请重新选择`,
};

/** The sentence of a refusal; undefined for none (BIG-01). */
export const demandText = /* @__PURE__ */ textOf(CHINESE);
