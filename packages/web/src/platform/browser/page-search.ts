/** The search box speaks to the page on show where that page searches within itself (SEARCH-01). */
import { useEffect, useRef } from 'react';

type Listener = (keyword: string) => void;

const listeners = new Set<Listener>();

/** The last keyword for a page whose code was still on its way. */
let unheard: { readonly keyword: string; readonly pathname: string } | undefined;

/** Hands a keyword to the page on show, at once or as soon as it is there. */
export function emitPageSearch(keyword: string): void {
  unheard = listeners.size === 0 ? { keyword, pathname: window.location.pathname } : undefined;
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
    if (unheard?.pathname === window.location.pathname) listener(unheard.keyword);
    unheard = undefined;
    return () => void listeners.delete(listener);
  }, []);
}
