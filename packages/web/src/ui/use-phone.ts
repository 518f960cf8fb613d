import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; the component is drawn again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is a phone's: tables become cards, the side bar a drawer. */
export const usePhone = (): boolean => useMedia('(max-width: 767.98px)');
