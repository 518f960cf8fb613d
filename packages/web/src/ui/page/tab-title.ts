/** The words of the tab while a page has more to say than its route, such as how a payment ended (ROUTE-04). */
import { useEffect } from 'react';
import { createStore } from '../store';

/** Undefined: the title of the route. */
export const tabTitle = createStore<string | undefined>(undefined);

/** The name of the object on show, which the heading has; undefined while the page names none. */
export const tabObject = createStore<string | undefined>(undefined);

/** Names the object of the page for its tab, as long as the heading is on show (ROUTE-04). */
export const useTabObject = (name: string | undefined): void => useNamed(tabObject, name);

/** Names the tab, as long as the page is on show. */
export const useTabTitle = (title: string | undefined): void => useNamed(tabTitle, title);

function useNamed(store: typeof tabTitle, name: string | undefined): void {
  useEffect(() => {
    store.write(name);
    return () => store.write(undefined);
  }, [store, name]);
}
