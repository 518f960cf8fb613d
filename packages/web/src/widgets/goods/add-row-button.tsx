import { goodsText } from '@dealer-portal/rules/goods';
import { memo } from 'react';
import type { GoodsRow } from './goods-row';
import { type GoodsOrder, NOTHING_TYPED, useAddition, useFill } from './use-goods-order';
import './add-row-button.css';

interface AddRowButtonProps {
  readonly row: GoodsRow;
  readonly order: GoodsOrder;
  readonly isTabStop?: boolean;
  /** Pieces that are added while the field is empty. */
  readonly proposed?: number;
}

/** 加入 at the end of a row: puts what stands in its field into the cart; why it cannot is part of its name. */
export const AddRowButton = memo(function AddRowButton(props: AddRowButtonProps) {
  const { row, order, isTabStop = true, proposed } = props;
  const draft = useFill(order, row);
  const addition = useAddition(order, row);
  const { productModel } = row.offer.product;
  const isAdding = addition?.kind === 'adding';
  const refusal = row.refusal ?? goodsText(draft?.refusal) ?? row.waiting;
  // An empty row is not ordered: its button leads into its field.
  const reason = refusal ?? emptyReason(draft ?? proposed);
  const label = wordsOf(row, addition?.kind === 'added' && !draft ? addition.number : undefined);
  const name = [`加入购物车：${productModel}`, label === ADD ? undefined : label, reason];
  const onPress = (button: HTMLElement) => {
    if (reason === undefined) order.add(row, proposed);
    // The way on from an empty or wrong field leads through the field, which says what is missing.
    else {
      if (refusal === undefined) order.add(row);
      button.closest('[data-row-key]')?.querySelector('input')?.focus();
    }
  };
  return (
    <button
      type="button"
      className="add-row"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name.filter((part) => part !== undefined).join('，')}
      aria-disabled={refusal !== undefined || undefined}
      aria-busy={isAdding || undefined}
      title={reason}
      onClick={({ currentTarget, detail }) => detail < 2 && onPress(currentTarget)}
    >
      {label}
    </button>
  );
});

const ADD = '加入';

const emptyReason = (pieces: unknown) => (pieces === undefined ? NOTHING_TYPED : undefined);

function wordsOf({ refusal, waiting }: GoodsRow, added: number | undefined): string {
  if (refusal !== undefined) return '不能加入';
  if (waiting !== undefined) return '等待价格';
  return added === undefined ? ADD : `已加 ${added}`;
}
