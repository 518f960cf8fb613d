/** The search box speaks to the page on show where that page searches within itself (SEARCH-01). */
import { useEffect, useRef } from 'react';

type Listener = (keyword: string) => void;

const listeners = new Set<Listener>();

/** Hands a keyword to the page on show. */
export function emitPageSearch(keyword: string): void {
  for (const listener of listeners) listener(keyword);
}

/** The keywords that the search box hands to this page, e.g. on /traffic/list (SEARCH-01). */
export function usePageSearch(onSearch: Listener): void {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const listener: Listener = (keyword) => latest.current(keyword);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
