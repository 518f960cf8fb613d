import type { OperationId } from '../bundle/operation-ids';
import { BASE_PATH, type Description, type Method, type OperationObject } from './description';

/** One call of the catalogue with the address that the mock serves it at. */
export interface Route {
  readonly operationId: OperationId;
  readonly method: Method;
  /** With `/new/api` before it, templates as in the description. */
  readonly path: string;
  readonly segments: readonly string[];
  readonly operation: OperationObject;
  /** False for calls that anybody may send (`security: []`). */
  readonly isSecured: boolean;
}

/** Whether a call changes nothing. */
export const isRead = ({ operation }: Route): boolean => operation['x-effect'] === 'read';

export type Match =
  | { readonly kind: 'found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'otherMethod'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' };

const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete', 'patch'];

/** Every operation of the description as a route. */
export function routesOf(description: Description): readonly Route[] {
  return Object.entries(description.paths).flatMap(([path, pathItem]) =>
    METHODS.flatMap((method) => {
      const operation = pathItem[method];
      if (!operation) return [];
      const served = BASE_PATH + path;
      const security = operation.security ?? description.security ?? [];
      const segments = served.split('/').slice(1);
      return [
        {
          operationId: operation.operationId,
          method,
          path: served,
          segments,
          operation,
          isSecured: security.length > 0,
        },
      ];
    }),
  );
}

/**
 * Finds the route of a request; literal segments beat templates, from left to right.
 * @param pathname still percent-encoded
 * @throws URIError when a template segment is not valid percent-encoding
 */
export function matchRoute(routes: readonly Route[], method: string, pathname: string): Match {
  const plain = byAddress(routes).get(`${method.toLowerCase()} ${pathname}`);
  if (plain) return { kind: 'found', route: plain, params: {} };
  const segments = pathname.split('/').slice(1);
  const fitting = routesOfLength(routes, segments.length)
    .filter((route) => fits(route, segments))
    .sort(byLiterals);
  if (fitting.length === 0) return { kind: 'unknown' };
  const lowerMethod = method.toLowerCase();
  const route = fitting.find((candidate) => candidate.method === lowerMethod);
  if (!route)
    return { kind: 'otherMethod', allowed: fitting.map((candidate) => candidate.method.toUpperCase()) };
  return { kind: 'found', route, params: paramsOf(route, segments) };
}

/** Routes without templates by method and path: most requests need no further comparing. */
const byName = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>();

function byAddress(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const known =
    byName.get(routes) ??
    new Map(
      routes
        .filter(({ segments }) => !segments.some(isTemplate))
        .map((route) => [`${route.method} ${route.path}`, route]),
    );
  byName.set(routes, known);
  return known;
}

/** Routes by their number of segments, so that a request is compared with few of them. */
const byLength = new WeakMap<readonly Route[], Map<number, readonly Route[]>>();

function routesOfLength(routes: readonly Route[], length: number): readonly Route[] {
  const known = byLength.get(routes) ?? new Map<number, readonly Route[]>();
  byLength.set(routes, known);
  const same = known.get(length) ?? routes.filter((route) => route.segments.length === length);
  known.set(length, same);
  return same;
}

function isTemplate(segment: string): boolean {
  return segment.startsWith('{');
}

function fits(route: Route, segments: readonly string[]): boolean {
  return route.segments.every((part, at) => (isTemplate(part) ? segments[at] !== '' : part === segments[at]));
}

function byLiterals(left: Route, right: Route): number {
  const shape = (route: Route) => route.segments.map((part) => (isTemplate(part) ? '1' : '0')).join('');
  return shape(left) < shape(right) ? -1 : 1;
}

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> {
  const pairs = route.segments.flatMap((part, at): [string, string][] =>
    isTemplate(part) ? [[part.slice(1, -1), decodeURIComponent(segments[at] ?? '')]] : [],
  );
  return Object.fromEntries(pairs);
}
