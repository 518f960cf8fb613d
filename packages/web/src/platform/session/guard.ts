import { routeGuard } from '@dealer-portal/rules/session';
import { redirect } from 'react-router-dom';
import { gateOf, href, type RouteName } from '#routes';
import { isClosedNow } from '../page-rights';
import { passGate } from './gate';
import { hasSession } from './session';

/** The error pages open to everyone: they are where a refused user is sent. */
const OPEN_TO_ALL: ReadonlySet<RouteName> = new Set(['forbidden', 'unavailable']);

/** Where an address of the former mall leads: its paths are no pages any more (ROUTE-07). */
export function guardAddress(request: Request): Response | null {
  return new URL(request.url).pathname.includes('/new/mall') ? redirect('/') : null;
}

/**
 * Lets a route open, or sends the user elsewhere (AUTH-04, ROUTE-03, ROUTE-07, ROUTE-10). A former mall address leads
 * to the root, a missing session to 403, a closed gate home.
 */
export async function guardRoute(name: RouteName, request: Request): Promise<Response | null> {
  const away = guardAddress(request);
  if (away || OPEN_TO_ALL.has(name)) return away;
  const { pathname } = new URL(request.url);
  const hasToken = hasSession();
  if (routeGuard(pathname, hasToken) === 'forbidden') return redirect(href('forbidden'));
  const gate = gateOf(name);
  // What is known to be closed says so itself, without a question at the gate.
  if (gate === undefined || isClosedNow(name)) return null;
  const closed = await passGate(gate);
  return closed ? redirect(href(closed)) : null;
}
