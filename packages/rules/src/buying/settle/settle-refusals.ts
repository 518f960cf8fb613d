/** Why an order cannot be placed: codes with their sentences (CART-06). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type LineRefusal, lineText } from '../line-refusals';

/** What the sentence of each code names. */
export interface SettleParams {
  readonly 'settle.order': { readonly line: LineRefusal };
}

/** Why an order cannot be placed. */
export type SettleRefusal = RefusalOf<SettleParams>;

const CHINESE: Sentences<SettleParams> = {
  'settle.order': ({ line }) => `${lineText(line)}，不能提交，请返回购物车重新结算`,
};

/** The sentence of a refusal; undefined for none (CART-06). */
export const settleText = /* @__PURE__ */ textOf(CHINESE);
