import { useMemo, useRef } from 'react';

/**
 * The rows of a paged list that were on show since it was opened, each as last seen. Input on another page, or before
 * the list was narrowed, still counts.
 * @param rows the page on show; keep it between drawings
 */
export function useSeenRows<Row extends { readonly key: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = useRef(new Map<string, Row>());
  return useMemo(() => {
    for (const row of rows) seen.current.set(row.key, row);
    return [...seen.current.values()];
  }, [rows]);
}
