/** The search box speaks to the page on show where that page searches within itself (SEARCH-01). */
import { useEffect, useRef } from 'react';

type Listener = (keyword: string) => void;

const listeners = new Set<Listener>();

/** The last keyword for a page whose code was still on its way. */
let unheard: { readonly keyword: string; readonly visit: string } | undefined;

/** The visit of a page: the router gives each its own key. */
const visitOf = (): string => `${window.location.pathname} ${window.history.state?.key}`;

/** Hands a keyword to the page on show, at once or as soon as it is there. */
export function emitPageSearch(keyword: string): void {
  unheard = listeners.size === 0 ? { keyword, visit: visitOf() } : undefined;
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
    if (unheard?.visit === visitOf()) listener(unheard.keyword);
    unheard = undefined;
    return () => void listeners.delete(listener);
  }, []);
}
