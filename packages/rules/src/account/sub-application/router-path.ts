import { portalPath } from '../../base/link';

/**
 * The path that a sub-application gave to its router handle, which never leaves the portal (HTTP-12).
 * @throws TypeError when it is no text: a mistake of the sub-application's programmer
 */
export function routerPath(path: unknown): string {
  if (typeof path === 'string' && path !== '') return portalPath(path);
  throw new TypeError('mainRouter: the parameter path must be a string, e.g. /order/list');
}
