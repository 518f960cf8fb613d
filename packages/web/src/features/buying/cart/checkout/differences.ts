import { entryName } from '@dealer-portal/rules/cart-entry';
import { type LineFacts, lineDifferences, seenLines } from '@dealer-portal/rules/order-changes';
import { useEffect } from 'react';
import { isRecord, slot } from '#platform/browser/storage';
import type { AccountScope } from '#platform/calls/query';
import type { Entry } from '#widgets/cart/cart-query';
import type { NamedDifference } from '#widgets/differences/differences-dialog';

type Seen = Readonly<Record<string, readonly LineFacts[]>>;

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) && Object.values(value).every(Array.isArray);

const seenSlot = ({ saletoCode, sendtoCode }: AccountScope) =>
  slot('local', `seen:${saletoCode}:${sendtoCode}`, isSeen);

/** Remembers price, stock and promise of entries when they are first seen; entries that are gone are forgotten. */
export function useSeen(scope: AccountScope, entries: readonly Entry[] | undefined): void {
  const { saletoCode, sendtoCode } = scope;
  useEffect(() => {
    if (!entries) return;
    const stored = seenSlot({ saletoCode, sendtoCode });
    const known = stored.read() ?? {};
    stored.write(Object.fromEntries(entries.map((entry) => [entry.id, known[entry.id] ?? factsOf(entry)])));
  }, [entries, saletoCode, sendtoCode]);
}

/** Takes the entries as they are now for seen, after the user accepted their changes. */
export function rememberSeen(scope: AccountScope, entries: readonly Entry[]): void {
  seenSlot(scope).write(Object.fromEntries(entries.map((entry) => [entry.id, factsOf(entry)])));
}

/** The ticked entries whose price, stock or promise changed since they were first seen, or that are gone. */
export function entryDifferences(
  scope: AccountScope,
  { ticked, fresh }: { readonly ticked: readonly Entry[]; readonly fresh: readonly Entry[] },
): readonly NamedDifference[] {
  const seen = seenSlot(scope).read() ?? {};
  const freshById = new Map(fresh.map((entry) => [entry.id, entry]));
  return ticked.flatMap((entry) => {
    const freshEntry = freshById.get(entry.id);
    const before = seenLines(seen[entry.id] ?? [], entry.productList);
    const lines = lineDifferences(before, freshEntry?.productList ?? []);
    const name = entryName(entry);
    return lines.length > 0 ? [{ id: entry.id, name, lines }] : [];
  });
}

function factsOf(entry: Entry): readonly LineFacts[] {
  return entry.productList.map(
    ({ productCode, price, priceType, priceVersion, isStock, weekPromise, farWeek, creditModel }) => ({
      productCode,
      price,
      priceType,
      priceVersion,
      isStock,
      weekPromise,
      farWeek,
      creditModel,
    }),
  );
}
