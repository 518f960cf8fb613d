import { entryKey } from '@dealer-portal/rules/cart';
import { entryName, entryNames, piecesOf, warehouseGroups } from '@dealer-portal/rules/cart-entry';
import { formatYuan, piecesText, sumAmounts } from '@dealer-portal/rules/money';
import { entryTotal, isEnabled, isTicked } from '@dealer-portal/rules/selection';
import { Fragment } from 'react';
import { EmptyState } from '#ui/page/states';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { useGridKeys } from '#ui/table/use-grid-keys';
import type { Entry } from '#widgets/cart/cart-query';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import type { Cart } from '../use-cart';
import { CartRow } from './cart-row';
import { GroupHead } from './group-head';
import { usePriceEnds } from './use-price-ends';
import { useWeeks } from './use-weeks';
import './cart-table.css';

interface CartTableProps {
  readonly cart: Cart;
  readonly onRemove: (ids: readonly string[]) => void;
  /** Ctrl+Enter: what the bar's button does. */
  readonly onGo: () => void;
}

const LONG_CART = 30;

/**
 * On paper the bar with its total is left out: this stands for all entries that are printed (CART-06). It is drawn by
 * the style sheet, so that on screen and for screen readers there is one total.
 */
function PaperTotal({ entries }: { readonly entries: readonly Entry[] }) {
  const units = piecesOf(entries);
  const totals = entries.map(entryTotal);
  const total = formatYuan(totals.includes(undefined) ? undefined : sumAmounts(totals));
  const text = `共 ${entries.length} 种 · ${piecesText([units])} · 合计 ${total}`;
  return <div className="cart-paper-total" data-text={text} aria-hidden />;
}

/** The entries that the filter leaves, by warehouse; their quantities are typed or pasted down the column (CART-09). */
export function CartTable({ cart, onRemove, onGo }: CartTableProps) {
  const { entries, filtered, quantities } = cart;
  const keys = useGridKeys(onGo);
  const weeks = useWeeks(filtered);
  const endOf = usePriceEnds(filtered);
  if (filtered.length === 0) {
    return <EmptyState title="没有符合筛选条件的条目" reason="可放宽产业或云仓的筛选。" />;
  }
  const names = entryNames(entries);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [id, number] of readPasted(pairs, filtered.map(pasteTarget))) quantities.change(id, number);
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <table
        aria-label="购物车商品"
        className={`cart-table ${filtered.length > LONG_CART ? 'cart-table-long' : ''}`}
        {...keys}
      >
        <tbody>
          {warehouseGroups(filtered).map((group, at) => (
            <Fragment key={`${group.kind}/${group.code}`}>
              <GroupHead group={group} isFirst={at === 0} cart={cart} />
              {group.entries.map((entry) => (
                <CartRow
                  key={entry.id}
                  entry={entry}
                  name={names.get(entryKey(entry)) ?? entryName(entry)}
                  isTicked={isTicked(cart.selection, entryKey(entry))}
                  waiting={cart.waiting.get(entryKey(entry))}
                  weeks={weeks}
                  endDate={endOf(entry)}
                  quantities={quantities}
                  onTick={cart.onTick}
                  onChoose={cart.onChoose}
                  onRemove={onRemove}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <PaperTotal entries={filtered} />
    </ColumnEntry>
  );
}

function pasteTarget(entry: Entry) {
  return {
    key: entry.id,
    name: entryName(entry),
    ...(!isEnabled(entry) && { disabledReason: '该条目已失效' }),
  };
}
