import { useSyncExternalStore } from 'react';
import { WIDTHS } from '../breakpoints';
import type { Store } from '../store';

type MediaStore = Pick<Store<boolean>, 'read' | 'subscribe'>;

/** One for each query: a component that asks again makes neither a list of the browser nor a listener again. */
const stores = new Map<string, MediaStore>();

function mediaStore(query: string): MediaStore {
  const known = stores.get(query);
  if (known) return known;
  let by: typeof window.matchMedia | undefined;
  let list: MediaQueryList | undefined;
  const media = (): MediaQueryList => {
    // A test may put another browser in its place.
    if (list && by === window.matchMedia) return list;
    by = window.matchMedia;
    list = window.matchMedia(query);
    return list;
  };
  const store: MediaStore = {
    read: () => media().matches,
    subscribe: (listener) => {
      const watched = media();
      watched.addEventListener('change', listener);
      return () => watched.removeEventListener('change', listener);
    },
  };
  stores.set(query, store);
  return store;
}

/** Whether the window matches a media query; the component is drawn again when that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = mediaStore(query);
  return useSyncExternalStore(subscribe, read);
}

/** Whether the window is a phone's: tables become cards, the side bar a drawer. */
export const usePhone = (): boolean => useMedia(WIDTHS['below-tablet']);

/** Whether the window has room for a second column next to a list. */
export const useWide = (): boolean => useMedia(WIDTHS['from-wide']);
