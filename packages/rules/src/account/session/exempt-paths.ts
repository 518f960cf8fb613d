/** The routes that open without a session: the two lists of the specification, and other open pages (AUTH-04, 2§2). */
import { pathSegments } from '../../base/pathname';

/** A route, and how many parameters may follow it; nothing else below it is meant (ROUTE-09). */
type Routes = Readonly<Record<string, number>>;

const LOGIN_EXEMPT: Routes = {
  '/': 0,
  '/401': 0,
  '/payment/paymentDone': 0,
  '/signing': 1,
  '/evaluationcontent': 0,
  '/login': 0,
  '/evaluationsuccess': 0,
  '/indexcontent': 0,
  '/udeskcustomerview': 0,
  '/orderDetail': 0,
};

const FORBIDDEN_EXEMPT: Routes = {
  '/indexcontent': 0,
  '/evaluationcontent': 0,
  '/evaluationsuccess': 0,
  '/udeskcustomerview': 0,
};

/**
 * In neither list: what everybody may read, the other address of the result of a payment, and the error pages, which a
 * user may load again where the portal put them (ROUTE-09, HTTP-08).
 */
const OPEN_BESIDES: Routes = {
  '/protectionPolicy': 0,
  '/paymentDone': 0,
  '/mall/helpPage': 0,
  '/403': 0,
  '/404': 0,
  '/503': 0,
};

/** Whether the path is one of these routes with its parameters; case-sensitive as all routes. */
function isOneOf(routes: Routes, pathname: string): boolean {
  const parts = pathSegments(pathname);
  return Object.entries(routes).some(([route, parameters]) => {
    const segments = pathSegments(route);
    const rest = parts.length - segments.length;
    return rest >= 0 && rest <= parameters && segments.every((part, at) => parts[at] === part);
  });
}

/** Whether the route never sends to the login page for want of a token (AUTH-04). */
export function isLoginExempt(pathname: string): boolean {
  return isOneOf(LOGIN_EXEMPT, pathname);
}

/** Whether the route is never replaced by the 403 page (AUTH-04, HTTP-08). */
export function isForbiddenExempt(pathname: string): boolean {
  return isOneOf(FORBIDDEN_EXEMPT, pathname);
}

/** Whether the page opens without a session (AUTH-04, ROUTE-09). */
export function opensWithoutSession(pathname: string): boolean {
  return isLoginExempt(pathname) || isForbiddenExempt(pathname) || isOneOf(OPEN_BESIDES, pathname);
}
