import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import {
  createBrowserRouter,
  type LoaderFunction,
  Navigate,
  type RouteObject,
  replace,
} from 'react-router-dom';
import { whenIdle } from '#platform/browser/when-idle';
import { askAhead } from '#platform/calls/calls-ahead';
import { isOfferedAt } from '#platform/page-rights';
import { askAccountAhead } from '#platform/session/account-calls';
import { guardAddress, guardRoute } from '#platform/session/guard';
import { hasSession } from '#platform/session/session';
import {
  hasParameters,
  href,
  isPageName,
  isRouteName,
  type Layout,
  type PlacedRoute,
  ROUTE_NAMES,
  type RouteName,
  routeAt,
  routes,
} from '#routes';
import { knowOffered } from '#ui/page/offered';
import { loadWithAntd } from './antd/with-antd';
import { RouteError } from './errors/route-error';
import { PageSkeleton } from './layouts/page-skeleton';
import { withRight } from './layouts/right-guard';
import { withSession } from './layouts/with-session';
import { loadPage, type PageModule } from './pages';
import { RootFrame } from './root-frame';
import { BareLayout } from './shell/bare-layout';
import { BulkLayout } from './shell/bulk-layout';
import { MainLayout } from './shell/main-layout';
import { titled } from './titled';

type Frame = Pick<RouteObject, 'Component' | 'loader' | 'HydrateFallback'>;

/**
 * The frames as the router takes them: a frame of few pages is loaded with the first of them. The one with most pages
 * is the last, for the router ranks all of its routes again with each branch that joins it.
 */
const LAYOUTS: Readonly<Record<Layout, Frame>> = {
  bulk: { Component: withSession(BulkLayout) },
  mobile: lateFrame(async () => (await import('./layouts/mobile-layout')).MobileLayout),
  help: lateFrame(async () => (await import('./layouts/help-layout')).HelpLayout),
  bare: { Component: BareLayout },
  main: { Component: withSession(MainLayout) },
};

function lateFrame(load: () => Promise<ComponentType>): Frame {
  const { fetch, ...drawn } = late(load);
  return { ...drawn, loader: fetch };
}

/**
 * A part of the portal whose code comes with the first visit to it. The router's own `lazy` would remember a visit
 * without a network, and answer each later one with its failure.
 */
function late(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  const fetch = async (): Promise<null> => {
    Loaded ??= await load();
    return null;
  };
  // On the first page the frame stands at once and loads its account while guard and page are still on their way.
  return { fetch, Component: () => Loaded && <Loaded />, HydrateFallback: PageSkeleton };
}

/**
 * The table as React Router's objects: one branch per frame, every route case-sensitive (ROUTE-01, ROUTE-02).
 * @param names the pages in it; all of them unless named
 */
export function routeObjects(
  queryClient: QueryClient,
  names: readonly RouteName[] = ROUTE_NAMES,
): RouteObject[] {
  knowOffered(isOfferedAt);
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

const { fetch: fetchNotFound, ...NOT_FOUND_PAGE } = late(
  async () => (await import('./errors/not-found-page')).Component,
);

/** The frames that wait for account and rights. */
const FRAMES: ReadonlySet<Layout> = new Set(['main', 'bulk']);

const NOT_FOUND: RouteObject = {
  ...NOT_FOUND_PAGE,
  path: '*',
  loader: ({ request }) => guardAddress(request) ?? fetchNotFound(),
};

function routeObject(name: RouteName, queryClient: QueryClient): RouteObject {
  const entry: PlacedRoute = routes[name];
  const target = entry.redirectTo;
  if (isRouteName(target)) return { id: name, ...redirectTo(entry.path, target) };
  const shared = { id: name, path: entry.path, caseSensitive: true, ErrorBoundary: RouteError };
  if (!isPageName(name)) throw new Error(`${name} has no page, and sends on to no route`);
  const page = () => loadPage(name);
  const { fetch, ...drawn } = late(async () => {
    const Page = await loadWithAntd(async () => (await page()).Component);
    return withRight(titled(Page, entry.title), name);
  });
  const hasFrame = FRAMES.has(entry.layout);
  const loader: LoaderFunction = async ({ request }) => {
    // The page's code first: the browser opens few connections at once.
    const arriving = fetch();
    arriving.catch(() => undefined);
    // Before anything is drawn and before the page's own questions: nothing opens without these answers.
    if (hasFrame && hasSession()) askAccountAhead(queryClient);
    const away = await guardRoute(name, request);
    if (away) return away;
    const ask = ({ Component: { callsAhead } }: PageModule) =>
      askAhead(queryClient, { name, callsAhead }, request.url);
    page().then(ask, () => undefined);
    return arriving;
  };
  return { ...shared, ...drawn, loader };
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
