import { useRowValues } from '#ui/table/entry/row-values';
import { termsOf } from '../products/offer';
import { useHeldPieces } from '../products/use-held-pieces';
import { type FilledGoods, filledRows, type GoodsRow } from './goods-row';
import type { GoodsOrder } from './use-goods-order';

/** The rows that are ordered, with what their pieces cost beside those in the cart (CART-02). */
export function useFilledRows(rows: readonly GoodsRow[], order: GoodsOrder): readonly FilledGoods[] {
  const drafts = useRowValues(order.drafts);
  const held = useHeldPieces(filledRows(rows, drafts).map(({ row }) => termsOf(row.offer)));
  return filledRows(rows, drafts, held);
}
