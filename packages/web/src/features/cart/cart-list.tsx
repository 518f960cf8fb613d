import { entryKey } from '@dealer-portal/rules/cart';
import { entryName, entryNames, piecesOf } from '@dealer-portal/rules/cart-entry';
import { formatMoney, sumMoney } from '@dealer-portal/rules/money';
import { entryTotal, isEnabled, isTicked } from '@dealer-portal/rules/selection';
import { EmptyState } from '#ui/page/states';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { CartRow } from './cart-row';
import type { Entry } from './queries';
import type { useCart } from './use-cart';

interface CartListProps {
  readonly cart: ReturnType<typeof useCart>;
  readonly onRemove: (ids: readonly string[]) => void;
}

const MANY = 30;

/**
 * On paper the bar with its total is left out: this stands for all entries that are printed (CART-06). It is drawn by
 * the style sheet, so that on screen and for screen readers there is one total.
 */
function PaperTotal({ entries }: { readonly entries: readonly Entry[] }) {
  const units = piecesOf(entries);
  const totals = entries.map(entryTotal);
  const total = formatMoney(totals.includes(undefined) ? undefined : sumMoney(totals));
  const text = `共 ${entries.length} 种 · ${units} 台 · 合计 ¥${total}`;
  return <div className="cart-paper-total" data-text={text} aria-hidden />;
}

/** The entries that the filter leaves; their quantities are typed or pasted down the column (CART-09). */
export function CartList({ cart, onRemove }: CartListProps) {
  const { entries, shown: visible, selection, quantities, onTick, onChoose } = cart;
  if (visible.length === 0) {
    return <EmptyState title="没有符合筛选条件的条目" reason="可放宽产业或云仓的筛选。" />;
  }
  const names = entryNames(entries);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = visible.map((entry) => ({
      key: entry.id,
      name: entryName(entry),
      ...(!isEnabled(entry) && { disabledReason: '该条目已失效' }),
    }));
    for (const [id, number] of readPasted(pairs, targets)) quantities.change(id, number);
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <ul className={`cart-list ${visible.length > MANY ? 'cart-list-long' : ''}`}>
        {visible.map((entry) => (
          <CartRow
            key={entry.id}
            entry={entry}
            name={names.get(entryKey(entry)) ?? entryName(entry)}
            isTicked={isTicked(selection, entryKey(entry))}
            quantities={quantities}
            onTick={onTick}
            onChoose={onChoose}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <PaperTotal entries={visible} />
    </ColumnEntry>
  );
}
