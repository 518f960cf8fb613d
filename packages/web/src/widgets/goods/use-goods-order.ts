import { additionDoubt, additionRefusalHere, additionText } from '@dealer-portal/rules/cart';
import type { Result } from '@dealer-portal/sdk';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isText } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { createRowValues, type RowValues, useRowValue } from '#ui/table/entry/row-values';
import { useKeptEntries } from '../kept-entries/use-kept-entries';
import { useAddToCart } from '../products/use-add-to-cart';
import {
  clearFilled,
  filledRows,
  fillOf,
  type GoodsDraft,
  type GoodsDrafts,
  type GoodsRow,
  goodsWanted,
} from './goods-row';

/** The result of a row's last addition. */
export type RowAddition =
  | { readonly kind: 'adding' }
  | { readonly kind: 'unknown'; readonly text: string }
  /** Nothing was added, and the sentence says why; it is about this draft alone. */
  | { readonly kind: 'refused'; readonly text: string; readonly draft: string }
  | { readonly kind: 'added'; readonly number: number };

/** The typed quantities for the rows of a list, and the calls under way for them. */
export interface GoodsOrder {
  readonly drafts: GoodsDrafts;
  readonly additions: RowValues<RowAddition>;
  /**
   * Puts one row into the cart; false when nothing in its field can be ordered.
   * @param proposed pieces that an empty field stands for
   */
  readonly add: (row: GoodsRow, proposed?: number) => boolean;
}

/**
 * The order that is typed into a product list, kept for the sold-to; each row can be put into the cart by itself
 * (CART-08).
 * @param from the page's name on the wire (`dataFrom`)
 */
export function useGoodsOrder(from: string): GoodsOrder {
  const drafts = useKeptEntries<GoodsDraft>(`goods:${from}:${useAccount().saletoCode}`, isText);
  const [additions] = useState(() => createRowValues<RowAddition>());
  const { add: send } = useAddToCart();
  const latest = useRef(send);
  latest.current = send;
  const add = useCallback(
    (row: GoodsRow, proposed = 0) => {
      if (proposed > 0 && !drafts.get(row.key)) drafts.set(row.key, proposed);
      const [line] = filledRows([row], drafts.all());
      if (!line || row.waiting !== undefined) {
        // A wrong text has a sentence of its own.
        if (draftText(fillOf(row, drafts.get(row.key))) === '')
          additions.set(row.key, refusedAddition(NOTHING_TYPED, ''));
        return false;
      }
      // One press, one act: a second Enter while the first is under way sends nothing.
      if (additions.get(row.key)?.kind === 'adding') return true;
      additions.set(row.key, { kind: 'adding' });
      const settle = (result: Result<unknown>) => {
        if (result.ok) clearFilled(drafts, [line]);
        const doubt = additionDoubt(result);
        additions.set(
          row.key,
          result.ok
            ? { kind: 'added', number: line.number }
            : doubt
              ? { kind: 'unknown', text: additionText(doubt) }
              : refusedAddition(additionText(additionRefusalHere(result)), String(line.number)),
        );
      };
      void latest.current(goodsWanted(line, from), settle);
      return true;
    },
    [drafts, additions, from],
  );
  return useMemo(() => ({ drafts, additions, add }), [drafts, additions, add]);
}

/** Said at the field of a row that has no quantity. */
export const NOTHING_TYPED = '请先填写数量';

function refusedAddition(text: string | undefined, draft: string): RowAddition | undefined {
  return text === undefined ? undefined : { kind: 'refused', text, draft };
}

/** A draft as leaving its field writes it: full-width digits are the same quantity. */
function draftText(fill: ReturnType<typeof fillOf>): string {
  return fill && fill.number > 0 ? String(fill.number) : (fill?.text ?? '');
}

/** The result of a row's last addition; a refusal only while its draft is still the one that was refused. */
export function useAddition(order: GoodsOrder, row: GoodsRow): RowAddition | undefined {
  const addition = useRowValue(order.additions, row.key);
  const draft = draftText(useFill(order, row));
  return addition?.kind === 'refused' && addition.draft !== draft ? undefined : addition;
}

/** The text of a row's field with its meaning now. */
export function useFill(order: GoodsOrder, row: GoodsRow) {
  return fillOf(row, useRowValue(order.drafts, row.key));
}
