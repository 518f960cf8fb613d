import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, type LoaderFunction, Navigate, type RouteObject, replace } from 'react-router';
import { whenIdle } from '#platform/browser/when-idle';
import { askAhead } from '#platform/calls/calls-ahead';
import { guardAddress, guardRoute } from '#platform/session/guard';
import { hasSession } from '#platform/session/session';
import {
  hasParameters,
  href,
  isRouteName,
  type Layout,
  type PageModule,
  type PlacedRoute,
  ROUTE_NAMES,
  type RouteName,
  routeAt,
  routes,
} from '#routes';
import { loadWithAntd } from './antd/with-antd';
import { RouteError } from './errors/route-error';
import { PageSkeleton } from './layouts/page-skeleton';
import { withSession } from './layouts/with-session';
import { RootFrame } from './root-frame';
import { BareLayout } from './shell/bare-layout';
import { BulkLayout } from './shell/bulk-layout';
import { MainLayout } from './shell/main-layout';
import { titled } from './titled';

/**
 * The frames as the router takes them: a frame of few pages is loaded with the first of them. The one with most pages
 * is the last, for the router ranks all of its routes again with each branch that joins it.
 */
const LAYOUTS: Readonly<Record<Layout, Pick<RouteObject, 'Component' | 'lazy' | 'HydrateFallback'>>> = {
  bulk: { Component: withSession(BulkLayout) },
  mobile: {
    lazy: async () => ({ Component: (await import('./layouts/mobile-layout')).MobileLayout }),
    HydrateFallback: PageSkeleton,
  },
  help: {
    lazy: async () => ({ Component: (await import('./layouts/help-layout')).HelpLayout }),
    HydrateFallback: PageSkeleton,
  },
  bare: { Component: BareLayout },
  main: { Component: withSession(MainLayout) },
};

/**
 * The table as React Router's objects: one branch per frame, every route case-sensitive (ROUTE-01, ROUTE-02).
 * @param names the pages in it; all of them unless named
 */
export function routeObjects(
  queryClient: QueryClient,
  names: readonly RouteName[] = ROUTE_NAMES,
): RouteObject[] {
  const sections = Object.entries(SECTIONS).map(([path, first]) => redirectTo(path, first));
  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: RouteError,
      children: [
        { index: true, loader: redirectToStart, HydrateFallback: Nothing },
        ...sections,
        ...branches(queryClient, names),
        { Component: NotFoundFrame, children: [NOT_FOUND] },
      ],
    },
  ];
}

/** One branch per frame, with those of the pages that stand in it. */
function branches(queryClient: QueryClient, names: readonly RouteName[]): RouteObject[] {
  return Object.entries(LAYOUTS).map(([layout, frame]) => ({
    id: `layout-${layout}`,
    ...frame,
    children: names
      .filter((name) => routes[name].layout === layout)
      .map((name) => routeObject(name, queryClient)),
  }));
}

/** Around an address that names no page: the complete frame for a signed-in user, so that other work goes on. */
function NotFoundFrame() {
  const [isSignedIn] = useState(hasSession);
  return isSignedIn ? <MainLayout /> : <BareLayout isGate />;
}

/** The root has nothing to show on the way to the first page. */
function Nothing() {
  return null;
}

/** The root leads to the page that the account begins with (ROUTE-02); which one is asked for only there. */
async function redirectToStart() {
  const { startRoute } = await import('#platform/start-page');
  return replace(href(startRoute()));
}

/** Sections that are a frame and no page; their own address leads to the first page in them. */
const SECTIONS = { bigorder: 'bigorderMallListJson' } satisfies Readonly<Record<string, RouteName>>;

function redirectTo(path: string, target: RouteName): RouteObject {
  return { path, caseSensitive: true, element: <Navigate to={href(target)} replace /> };
}

const NOT_FOUND: RouteObject = {
  path: '*',
  loader: ({ request }) => guardAddress(request),
  lazy: () => import('./errors/not-found-page'),
  HydrateFallback: PageSkeleton,
};

function routeObject(name: RouteName, queryClient: QueryClient): RouteObject {
  const entry: PlacedRoute = routes[name];
  const target = entry.redirectTo;
  if (isRouteName(target)) return { id: name, ...redirectTo(entry.path, target) };
  const shared = { id: name, path: entry.path, caseSensitive: true, ErrorBoundary: RouteError };
  const { page } = entry;
  if (!page) throw new Error(`${name} has no page, and sends on to no route`);
  const loader: LoaderFunction = async ({ request }) => {
    const away = await guardRoute(name, request);
    // The router reports a page that does not load.
    const ask = (module: PageModule) => askAhead(queryClient, module.Component.callsAhead, request.url);
    if (!away) page().then(ask, () => undefined);
    return away;
  };
  // On the first page the frame stands at once and loads its account while guard and page are still on their way.
  const guarded = { ...shared, loader, HydrateFallback: PageSkeleton };
  return {
    ...guarded,
    lazy: async () => {
      const Page = await loadWithAntd(async () => (await page()).Component);
      return { Component: titled(Page, entry.title) };
    },
  };
}

/** The signs of a user: before them, no address changes by a press. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'popstate'];

/**
 * The portal's router over the browser's history (ROUTE-02). It begins with the page of the address, for all 300 hold up
 * a slow computer. The others join when the page has settled, at the first sign of the user before, or with another address.
 */
export function createPortalRouter(queryClient: QueryClient) {
  const first = routeAt(window.location.pathname);
  if (first === undefined || hasParameters(first)) {
    return createBrowserRouter(routeObjects(queryClient));
  }
  let rest = ROUTE_NAMES.filter((name) => name !== first);
  const joinRest = (): void => {
    const names = rest;
    rest = [];
    for (const { id = null, children = [] } of branches(queryClient, names)) {
      if (children.length > 0) router.patchRoutes(id, children);
    }
  };
  const router = createBrowserRouter(routeObjects(queryClient, [first]), {
    patchRoutesOnNavigation: joinRest,
  });
  whenIdle(joinRest);
  for (const sign of SIGNS) window.addEventListener(sign, joinRest, { capture: true, once: true });
  return router;
}
