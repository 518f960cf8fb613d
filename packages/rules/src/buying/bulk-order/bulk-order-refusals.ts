/** Why a bulk order is not placed: codes with their sentences (BIG-01). */

import { type Amount, formatYuan } from '../../base/money';
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type QuantityRefusal, quantityText } from '../../fields/input/quantity-refusals';

/** What the sentence of each code names. */
export interface BulkOrderParams {
  readonly 'bulkOrder.full': { readonly most: number };
  readonly 'bulkOrder.notBegun': { readonly begin: string };
  readonly 'bulkOrder.notRunning': { readonly statusName: string };
  readonly 'bulkOrder.empty': NoParams;
  readonly 'bulkOrder.weekMissing': { readonly product: string };
  readonly 'bulkOrder.priceMissing': { readonly product: string };
  readonly 'bulkOrder.quantity': { readonly product: string; readonly quantity: QuantityRefusal };
  readonly 'bulkOrder.leastUnread': NoParams;
  readonly 'bulkOrder.totalUnread': NoParams;
  readonly 'bulkOrder.belowLeast': { readonly least: Amount; readonly lacking: Amount };
}

/** Why a bulk order is not placed. */
export type BulkOrderRefusal = RefusalOf<BulkOrderParams>;

const CHINESE: Sentences<BulkOrderParams> = {
  'bulkOrder.full': ({ most }) => `一个大单最多 ${most} 种产品`,
  'bulkOrder.notBegun': ({ begin }) => `活动于 ${begin} 开始`,
  'bulkOrder.notRunning': ({ statusName }) => `活动${statusName || '状态未知'}，不能下单`,
  'bulkOrder.empty': () => '请先填写要订的数量',
  'bulkOrder.weekMissing': ({ product }) => `请为 ${product} 选择到货周`,
  'bulkOrder.priceMissing': ({ product }) => `没有取到 ${product} 的价格，请稍后再试`,
  'bulkOrder.quantity': ({ product, quantity }) => `${product}：${quantityText(quantity)}`,
  'bulkOrder.leastUnread': () => '活动的起订金额无法识别，请稍后再试',
  'bulkOrder.totalUnread': () => '订单金额无法识别，请稍后再试',
  'bulkOrder.belowLeast': ({ least, lacking }) =>
    `起订金额 ${formatYuan(least)}，还差 ${formatYuan(lacking)}`,
};

/** The sentence of a refusal; undefined for none (BIG-01). */
export const bulkOrderText = /* @__PURE__ */ textOf(CHINESE);
