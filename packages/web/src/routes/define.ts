import type { PageReach } from '@dealer-portal/rules/menu';

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
  /** Stays mounted, with scroll and form state, while the user is elsewhere (2§2). */
  readonly keepAlive?: true;
  /** Name of the route that this one sends on to. */
  readonly redirectTo?: string;
  /** The text in place of the page without a session, where the route may be opened so (ROUTE-09). */
  readonly signInText?: string;
  /** A page of our own, which the specification does not name (ROUTE-01). */
  readonly isOwn?: true;
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

/** A section's table of routes, all within one frame; keys are the route names that permission data carries. */
export function defineRoutes<const T extends Readonly<Record<string, RouteEntry>>>(
  layout: Layout,
  routes: T,
): PlacedRoutes<T> {
  const placed = Object.entries(routes).map(([name, entry]) => [name, { ...entry, layout }]);
  // The compiler cannot follow keys through entries; the mapping above keeps each key with its own entry.
  return Object.fromEntries(placed) as PlacedRoutes<T>;
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
