/** Why the draft of a store is not sent: codes with their sentences (FIN-11). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { PAPER_NAMES, type PaperType } from './store-draft';

/** What the sentence of each code names. */
export interface StoreParams {
  readonly 'store.storeMissing': NoParams;
  readonly 'store.nameMissing': NoParams;
  readonly 'store.organisationMissing': NoParams;
  readonly 'store.regionMissing': NoParams;
  readonly 'store.addressMissing': NoParams;
  readonly 'store.areaMissing': NoParams;
  readonly 'store.area': NoParams;
  readonly 'store.areaRange': { readonly most: number };
  readonly 'store.areaTooSmall': { readonly least: number; readonly area: string };
  readonly 'store.fewCategories': { readonly least: number; readonly count: number };
  readonly 'store.categoryMissing': NoParams;
  readonly 'store.contactMissing': NoParams;
  readonly 'store.phoneMissing': NoParams;
  readonly 'store.phoneDigits': NoParams;
  readonly 'store.phoneLength': { readonly length: number; readonly typed: number };
  readonly 'store.phoneStart': NoParams;
  readonly 'store.paperMissing': { readonly paper: PaperType };
  readonly 'store.fewPapers': { readonly lacking: number; readonly least: number };
}

/** Why the draft of a store is not sent. */
export type StoreRefusal = RefusalOf<StoreParams>;

const CHINESE: Sentences<StoreParams> = {
  'store.storeMissing': () => '请选择门店',
  'store.nameMissing': () => '请填写网点名称',
  'store.organisationMissing': () => '请选择销售组织',
  'store.regionMissing': () => '请选择到市，有区县的选到区县',
  'store.addressMissing': () => '请填写详细地址',
  'store.areaMissing': () => '请填写面积',
  'store.area': () => '面积是数字，最多一位小数，如 480 或 86.5',
  'store.areaRange': ({ most }) => `面积要大于 0，不超过 ${most} 平方米`,
  'store.areaTooSmall': ({ least, area }) => `网点会员要 ${least} 平方米以上，现在 ${area}`,
  'store.fewCategories': ({ least, count }) => `要 ${least} 类以上，现在 ${count} 类`,
  'store.categoryMissing': () => '请选择至少一类',
  'store.contactMissing': () => '请填写联系人',
  'store.phoneMissing': () => '请填写联系人电话',
  'store.phoneDigits': () => '手机号只能是数字',
  'store.phoneLength': ({ length, typed }) => `手机号是 ${length} 位，现在 ${typed} 位`,
  'store.phoneStart': () => '手机号以 1 开头，请核对',
  'store.paperMissing': ({ paper }) => `请上传${PAPER_NAMES[paper]}`,
  'store.fewPapers': ({ lacking, least }) => `还差 ${lacking} 张：至少 ${least} 张，每个陈列区各 1 张`,
};

/** The sentence of a refusal; undefined for none (FIN-11). */
export const storeText = /* @__PURE__ */ textOf(CHINESE);
