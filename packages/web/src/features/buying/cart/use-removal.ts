import { entryKey } from '@dealer-portal/rules/cart';
import { additionOf, entryName, entryNames, putBackPairs } from '@dealer-portal/rules/cart-entry';
import { isTicked } from '@dealer-portal/rules/selection';
import { useCallback, useEffect, useRef } from 'react';
import { closeMessage, dialogs, notify, notifyWith } from '#platform/notices';
import type { Entry } from '#widgets/cart/cart-query';
import { useAddMany } from '#widgets/products/use-add-to-cart';
import type { Cart } from './use-cart';

/**
 * Removes entries. Where the calls can restore them completely it happens immediately with 撤销, else after a question
 * (CART-04).
 */
export function useRemoval(cart: Cart) {
  const { putBack, unknownText } = usePutBack(cart);
  const latest = useRef({ cart, putBack });
  useEffect(() => {
    latest.current = { cart, putBack };
  });
  const message = useRef<string>(undefined);
  // Removed entries belong to the shown cart, and so does their 撤销.
  useEffect(
    () => () => {
      if (message.current !== undefined) closeMessage(message.current);
    },
    [],
  );
  const remove = useCallback(async (entries: readonly Entry[], name: string) => {
    const undo = latest.current.putBack(entries);
    const result = await latest.current.cart.remove.mutateAsync(entries.map(({ id }) => id));
    if (!result.ok) return;
    const text = `已移除 ${name}`;
    if (!undo) return notify('success', text);
    message.current = text;
    notifyWith('success', text, { label: '撤销', onPress: undo });
  }, []);
  const onRemove = useCallback(
    (ids: readonly string[]) => {
      const { cart } = latest.current;
      const entries = (cart.query.data ?? []).filter(({ id }) => ids.includes(id));
      const name = nameOf(entries, cart.entries);
      if (entries.every((entry) => isRestorable(entry, cart))) return void remove(entries, name);
      dialogs.confirm({
        title: `从购物车移除 ${name}？`,
        content: '其中有失效、超出库存、抢购或数量没有保存的商品，移除后不能撤销。',
        okText: '移除',
        cancelText: '保留',
        onOk: () => remove(entries, name),
      });
    },
    [remove],
  );
  return { onRemove, unknownText };
}

/** One is named, several are counted after the first one's name. */
function nameOf(removed: readonly Entry[], all: readonly Entry[]): string {
  const [first] = removed;
  if (!first) return '';
  const name = entryNames(all).get(entryKey(first)) ?? entryName(first);
  return removed.length === 1 ? name : `${name} 等 ${removed.length} 个条目`;
}

/** Lines that wait would be refused, and a quantity that is not saved would come back as another one. */
function isRestorable(entry: Entry, { waiting, edits }: Cart): boolean {
  return !waiting.has(entryKey(entry)) && !edits.has(entry.id) && additionOf(entry) !== undefined;
}

/** Adds removed entries again, with what was ticked and chosen for them. */
function usePutBack(cart: Cart) {
  const { add, unknownText } = useAddMany();
  /** Undefined where they cannot be put back. */
  const putBack = (removed: readonly Entry[]) => {
    if (!removed.every((entry) => isRestorable(entry, cart))) return undefined;
    const ticked = new Set(removed.filter((entry) => isTicked(cart.selection, entryKey(entry))));
    return async () => {
      const result = await add(
        removed.flatMap((entry) => {
          const addition = additionOf(entry);
          return addition ? [{ ...addition, model: entryName(entry) }] : [];
        }),
      );
      const fresh = result.ok ? await cart.query.refetch() : undefined;
      const pairs = putBackPairs(removed, fresh?.data ?? []);
      for (const [before, after] of pairs) {
        const choice = cart.choices[before.id];
        if (choice) cart.onChoose(after.id, choice);
      }
      cart.onTickComing(pairs.filter(([before]) => ticked.has(before)).map(([, after]) => entryKey(after)));
    };
  };
  return { putBack, unknownText };
}
