/** Why a row of an import is not ordered, and why a wave is not added: codes with their sentences (CART-08, ORDER-01). */
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import {
  QUANTITY_CHINESE,
  type QuantityParams,
  type QuantityRefusal,
  quantityText,
} from '../../fields/input/quantity-refusals';
import { STOCK_CHINESE, type StockParams } from '../../fields/input/stock-refusals';
import { type PasteRefusal, pasteText } from '../../fields/paste/paste-refusals';

/** What is known about a name that nothing has. */
export interface NearName {
  /** A spreadsheet changed it. */
  readonly lost?: PasteRefusal | undefined;
  /** The only one that is near it. */
  readonly suggestion?: string | undefined;
  /** It is the suggestion without the zeros in front. */
  readonly isWithoutZeros?: boolean;
}

/** What the sentence of each code names. */
export interface BatchParams {
  readonly 'batch.nameMissing': NoParams;
  readonly 'batch.manyCodes': { readonly codes: readonly string[] };
  readonly 'batch.unknownProduct': { readonly name: string; readonly near: NearName };
  readonly 'batch.shipToMissing': NoParams;
  readonly 'batch.unknownShipTo': { readonly name: string; readonly near: NearName };
  /** All rows of the product together. */
  readonly 'batch.sum': { readonly quantity: QuantityRefusal };
  readonly 'batch.taken': { readonly stock: number };
  readonly 'batch.stockLeft': { readonly left: number };
  readonly 'batch.duplicate': {
    readonly rowNo: number;
    readonly place: string | undefined;
    readonly product: string;
  };
  readonly 'batch.priceMissing': { readonly product: string };
  readonly 'batch.cartFull': { readonly entries: number; readonly added: number; readonly most: number };
}

/** Why rows of an import are not ordered. */
export type BatchRefusal = RefusalOf<BatchParams & QuantityParams & StockParams>;

function nearText({ lost, suggestion, isWithoutZeros = false }: NearName): string {
  if (lost) return `：${pasteText(lost)}`;
  if (suggestion === undefined) return '';
  return `${isWithoutZeros ? '，开头的 0 被 Excel 去掉了' : ''}，是不是 ${suggestion}？`;
}

const CHINESE: Sentences<BatchParams> = {
  'batch.nameMissing': () => '没有型号或产品编码',
  'batch.manyCodes': ({ codes }) => `型号对应 ${codes.length} 个编码：${codes.join('、')}，请填编码`,
  'batch.unknownProduct': ({ name, near }) => `没有可采购的产品 ${name}${nearText(near)}`,
  'batch.shipToMissing': () => '没有送达方编码',
  'batch.unknownShipTo': ({ name, near }) => `没有送达方 ${name}${nearText(near)}`,
  'batch.sum': ({ quantity }) => `合计${quantityText(quantity)}`,
  'batch.taken': ({ stock }) => `库存 ${stock} 台已被其他行订完`,
  'batch.stockLeft': ({ left }) => `库存仅剩 ${left} 台`,
  'batch.duplicate': ({ rowNo, place, product }) => `与${place ?? `第 ${rowNo} 行`}重复：${product}`,
  'batch.priceMissing': ({ product }) => `没有查到 ${product} 的价格，请重新核对未加入的商品`,
  'batch.cartFull': ({ entries, added, most }) =>
    `购物车已有 ${entries} 种商品，本批 ${added} 种放不下（最多 ${most} 种），请先结算购物车`,
};

/** The sentence of a refusal; undefined for none (CART-08, ORDER-01). */
export const batchText = /* @__PURE__ */ textOf<BatchParams & QuantityParams & StockParams>(
  /* @__PURE__ */ joinSentences(CHINESE, /* @__PURE__ */ joinSentences(QUANTITY_CHINESE, STOCK_CHINESE)),
);
