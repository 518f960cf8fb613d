import { createBrowserRouter, type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { guardRoute } from '#platform/guard';
import { href, isRouteName, type Layout, type PlacedRoute, type RouteName, routes } from '#routes';
import { NotFoundPage } from './errors/error-pages';
import { RouteError } from './errors/route-error';
import { NotYetPage } from './not-yet-page';
import { RootFrame } from './root-frame';
import { BareLayout } from './shell/bare-layout';
import { MainLayout } from './shell/main-layout';

const LAYOUTS = {
  main: MainLayout,
  bulk: MainLayout,
  mobile: BareLayout,
  help: BareLayout,
  bare: BareLayout,
} satisfies Record<Layout, () => React.ReactNode>;

/** The whole table as React Router's objects: one branch per frame, every route case-sensitive (ROUTE-01, ROUTE-02). */
export function routeObjects(): RouteObject[] {
  const branches = Object.entries(LAYOUTS).map(([layout, Component]): RouteObject => {
    const names = Object.keys(routes).filter(isRouteName);
    const children = names.filter((name) => routes[name].layout === layout).map(routeObject);
    return { id: `layout-${layout}`, Component, children };
  });
  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <Navigate to={href('index')} replace /> },
        ...branches,
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

function routeObject(name: RouteName): RouteObject {
  const entry: PlacedRoute = routes[name];
  const shared = {
    id: name,
    path: entry.path,
    caseSensitive: true,
    ErrorBoundary: RouteError,
  };
  const target = entry.redirectTo;
  if (isRouteName(target)) return { ...shared, element: <Navigate to={href(target)} replace /> };
  const loader: LoaderFunction = ({ request }) => guardRoute(name, request);
  const { page } = entry;
  if (!page) return { ...shared, loader, Component: NotYetPage };
  return {
    ...shared,
    loader,
    lazy: async () => ({ Component: (await page()).Component }),
  };
}

/** The portal's router over the browser's history. */
export function PortalRouter({ router }: { readonly router: ReturnType<typeof createPortalRouter> }) {
  return <RouterProvider router={router} />;
}

export function createPortalRouter() {
  return createBrowserRouter(routeObjects());
}
