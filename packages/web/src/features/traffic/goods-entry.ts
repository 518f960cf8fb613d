import { type QuantityRange, type QuantityRead, readQuantity } from '@dealer-portal/rules/input';
import { trafficRange } from '@dealer-portal/rules/traffic';
import type { RowValues } from '#ui/row-values';
import type { Goods } from './queries';

/** What was entered for one product: how many, and what is wrong with it. */
export interface GoodsEntry {
  readonly number: number;
  readonly problem?: string;
}

export type GoodsEntries = RowValues<GoodsEntry>;

/** The range of a product in the list: that of the line that it becomes (CART-09). */
export function goodsRange({ minNum, maxNum }: Goods): QuantityRange {
  return trafficRange({ IBL_MINNUM: minNum, IBL_MAXNUM: maxNum });
}

/** Reads a typed number; nothing typed, or 0, means not wanted. */
export function readGoodsNumber(text: string, goods: Goods): QuantityRead {
  const typed = text.trim();
  return typed === '' || typed === '0' ? { ok: true, quantity: 0 } : readQuantity(typed, goodsRange(goods));
}

/** The products with a number, each with it. */
export function wantedGoods(
  rows: readonly Goods[],
  entries: ReadonlyMap<string, GoodsEntry>,
): readonly { readonly goods: Goods; readonly number: number }[] {
  return rows.flatMap((goods) => {
    const number = entries.get(goods.productCode)?.number ?? 0;
    return number > 0 ? [{ goods, number }] : [];
  });
}
