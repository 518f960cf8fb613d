/** Why a typed quantity is not taken: codes with their sentences (CART-09). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { outOfStockText, type StockParams } from './stock-refusals';

/** A limit of a quantity: the fewest pieces, or the most. */
export type QuantityLimit = 'least' | 'most';

/** What the sentence of each code names. */
export interface QuantityParams extends Pick<StockParams, 'stock.out'> {
  readonly 'quantity.missing': NoParams;
  readonly 'quantity.digits': NoParams;
  readonly 'quantity.whole': NoParams;
  readonly 'quantity.tooSmall': { readonly min: number };
  readonly 'quantity.tooLarge': { readonly max: number };
  /** The range is no pair of numbers. */
  readonly 'quantity.rangeUnread': NoParams;
  /** These limits of the server are there and cannot be read. */
  readonly 'quantity.limitsUnread': { readonly limits: readonly QuantityLimit[] };
}

/** Why a typed quantity is not taken. */
export type QuantityRefusal = RefusalOf<QuantityParams>;

const LIMITS: Readonly<Record<QuantityLimit, string>> = { least: '起订数量', most: '最多可订数量' };

/** The Chinese sentences, also for areas that answer these refusals as they are. */
export const QUANTITY_CHINESE: Sentences<QuantityParams> = {
  'quantity.missing': () => '请输入数量',
  'quantity.digits': () => '数量只能输入数字',
  'quantity.whole': () => '数量必须是整数',
  'quantity.tooSmall': ({ min }) => `数量不能小于 ${min}`,
  'quantity.tooLarge': ({ max }) => `数量不能大于 ${max}`,
  'quantity.rangeUnread': () => '可填的数量无法识别，请稍后再试',
  'quantity.limitsUnread': ({ limits }) =>
    `${limits.map((limit) => LIMITS[limit]).join('、')}无法识别，暂不能修改数量`,
  'stock.out': outOfStockText,
};

/** The sentence of a refused quantity; undefined for none (CART-09). */
export const quantityText = /* @__PURE__ */ textOf(QUANTITY_CHINESE);
