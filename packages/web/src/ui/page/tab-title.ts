/** The words of the tab while a page has more to say than its route, such as how a payment ended (ROUTE-04). */
import { useEffect } from 'react';
import { createStore } from '../store';

/** Undefined: the title of the route. */
export const tabTitle = createStore<string | undefined>(undefined);

/** Names the tab, as long as the page is on show. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    tabTitle.write(title);
    return () => tabTitle.write(undefined);
  }, [title]);
}
