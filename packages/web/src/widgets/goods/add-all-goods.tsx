import { type CartPortion, cartPortion } from '@dealer-portal/rules/cart';
import { filledSum } from '@dealer-portal/rules/goods';
import { useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { useRowValues } from '#ui/table/entry/row-values';
import { useCartCount } from '../cart/cart-count';
import { AdditionUnknown } from '../products/addition-unknown';
import { useAddMany } from '../products/use-add-to-cart';
import { clearFilled, type FilledGoods, filledRows, type GoodsRow, goodsWanted } from './goods-row';
import type { GoodsOrder } from './use-goods-order';
import './filled-words.css';

interface AddAllGoodsProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  /** For the key that presses it. */
  readonly buttonId?: string;
  /** Its words count what it adds: 加入 3 种 120 台. */
  readonly saysWhat?: boolean;
}

/**
 * Puts all filled rows into the cart in one call, or the first that it has room for: the others keep their numbers. Why it
 * cannot is part of its name (CART-08).
 */
export function AddAllGoods({ rows, order, from, buttonId, saysWhat = false }: AddAllGoodsProps) {
  const sent = useRef<readonly FilledGoods[]>([]);
  const { add, isAdding, unknownText } = useAddMany(() => clearFilled(order.drafts, sent.current));
  const held = useCartCount();
  const filled = filledRows(rows, useRowValues(order.drafts));
  const now = linesNow(filled, held);
  const { note } = now.portion;
  const reason = reasonAgainst(now.lines);
  const isPart = now.lines.length < filled.length && now.portion.fit > 0;
  const label = saysWhat && filled.length > 0 ? addedText(filled) : '全部加入购物车';
  const text = isPart ? `先加入 ${now.lines.length} 种` : label;
  const onAdd = () => {
    // The texts of the fields at this moment; the drawing may be one key behind.
    const { lines } = linesNow(filledRows(rows, order.drafts.all()), held);
    if (reasonAgainst(lines) !== undefined) return;
    sent.current = lines;
    return add(lines.map((line) => goodsWanted(line, from)));
  };
  return (
    <>
      {unknownText && <AdditionUnknown text={unknownText} />}
      {note !== undefined && (
        <span role="status" className="goods-bar-room">
          {note}
        </span>
      )}
      <PlainButton
        id={buttonId}
        kind="primary"
        isBusy={isAdding}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        aria-label={reason === undefined ? undefined : `${text}，${reason}`}
        onClick={onAdd}
      >
        {text}
      </PlainButton>
    </>
  );
}

function addedText(filled: readonly FilledGoods[]): string {
  const { kinds, units } = filledSum(filled);
  return `加入 ${kinds} 种 ${units} 台`;
}

interface LinesNow {
  readonly lines: readonly FilledGoods[];
  readonly portion: CartPortion;
}

/** The filled rows that are added by one press. */
function linesNow(filled: readonly FilledGoods[], held: number): LinesNow {
  // What exceeds a quota is a line of its own; without a price there is one.
  const sizes = filled.map(({ shares }) => Math.max(1, shares.length));
  const portion = cartPortion(sizes, held);
  return { lines: filled.slice(0, portion.tried), portion };
}

function reasonAgainst(lines: readonly FilledGoods[]): string | undefined {
  if (lines.length === 0) return '请先填写数量';
  return lines.find(({ row }) => row.waiting !== undefined)?.row.waiting;
}
