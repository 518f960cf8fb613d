import { generatePath, type PathParam } from 'react-router';
import { billsRoutes } from './bills';
import { bulkOrderRoutes } from './bulk-order';
import type { PlacedRoute, RouteEntry } from './define';
import { helpRoutes } from './help';
import { invoicesRoutes } from './invoices';
import { lendingRoutes } from './lending';
import { messagesRoutes } from './messages';
import { mobileRoutes } from './mobile';
import { ordersRoutes } from './orders';
import { otherRoutes } from './other';
import { paymentRoutes } from './payment';
import { personalRoutes } from './personal';
import { policiesRoutes } from './policies';
import { posRoutes } from './pos';
import { projectsRoutes } from './projects';
import { rebatesRoutes } from './rebates';
import { shoppingRoutes } from './shopping';
import { statementsRoutes } from './statements';
import { storesRoutes } from './stores';
import { subApplicationsRoutes } from './sub-applications';
import { topLevelRoutes } from './top-level';
import { trafficRoutes } from './traffic';

export type {
  Layout,
  PageModule,
  PlacedRoute,
  RouteEntry,
  ShellPart,
} from './define';

const table = {
  ...shoppingRoutes,
  ...messagesRoutes,
  ...personalRoutes,
  ...statementsRoutes,
  ...posRoutes,
  ...rebatesRoutes,
  ...invoicesRoutes,
  ...billsRoutes,
  ...paymentRoutes,
  ...ordersRoutes,
  ...trafficRoutes,
  ...lendingRoutes,
  ...projectsRoutes,
  ...storesRoutes,
  ...policiesRoutes,
  ...otherRoutes,
  ...topLevelRoutes,
  ...mobileRoutes,
  ...helpRoutes,
  ...subApplicationsRoutes,
  ...bulkOrderRoutes,
};

type Table = typeof table;
export type RouteName = keyof Table & string;
type Params<N extends RouteName> = {
  [K in PathParam<Table[N]['path']>]?: string | null;
};

/** Every page of the portal by its route name. */
export const routes: Readonly<Record<RouteName, PlacedRoute>> = table;

/** The address of a page, e.g. `href('detail', { productCode })`; the compiler knows names and parameters. */
export function href<N extends RouteName>(name: N, params?: Params<N>): string {
  const entry: RouteEntry = routes[name];
  return generatePath(`/${entry.path}`, params ?? {});
}

/** The gate that a page stands behind: its own, or that of a page above its path (ROUTE-10). */
export function gateOf(name: RouteName): string | undefined {
  const { path } = routes[name];
  const above = Object.values(routes).find(
    ({ gate, path: gated }) => gate !== undefined && (path === gated || path.startsWith(`${gated}/`)),
  );
  return above?.gate;
}

/** Whether a text, such as a menu item's `routeName`, names a page of the portal. */
export function isRouteName(name: string | undefined): name is RouteName {
  return name !== undefined && Object.hasOwn(table, name);
}
