import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { useRowValues } from '#ui/table/entry/row-values';
import { AdditionUnknown } from '../products/addition-unknown';
import { useAddMany } from '../products/use-add-to-cart';
import { clearFilled, type FilledGoods, filledRows, type GoodsRow, goodsWanted } from './goods-row';
import type { GoodsOrder } from './use-goods-order';

interface AddAllGoodsProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  /** For the key that presses it. */
  readonly buttonId?: string;
  readonly label?: string;
}

/** Puts all filled rows into the cart in one call; why it cannot is part of its name (CART-08). */
export function AddAllGoods({ rows, order, from, buttonId, label = '全部加入购物车' }: AddAllGoodsProps) {
  const sent = useRef<readonly FilledGoods[]>([]);
  const { add, isAdding, isUnknown } = useAddMany(() => clearFilled(order.drafts, sent.current));
  const reason = reasonAgainstAll(filledRows(rows, useRowValues(order.drafts)));
  const onAdd = () => {
    // The texts of the fields at this moment; the drawing may be one key behind.
    const lines = filledRows(rows, order.drafts.all());
    if (reasonAgainstAll(lines) !== undefined) return;
    sent.current = lines;
    return add(lines.map((line) => goodsWanted(line, from)));
  };
  return (
    <>
      {isUnknown && <AdditionUnknown />}
      <PlainButton
        id={buttonId}
        kind="primary"
        isBusy={isAdding}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        aria-label={reason === undefined ? undefined : `${label}，${reason}`}
        onClick={onAdd}
      >
        {label}
      </PlainButton>
    </>
  );
}

function reasonAgainstAll(lines: readonly FilledGoods[]): string | undefined {
  if (lines.length === 0) return '请先填写数量';
  const entries = lines.reduce((sum, { shares }) => sum + shares.length, 0);
  if (Math.max(entries, lines.length) > CART_LIMIT)
    return `购物车最多 ${CART_LIMIT} 种商品，请减少到 ${CART_LIMIT} 种以内`;
  return lines.find(({ row }) => row.waiting !== undefined)?.row.waiting;
}
