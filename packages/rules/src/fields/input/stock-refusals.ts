/** Why the stock gives no pieces: codes with their sentences, for every place that sells (CART-02, CART-08, CALC-05). */
import type { NoParams, Sentences } from '../../base/refusal';

/** What the sentence of each code names. */
export interface StockParams {
  /** It left the market, and the stock of the centre is not known yet: unknown is not none. */
  readonly 'stock.unknown': NoParams;
  /** It left the market, and none are left. */
  readonly 'stock.withdrawn': NoParams;
  /** It left the market, and is sold up to what the centre has. */
  readonly 'stock.withdrawnLeft': { readonly left: number };
  readonly 'stock.out': NoParams;
}

/** None are there, for now. */
export const outOfStockText = () => '暂时无货';

export const STOCK_CHINESE: Sentences<StockParams> = {
  'stock.unknown': () => '该产品已退市，中心库存还没有查到，暂不能订货',
  'stock.withdrawn': () => '该产品已退市且无库存，无法销售',
  'stock.withdrawnLeft': ({ left }) => `该产品已退市，最多可购中心库存 ${left} 台`,
  'stock.out': outOfStockText,
};
