import type { PageReach } from '@dealer-portal/rules/menu';
import type { ComponentType } from 'react';
import type { CallsAhead } from '#platform/calls/calls-of-page';

/** The module of a page: the component, under the name that the router asks for. */
export interface PageModule {
  readonly Component: PageComponent;
}

/** A page, with what it asks for first where that needs nothing but account and address. */
export type PageComponent = ComponentType & { readonly callsAhead?: CallsAhead };

/** Fetches a page. */
export type LoadPage = () => Promise<PageModule>;

/** The frame around a page: the portal's, the bulk-order section's, the mobile style, help, or none. */
export type Layout = 'main' | 'bulk' | 'mobile' | 'help' | 'bare';

/** Parts of the main frame that a page may hide. */
export type ShellPart = 'categoryMenu' | 'floatingBar' | 'sideBar' | 'footer';

/** One page: its address, title and everything that router, guards, menus and titles ask about it. */
export interface RouteEntry {
  /** Address below the root, in React Router's notation. */
  readonly path: string;
  /** Chinese title of page and tab. */
  readonly title: string;
  /** The page, where the section's module of pages does not name it. */
  readonly page?: LoadPage;
  /** Stays mounted, with scroll and form state, while the user is elsewhere (2§2). */
  readonly keepAlive?: true;
  /** Name of the route that this one sends on to. */
  readonly redirectTo?: string;
  /** The text in place of the page without a session, where the route may be opened so (ROUTE-09). */
  readonly signInText?: string;
  /** Shows one object, such as an order: lists lead here, menus do not. */
  readonly ofObject?: true;
  /** Gate type that is asked before the page, and every page below its path, opens (ROUTE-03, ROUTE-10). */
  readonly gate?: string;
  readonly hides?: readonly ShellPart[];
  /**
   * The pages that lead here, where more than a menu entry does; a name of the frame's own links is `anywhere`. Whoever
   * may open one of them may open this page; without it, the right is that of the menu entry alone.
   */
  readonly from?: PageReach;
}

/** A route entry that knows its frame. */
export type PlacedRoute<E extends RouteEntry = RouteEntry> = E & {
  readonly layout: Layout;
};

/** A section's entries, each with the frame. */
type PlacedRoutes<T extends Readonly<Record<string, RouteEntry>>> = {
  readonly [K in keyof T]: PlacedRoute<T[K]>;
};

/** An entry of a section that names its pages in its table: it opens a page or sends on. */
type ReachableEntry = RouteEntry & Reach;

/** How an entry is reached without the section's module of pages. */
type Reach = { readonly page: LoadPage } | { readonly redirectTo: string };

/** The names of a section whose pages its module of pages names. */
type PageNames<T> = { [K in keyof T]: T[K] extends Reach ? never : K }[keyof T];

/** The module of a section's pages, as far as the router asks for it. */
interface SectionPages<T> {
  readonly pages: Readonly<Record<PageNames<T>, LoadPage>>;
}

/**
 * A section's table of routes, all within one frame; keys are the route names that permission data carries.
 * @param loadPages imports the section's module of pages: every visit loads the tables, but no visit all of the pages'
 *   addresses. The pages of every working day stand in the tables.
 */
export function defineRoutes<const T extends Readonly<Record<string, ReachableEntry>>>(
  layout: Layout,
  routes: T,
): PlacedRoutes<T>;
export function defineRoutes<const T extends Readonly<Record<string, RouteEntry>>>(
  layout: Layout,
  routes: T,
  loadPages: () => Promise<SectionPages<T>>,
): PlacedRoutes<T>;
export function defineRoutes<const T extends Readonly<Record<string, RouteEntry>>>(
  layout: Layout,
  routes: T,
  loadPages?: () => Promise<SectionPages<T>>,
): PlacedRoutes<T> {
  const placed = Object.entries(routes).map(([name, entry]) => {
    const page = entry.page ?? (entry.redirectTo === undefined ? pageOf(name, loadPages) : undefined);
    return [name, { ...entry, layout, ...(page && { page }) }];
  });
  // The compiler cannot follow keys through entries; the mapping above keeps each key with its own entry.
  return Object.fromEntries(placed) as PlacedRoutes<T>;
}

/** The page of a section, which is loaded by way of the section's module. */
function pageOf(
  name: string,
  loadPages: (() => Promise<{ readonly pages: Readonly<Record<string, LoadPage>> }>) | undefined,
): LoadPage | undefined {
  if (!loadPages) return undefined;
  return async () => {
    const page = (await loadPages()).pages[name];
    if (!page) throw new Error(`no page of the section is named ${name}`);
    return page();
  };
}

/** The pages that make payment orders, which lead on to their results. */
export const PAYMENT_PAGES: readonly string[] = [
  'payment',
  'paymentN',
  'payments',
  'onlinePayment',
  'airpayment',
  'AirOnlinePayment',
];
