/** Why goods cannot be returned yet, and why a protocol is not signed: codes with their sentences (MENU-08). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface ReturnGoodsParams {
  readonly 'returnGoods.unsigned': NoParams;
  readonly 'returnGoods.unread': NoParams;
  /** It was applied for, and has no contract yet. */
  readonly 'returnGoods.beingMade': NoParams;
  readonly 'returnGoods.link': NoParams;
  /** In the words of the server. */
  readonly 'returnGoods.refused': { readonly message: string };
}

/** Why goods cannot be returned yet, or a protocol is not signed. */
export type ReturnGoodsRefusal = RefusalOf<ReturnGoodsParams>;

const CHINESE: Sentences<ReturnGoodsParams> = {
  'returnGoods.unsigned': () => '请先前往财务自助-电子签章模块签署采购退货协议',
  'returnGoods.unread': () => '采购退货协议查询失败，请稍后重试',
  'returnGoods.beingMade': () => '采购退货协议正在生成，请稍后再试',
  'returnGoods.link': () => '签署链接无效，请稍后重试',
  'returnGoods.refused': ({ message }) => message,
};

/** The sentence of a refusal; undefined for none (MENU-08). */
export const returnGoodsText = /* @__PURE__ */ textOf(CHINESE);
