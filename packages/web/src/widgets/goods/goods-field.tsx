import { typedPieces } from '@dealer-portal/rules/input';
import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { EntryCell } from '#ui/table/entry/column-entry';
import type { GoodsRow } from './goods-row';
import { type GoodsOrder, useAddition, useFill } from './use-goods-order';
import './goods-field.css';

interface GoodsFieldProps {
  readonly row: GoodsRow;
  readonly order: GoodsOrder;
  readonly isTabStop?: boolean;
  /** Pieces that the button adds while the field is empty; they stand in it in grey. */
  readonly proposed?: number;
}

/** The id of the sentence about a row's field, which stands in another cell. */
export function problemId(key: string): string {
  return `goods-problem-${key}`;
}

/**
 * The quantity of a row: empty means not ordered, a wrong text stays as typed and is never sent (CART-09). Enter adds
 * the row and goes on to the next, Escape restores the earlier text.
 */
export const GoodsField = memo(function GoodsField({
  row,
  order,
  isTabStop = true,
  proposed,
}: GoodsFieldProps) {
  const draft = useFill(order, row);
  const addition = useAddition(order, row);
  const isWrong = draft?.refusal !== undefined || addition?.kind === 'refused';
  const before = useRef('');
  const id = useId();
  const isOff = row.refusal !== undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && before.current !== (draft?.text ?? '')) {
      event.stopPropagation();
      order.drafts.set(row.key, before.current);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // The focus stays with what is wrong; an empty row is passed over.
    if (event.shiftKey || draft === undefined) return;
    if (!order.add(row)) event.stopPropagation();
  };
  return (
    <EntryCell entryKey={row.key}>
      <input
        id={id}
        type="text"
        className="goods-field"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${row.offer.product.productModel}数量`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId(row.key) : undefined}
        tabIndex={isTabStop ? 0 : -1}
        disabled={isOff}
        placeholder={proposed === undefined ? undefined : String(proposed)}
        value={isOff ? '—' : (draft?.text ?? '')}
        data-filled={typedPieces(draft) > 0 || undefined}
        onChange={({ target }) => {
          // What was refused before is about another quantity.
          if (addition?.kind === 'refused') order.additions.set(row.key, undefined);
          order.drafts.set(row.key, target.value);
        }}
        onFocus={({ target }) => {
          before.current = target.value;
          target.select();
        }}
        // A quantity that was typed in full-width digits shows as the number that it is.
        onBlur={() => {
          const number = String(draft?.number);
          if (draft && draft.number > 0 && draft.text !== number) order.drafts.set(row.key, number);
        }}
        onKeyDown={onKeyDown}
      />
    </EntryCell>
  );
});
