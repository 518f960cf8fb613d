import { routeGuard, sessionPhase } from '@dealer-portal/rules/session';
import { redirect } from 'react-router';
import { href, type RouteName, routes } from '#routes';
import { passGate } from './gate';
import { readSession } from './session';

/** Lets a route open, or sends the user elsewhere: 403 without a session, home at a closed gate (AUTH-04, ROUTE-03). */
export async function guardRoute(name: RouteName, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (/\/new\/mall/.test(pathname)) return redirect('/');
  const hasToken = sessionPhase(readSession(), new Date()) !== 'ended';
  if (routes[name].layout !== 'bare' && routeGuard(pathname, hasToken) === 'forbidden') {
    return redirect(href('forbidden'));
  }
  const { gate } = routes[name];
  if (gate !== undefined && !(await passGate(gate))) return redirect(href('index'));
  return null;
}
