/** Why pieces are not bought at a price: codes with their sentences (CART-02, CART-11, CALC-05). */
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { STOCK_CHINESE, type StockParams } from '../../fields/input/stock-refusals';
import type { PriceType } from '../cart/entry';
import { PRICE_NAMES } from './price-names';

/** What the sentence of each code names. */
export interface PriceParams {
  readonly 'price.loading': NoParams;
  readonly 'price.failed': NoParams;
  readonly 'price.missing': NoParams;
  readonly 'price.quota': { readonly priceType: PriceType; readonly allowed: number };
  readonly 'price.quotaUsed': NoParams;
  readonly 'price.noCode': NoParams;
}

/** Why pieces are not bought at a price. */
export type PriceRefusal = RefusalOf<PriceParams & StockParams>;

const CHINESE: Sentences<PriceParams> = {
  'price.loading': () => '价格加载中…',
  'price.failed': () => '价格或库存没有取到，请重试',
  'price.missing': () => '没有查到价格，不能加入购物车',
  'price.quota': ({ priceType, allowed }) =>
    `${PRICE_NAMES[priceType]}只可再购 ${allowed} 台，请减少数量或改用普通价`,
  'price.quotaUsed': () => '这个价格的数量已用完',
  'price.noCode': () => '产品编码没有取到，不能加入购物车，请刷新后重试',
};

/** The sentence of a refusal; undefined for none (CART-02, CART-11, CALC-05). */
export const priceText = /* @__PURE__ */ textOf<PriceParams & StockParams>(
  /* @__PURE__ */ joinSentences(CHINESE, STOCK_CHINESE),
);
