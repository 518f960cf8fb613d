import type { PageState } from '@dealer-portal/rules/menu';
import { generatePath, matchPath, type PathParam, parsePath } from 'react-router-dom';
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

export { areaOf } from './areas';
export type {
  Layout,
  PlacedRoute,
  RouteEntry,
  ShellPart,
} from './define';

/** The tables of the sections. */
export const sections = {
  shopping: shoppingRoutes,
  messages: messagesRoutes,
  personal: personalRoutes,
  statements: statementsRoutes,
  pos: posRoutes,
  rebates: rebatesRoutes,
  invoices: invoicesRoutes,
  bills: billsRoutes,
  payment: paymentRoutes,
  orders: ordersRoutes,
  traffic: trafficRoutes,
  lending: lendingRoutes,
  projects: projectsRoutes,
  stores: storesRoutes,
  policies: policiesRoutes,
  other: otherRoutes,
  topLevel: topLevelRoutes,
  mobile: mobileRoutes,
  help: helpRoutes,
  subApplications: subApplicationsRoutes,
  bulkOrder: bulkOrderRoutes,
};

export type Sections = typeof sections;
export type SectionName = keyof Sections;

/** The tables of all sections as one. */
type Table = Merged<Sections[SectionName]>;
/** The intersection of a union's members, which the compiler infers for what a function takes. */
type Merged<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer M) => void
  ? M
  : never;

/** The names of a table that open a page: the others send on. */
export type PageNamesOf<T> = {
  [N in keyof T & string]: T[N] extends { readonly redirectTo: string } ? never : N;
}[keyof T & string];

export type RouteName = keyof Table & string;
/** A route that opens a page. */
export type PageName = PageNamesOf<Table>;
type Params<N extends RouteName> = {
  [K in PathParam<Table[N]['path']>]?: string | null;
};

/** Every page of the portal by its route name. */
// The compiler cannot follow names through a merge; each keeps its own entry.
export const routes = Object.assign({}, ...Object.values(sections)) as Readonly<
  Record<RouteName, PlacedRoute>
>;

/** The address of a page, e.g. `href('detail', { productCode })`; the compiler knows names and parameters. */
export function href<N extends RouteName>(name: N, params?: Params<N>): string {
  const entry: RouteEntry = routes[name];
  return generatePath(`/${entry.path}`, params ?? {});
}

const GATED = Object.values(routes).filter(({ gate }) => gate !== undefined);

/** The gate that a page stands behind: its own, or that of a page above its path (ROUTE-10). */
export function gateOf(name: RouteName): string | undefined {
  const { path } = routes[name];
  return GATED.find(({ path: gatedPath }) => path === gatedPath || path.startsWith(`${gatedPath}/`))?.gate;
}

/** Whether a text, such as a menu item's `routeName`, names a page of the portal. */
export function isRouteName(name: string | undefined): name is RouteName {
  return name !== undefined && Object.hasOwn(routes, name);
}

/** Whether the page shows one object, such as an order, by which its tab is named. */
export function isObjectPage(name: string | undefined): boolean {
  const entry: RouteEntry | undefined = isRouteName(name) ? routes[name] : undefined;
  return entry?.ofObject === true;
}

/** Whether a route opens a page and does not send on to another. */
export function isPageName(name: RouteName): name is PageName {
  return routes[name].redirectTo === undefined;
}

/** Whether the page's path has a part that cannot be left out, such as the number of its object. */
export function needsObject(name: RouteName): boolean {
  return /:\w+(?![\w?])/.test(routes[name].path);
}

const OPTIONAL = /\/(:\w+\?|\*)/g;

/** The names of all pages. */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

/** Addresses without parameters by a look-up; a menu asks for some hundred of them. */
const BY_ADDRESS: ReadonlyMap<string, RouteName> = new Map(
  ROUTE_NAMES.flatMap((name) => {
    const address = `/${routes[name].path}`.replace(OPTIONAL, '');
    return address.includes(':') ? [] : [[address, name]];
  }),
);

/** The addresses of the pages that need no object, for one who typed another. */
export function simpleAddresses(): readonly string[] {
  return [...BY_ADDRESS.keys()];
}

/** Whether an address of the page may carry a parameter. */
export function hasParameters(name: RouteName): boolean {
  return /[:*]/.test(routes[name].path);
}

const WITH_PARAMETERS = ROUTE_NAMES.filter(hasParameters);

/** The route that an address of the portal opens; none when no page is named so. */
export function routeAt(address: string): RouteName | undefined {
  const { pathname = '/' } = parsePath(address);
  if (pathname === '/') return 'index';
  return (
    BY_ADDRESS.get(pathname.replace(/\/$/, '')) ??
    WITH_PARAMETERS.find((name) =>
      matchPath({ path: `/${routes[name].path}`, caseSensitive: true }, pathname),
    )
  );
}

/**
 * The state of the page behind an address of the portal, for a menu item; an address without a route is still to come.
 */
export function pageStateAt(address: string): PageState {
  const name = routeAt(address);
  if (name === undefined) return 'planned';
  const needsObject =
    routes[name].ofObject === true && BY_ADDRESS.get(parsePath(address).pathname ?? '') === name;
  return needsObject && !address.includes('?') ? 'noEntry' : 'ready';
}
