/** The words of the tab while a page has more to say than its route, such as how a payment ended (ROUTE-04). */
import { useEffect } from 'react';
import { createStore } from '../store';

/** Undefined: the title of the route. */
export const tabTitle = createStore<string | undefined>(undefined);

/** The name of the object on show, which the heading has; undefined while the page names none. */
export const tabObject = createStore<string | undefined>(undefined);

/** Names the object of the page for its tab, as long as the heading is on show (ROUTE-04). */
export function useTabObject(name: string | undefined): void {
  useEffect(() => {
    tabObject.write(name);
    return () => tabObject.write(undefined);
  }, [name]);
}

/** Names the tab, as long as the page is on show. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    tabTitle.write(title);
    return () => tabTitle.write(undefined);
  }, [title]);
}
