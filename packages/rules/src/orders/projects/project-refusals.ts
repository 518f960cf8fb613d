/** Why a project or a step of it is not sent: codes with their sentences (FIN-10). */

import { type Amount, formatYuan } from '../../base/money';
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type AmountRefusal, amountText } from '../../fields/input/amount-refusals';
import { type QuantityRefusal, quantityText } from '../../fields/input/quantity-refusals';

/** What the sentence of each code names. */
export interface ProjectParams {
  readonly 'project.linesMissing': NoParams;
  readonly 'project.tooManyLines': { readonly most: number };
  readonly 'project.number': { readonly product: string; readonly quantity: QuantityRefusal };
  readonly 'project.priceMissing': NoParams;
  /** The typed price is no amount. */
  readonly 'project.price': { readonly amount: AmountRefusal };
  readonly 'project.priceZero': NoParams;
  readonly 'project.normalPriceUnread': NoParams;
  readonly 'project.priceTooHigh': { readonly normalPrice: Amount };
  /** The label is that of the field, as in the three that follow. */
  readonly 'project.dayMissing': { readonly label: string };
  readonly 'project.dayUnread': { readonly label: string };
  readonly 'project.dayTooEarly': { readonly label: string; readonly earliest: string };
  readonly 'project.dayTooLate': { readonly label: string; readonly latest: string };
  readonly 'project.withdrawn': NoParams;
  readonly 'project.paid': NoParams;
  readonly 'project.paidUnread': NoParams;
}

/** Why a project or a step of it is not sent. */
export type ProjectRefusal = RefusalOf<ProjectParams>;

const CHINESE: Sentences<ProjectParams> = {
  'project.linesMissing': () => '请至少选一种商品',
  'project.tooManyLines': ({ most }) => `一个工程最多 ${most} 种商品`,
  'project.number': ({ product, quantity }) => `${product}：${quantityText(quantity)}`,
  'project.priceMissing': () => '请填写申请的单价',
  'project.price': ({ amount }) => amountText(amount),
  'project.priceZero': () => '单价要大于 0',
  'project.normalPriceUnread': () => '普通价无法识别，请稍后再试',
  'project.priceTooHigh': ({ normalPrice }) => `不能高于普通价 ${formatYuan(normalPrice)}`,
  'project.dayMissing': ({ label }) => `请选择${label}`,
  'project.dayUnread': ({ label }) => `${label}无法识别，请重新选择`,
  'project.dayTooEarly': ({ label, earliest }) => `${label}最早 ${earliest}`,
  'project.dayTooLate': ({ label, latest }) => `${label}不能晚于 ${latest}`,
  'project.withdrawn': () => '已经撤回',
  'project.paid': () => '已付定金的工程不能撤回，请联系客户经理',
  'project.paidUnread': () => '已付金额无法识别，暂不能撤回',
};

/** The sentence of a refusal; undefined for none (FIN-10). */
export const projectText = /* @__PURE__ */ textOf(CHINESE);
