import { countedOf, waitingOf, warehouseKind, withPieces } from '@dealer-portal/rules/cart-entry';
import type { Selection } from '@dealer-portal/rules/selection';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Account } from '#platform/session/account';
import { useRowValues } from '#ui/table/entry/row-values';
import { type CartFilter, cartQuery, type Entry } from '#widgets/cart/cart-query';
import { type Edit, shownNumber } from '#widgets/quantity-edits/quantity-edits';
import { withChoice } from './choices';
import { useCartChanges } from './use-cart-changes';
import { useCartEdits } from './use-cart-edits';
import { useChoices } from './use-choices';
import { useTicks } from './use-ticks';

/** The cart as the user sees it: the server's entries with edited quantities, choices and ticks. */
export function useCart(account: Account) {
  const [filter, setFilter] = useState<CartFilter>({});
  const isNarrowed = Boolean(filter.industryCode ?? filter.yunCang);
  const query = useQuery(cartQuery(account));
  const narrowed = useQuery({ ...cartQuery(account, filter), enabled: isNarrowed });
  const quantities = useCartEdits(account);
  const edits = useRowValues(quantities.edits);
  const { choices, onChoose } = useChoices(account);
  const data = query.data;
  const entries = useMemo(
    () =>
      (data ?? []).map((entry) => {
        const number = shownNumber(edits.get(entry.id), entry.number);
        const counted = number === entry.number ? entry : withPieces(entry, number);
        return withChoice(counted, choices[entry.id]);
      }),
    [data, edits, choices],
  );
  const ticks = useTicks(account, data ? entries : undefined);
  const { waiting, counted } = useWaiting(ticks.selection, edits);
  const narrowedIds = isNarrowed ? new Set((narrowed.data ?? []).map(({ id }) => id)) : undefined;
  const inReach = narrowedIds ? entries.filter(({ id }) => narrowedIds.has(id)) : entries;
  const filtered = filter.isCentre ? inReach.filter((entry) => warehouseKind(entry) === '') : inReach;
  const changes = useCartChanges(account);
  return {
    query,
    filter,
    setFilter,
    entries,
    filtered,
    edits,
    quantities,
    choices,
    onChoose,
    waiting,
    counted,
    ...ticks,
    ...changes,
  };
}

/** The cart on its page, with what can be done with it. */
export type Cart = ReturnType<typeof useCart>;

/** The lines that wait for the user, by key, and the ticked ones without them. */
function useWaiting(selection: Selection<Entry>, edits: ReadonlyMap<string, Edit>) {
  return useMemo(() => {
    const conflicts = new Set([...edits].filter(([, { state }]) => state === 'conflict').map(([id]) => id));
    const waiting = waitingOf(selection, conflicts);
    return { waiting, counted: countedOf(selection, waiting) };
  }, [selection, edits]);
}
