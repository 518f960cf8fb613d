import { useMemo, useRef } from 'react';

const NONE: readonly never[] = [];

/**
 * The rows of a paged list that were on show since it was opened, each as last seen. Input on another page, or before
 * the list was narrowed, still counts.
 * @param rows the page on show; keep it between drawings
 * @param before those of an earlier visit
 */
export function useSeenRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  before: readonly Row[] = NONE,
): readonly Row[] {
  const seen = useRef(new Map(before.map((row) => [row.key, row])));
  return useMemo(() => {
    for (const row of rows) seen.current.set(row.key, row);
    return [...seen.current.values()];
  }, [rows]);
}
