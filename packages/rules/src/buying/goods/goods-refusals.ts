/** Why goods of a list are not added: codes with their sentences (CART-02, CART-09). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type QuantityRefusal, quantityText } from '../../fields/input/quantity-refusals';
import type { PriceType } from '../cart/entry';
import { PRICE_NAMES } from '../price/price-names';

/** What the sentence of each code names. */
export interface GoodsParams {
  readonly 'goods.heldUnread': { readonly productCode: string; readonly priceType: PriceType };
  readonly 'goods.quantity': { readonly typed: string; readonly quantity: QuantityRefusal };
  readonly 'goods.tooMany': { readonly most: number };
  readonly 'goods.priceQuota': { readonly most: number; readonly priceType: PriceType };
}

/** Why goods of a list are not added. */
export type GoodsRefusal = RefusalOf<GoodsParams>;

/** The refusals of a quantity that is typed into a row. */
export type FillParams = Omit<GoodsParams, 'goods.heldUnread'>;

/** Why the text of a row is no quantity that can be ordered. */
export type FillRefusal = RefusalOf<FillParams>;

const CHINESE: Sentences<GoodsParams> = {
  'goods.heldUnread': ({ productCode, priceType }) =>
    `购物车里 ${productCode} 的数量无法识别，不能确定${PRICE_NAMES[priceType]}还可购几台，请先到购物车核对`,
  'goods.quantity': ({ typed, quantity }) => `“${typed}”${quantityText(quantity)}`,
  'goods.tooMany': ({ most }) => `数量不能大于 ${most}`,
  'goods.priceQuota': ({ most, priceType }) => `${PRICE_NAMES[priceType]}数量只余 ${most} 台`,
};

/** The sentence of a refusal; undefined for none (CART-02, CART-09). */
export const goodsText = /* @__PURE__ */ textOf(CHINESE);

const NEXT: Sentences<FillParams> = {
  'goods.quantity': () => '只填数字，如 12',
  'goods.tooMany': ({ most }) => `请改为 ${most} 台以内`,
  'goods.priceQuota': ({ most }) => `填 ${most}，多的到商品页按普通价加`,
};

/** What the user does about a refused quantity (CART-09). */
export const fillNextStep = /* @__PURE__ */ textOf(NEXT);
