/** Why a check of the server holds a settlement back: codes with their sentences (CART-03, ORDER-01). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface OrderCheckParams {
  readonly 'orderCheck.customer': { readonly customerCode: string };
  readonly 'orderCheck.agreement': { readonly name: string | undefined };
  /** The first product, and how many there are. */
  readonly 'orderCheck.quota': {
    readonly product: string;
    readonly kinds: number;
    readonly quota: number;
    readonly number: number;
  };
  readonly 'orderCheck.remote': { readonly saletoCode: string };
  /** The reason is in the words of the server. */
  readonly 'orderCheck.locked': { readonly product: string; readonly reason: string | undefined };
}

/** Why a check of the server holds a settlement back. */
export type OrderCheckRefusal = RefusalOf<OrderCheckParams>;

const CHINESE: Sentences<OrderCheckParams> = {
  'orderCheck.customer': ({ customerCode }) => `客户 ${customerCode} 没有下单权限，请联系客户经理开通`,
  'orderCheck.agreement': ({ name }) => `请先签署《${name ?? '下单协议'}》，签署后再结算`,
  'orderCheck.quota': ({ product, kinds, quota, number }) =>
    `${product}${kinds === 1 ? '' : `等 ${kinds} 种产品`}超出下单额度：剩余 ${quota} 台，本次 ${number} 台，请减少数量`,
  'orderCheck.remote': ({ saletoCode }) =>
    `售达方 ${saletoCode} 没有开通异地云仓，请取消勾选异地云仓的商品，或联系客户经理开通`,
  'orderCheck.locked': ({ product, reason }) => `${product} 暂不能下单：${reason ?? '库存已锁定'}`,
};

/** The sentence of a refusal; undefined for none (CART-03, ORDER-01). */
export const orderCheckText = /* @__PURE__ */ textOf(CHINESE);
