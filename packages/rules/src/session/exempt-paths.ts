/** The routes that may be opened without a session, in the two lists of the specification (AUTH-04, 2§2). */
import { pathSegments } from '../pathname';

const LOGIN_EXEMPT: readonly string[] = [
  '/',
  '/401',
  '/payment/paymentDone',
  '/signing',
  '/evaluationcontent',
  '/login',
  '/evaluationsuccess',
  '/indexcontent',
  '/udeskcustomerview',
  '/orderDetail',
];

const FORBIDDEN_EXEMPT: readonly string[] = [
  '/indexcontent',
  '/evaluationcontent',
  '/evaluationsuccess',
  '/udeskcustomerview',
];

/** Whether the path is one of these routes or has one followed by parameters; the root stands for itself alone. */
function isUnder(routes: readonly string[], pathname: string): boolean {
  const parts = pathSegments(pathname);
  return routes.some((route) => {
    const wanted = pathSegments(route);
    return wanted.length === 0 ? parts.length === 0 : wanted.every((part, at) => parts[at] === part);
  });
}

/** Whether the route never sends to the login page for want of a token; case-sensitive as all routes (AUTH-04). */
export function isLoginExempt(pathname: string): boolean {
  return isUnder(LOGIN_EXEMPT, pathname);
}

/** Whether the route is never replaced by the 403 page (AUTH-04, HTTP-08). */
export function isForbiddenExempt(pathname: string): boolean {
  return isUnder(FORBIDDEN_EXEMPT, pathname);
}
