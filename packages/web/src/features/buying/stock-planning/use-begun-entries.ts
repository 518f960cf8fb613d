import { useEffect, useEffectEvent } from 'react';
import type { OrderEntries, OrderEntry } from '#kits/order-list/order-row';
import { useOrderEntries } from '#kits/order-list/use-order-list';
import { isRecord, slot } from '#platform/browser/storage';

/** The recommended pieces that fields have begun with, by product. */
type Begun = Readonly<Record<string, number>>;

/** A row and the pieces that are recommended of it. */
interface RecommendedRow {
  readonly key: string;
  readonly recommended: number;
}

/** Quantities that begin with the recommended ones; a typed or emptied field stays so, also after a reload (CALC-04). */
export function useBegunEntries(saletoCode: string, rows: readonly RecommendedRow[]): OrderEntries {
  const entries = useOrderEntries('recommendations');
  const begin = useEffectEvent(() => {
    const stored = slot('session', `recommended:${saletoCode}`, isBegun);
    const before = stored.read() ?? {};
    for (const { key, recommended: number } of rows) {
      const isUntouched = isBegunWith(entries.get(key), before[key] ?? 0);
      if (isUntouched && number !== before[key]) entries.set(key, number > 0 ? { number } : undefined);
    }
    stored.write({ ...before, ...Object.fromEntries(rows.map((row) => [row.key, row.recommended])) });
  });
  const recommended = rows.map((row) => `${row.key} ${row.recommended}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields begin again when something else is recommended
  useEffect(() => begin(), [recommended, entries]);
  return entries;
}

function isBegunWith(entry: OrderEntry | undefined, number: number): boolean {
  return entry === undefined ? number === 0 : entry.number === number && entry.problem === undefined;
}

function isBegun(value: unknown): value is Begun {
  return isRecord(value) && Object.values(value).every((number) => typeof number === 'number');
}
