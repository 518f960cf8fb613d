/** Why a project or a step of it is not sent: codes with their sentences (FIN-10). */

import { type Amount, formatYuan } from '../../base/money';
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { AMOUNT_CHINESE, type AmountParams } from '../../fields/input/amount-refusals';
import { type QuantityRefusal, quantityText } from '../../fields/input/quantity-refusals';

/** The days of a project that a user says. */
export type ProjectDay = 'delivery' | 'acceptance';

/** What each is called, also in its field. */
export const PROJECT_DAYS: Readonly<Record<ProjectDay, string>> = {
  delivery: '交付日期',
  acceptance: '验收日期',
};

/** What the sentence of each code names. */
export interface ProjectParams {
  readonly 'project.linesMissing': NoParams;
  readonly 'project.tooManyLines': { readonly most: number };
  readonly 'project.number': { readonly product: string; readonly quantity: QuantityRefusal };
  readonly 'project.priceMissing': NoParams;
  readonly 'project.priceZero': NoParams;
  readonly 'project.normalPriceUnread': NoParams;
  readonly 'project.priceTooHigh': { readonly normalPrice: Amount };
  readonly 'project.dayMissing': { readonly which: ProjectDay };
  readonly 'project.dayUnread': { readonly which: ProjectDay };
  readonly 'project.dayTooEarly': { readonly which: ProjectDay; readonly earliest: string };
  readonly 'project.dayTooLate': { readonly which: ProjectDay; readonly latest: string };
  readonly 'project.withdrawn': NoParams;
  readonly 'project.paid': NoParams;
  readonly 'project.paidUnread': NoParams;
}

/** Why a project or a step of it is not sent. */
export type ProjectRefusal = RefusalOf<ProjectParams & AmountParams>;

const CHINESE: Sentences<ProjectParams> = {
  'project.linesMissing': () => '请至少选一种商品',
  'project.tooManyLines': ({ most }) => `一个工程最多 ${most} 种商品`,
  'project.number': ({ product, quantity }) => `${product}：${quantityText(quantity)}`,
  'project.priceMissing': () => '请填写申请的单价',
  'project.priceZero': () => '单价要大于 0',
  'project.normalPriceUnread': () => '普通价无法识别，请稍后再试',
  'project.priceTooHigh': ({ normalPrice }) => `不能高于普通价 ${formatYuan(normalPrice)}`,
  'project.dayMissing': ({ which }) => `请选择${PROJECT_DAYS[which]}`,
  'project.dayUnread': ({ which }) => `${PROJECT_DAYS[which]}无法识别，请重新选择`,
  'project.dayTooEarly': ({ which, earliest }) => `${PROJECT_DAYS[which]}最早 ${earliest}`,
  'project.dayTooLate': ({ which, latest }) => `${PROJECT_DAYS[which]}不能晚于 ${latest}`,
  'project.withdrawn': () => '已经撤回',
  'project.paid': () => '已付定金的工程不能撤回，请联系客户经理',
  'project.paidUnread': () => '已付金额无法识别，暂不能撤回',
};

/** The sentence of a refusal; undefined for none (FIN-10). */
export const projectText = /* @__PURE__ */ textOf<ProjectParams & AmountParams>(
  /* @__PURE__ */ joinSentences(CHINESE, AMOUNT_CHINESE),
);
