import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Account } from '#platform/session/account';
import { useRowValues } from '#ui/table/entry/row-values';
import { shownNumber } from '#widgets/quantity-edits/quantity-edits';
import { withNumber } from './changed-entries';
import { withChoice } from './choices';
import { type CartFilter, cartQuery } from './queries';
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
        const counted = number === entry.number ? entry : withNumber(entry, number);
        return withChoice(counted, choices[entry.id]);
      }),
    [data, edits, choices],
  );
  const { selection, onTick, onTickAll } = useTicks(account, data ? entries : undefined);
  const visible = isNarrowed ? new Set((narrowed.data ?? []).map(({ id }) => id)) : undefined;
  const displayed = visible ? entries.filter(({ id }) => visible.has(id)) : entries;
  const changes = useCartChanges(account);
  return {
    query,
    filter,
    setFilter,
    entries,
    shown: displayed,
    edits,
    quantities,
    onChoose,
    selection,
    onTick,
    onTickAll,
    ...changes,
  };
}
