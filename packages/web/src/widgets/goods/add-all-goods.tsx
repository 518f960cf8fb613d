import { filledSum } from '@dealer-portal/rules/goods';
import { PlainButton } from '#ui/button/plain-button';
import { useRowValues } from '#ui/table/entry/row-values';
import { AdditionUnknown } from '../products/addition-unknown';
import { useAddPortion } from '../products/use-add-portion';
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
  const { portionOf, addPortion, isAdding, unknownText } = useAddPortion<FilledGoods>({
    sharesOf: ({ shares }) => shares,
    additionOf: (line) => goodsWanted(line, from),
    onDone: (added) => clearFilled(order.drafts, added),
  });
  const filled = filledRows(rows, useRowValues(order.drafts));
  const { rows: lines, note, isPart } = portionOf(filled);
  const reason = reasonAgainst(lines);
  const label = saysWhat && filled.length > 0 ? addedText(filled) : '全部加入购物车';
  const text = isPart ? `先加入 ${lines.length} 种` : label;
  const onAdd = () => {
    // The texts of the fields at this moment; the drawing may be one key behind.
    const filledNow = filledRows(rows, order.drafts.all());
    return reasonAgainst(portionOf(filledNow).rows) === undefined ? addPortion(filledNow) : undefined;
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

function reasonAgainst(lines: readonly FilledGoods[]): string | undefined {
  if (lines.length === 0) return '请先填写数量';
  return lines.find(({ row }) => row.waiting !== undefined)?.row.waiting;
}
