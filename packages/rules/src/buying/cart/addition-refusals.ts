/** Why something is not in the cart, or may not be: codes with their sentences (CART-08). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface AdditionParams {
  readonly 'addition.full': { readonly most: number };
  /** Said at the field of one product, with the way on. */
  readonly 'addition.fullHere': { readonly most: number };
  /** The server said no, in words of its own. */
  readonly 'addition.refused': { readonly message: string };
  /** No answer came: it may have been added. */
  readonly 'addition.noAnswer': NoParams;
  /** An error came in place of an answer: it may have been added. */
  readonly 'addition.noResult': NoParams;
  readonly 'addition.offline': NoParams;
}

/** Why something is not in the cart, or may not be. */
export type AdditionRefusal = RefusalOf<AdditionParams>;

const full = (most: number) => `购物车最多添加${most}种商品`;

const CHINESE: Sentences<AdditionParams> = {
  'addition.full': ({ most }) => full(most),
  'addition.fullHere': ({ most }) => `${full(most)}，请先结算，再加入这一种`,
  'addition.refused': ({ message }) => message,
  'addition.noAnswer': () => '没有收到结果，是否已加入请查看',
  'addition.noResult': () => '系统答复出错，是否已加入请查看',
  'addition.offline': () => '网络中断，没有发出。恢复后会问您是否加入',
};

/** The sentence of a refusal; undefined for none (CART-08). */
export const additionText = /* @__PURE__ */ textOf(CHINESE);
