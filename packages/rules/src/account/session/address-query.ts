/** The result of the provider's redirect in the address: a token, an error, or nothing (AUTH-02, AUTH-03). */

import { portalPath } from '../../base/link';

/** The address as the browser splits it; `search` with its `?`, `hash` with its `#`. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * `reloadTo` is the address without its query: path and hash stay, and it is a path of the portal (AUTH-02).
 * `errorCode` is undefined for one that is no code: the text of a stranger goes no further (AUTH-03).
 */
export type AddressSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string; readonly expireAt?: string; readonly reloadTo: string }
  | { readonly kind: 'error'; readonly errorCode: string | undefined; readonly reloadTo: string };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is no reason to lose the value: it is taken as it stands.
    return text;
  }
}

function queryField(search: string, name: string): string {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [field = '', ...rest] = pair.split('=');
    if (decoded(field) === name) return decoded(rest.join('='));
  }
  return '';
}

/**
 * Reads `?token=` and `?errorCode=`; an error wins over a token (AUTH-02, AUTH-03).
 * Assumption: a plus stays a plus, since a token may hold one and never holds a space; the same address may also
 * carry `expireAt`.
 */
export function addressSession({ pathname, search, hash }: PageAddress): AddressSession {
  const reloadTo = portalPath(pathname) + hash;
  const errorCode = queryField(search, 'errorCode');
  if (errorCode !== '')
    return { kind: 'error', errorCode: ERROR_CODE.test(errorCode) ? errorCode : undefined, reloadTo };
  const token = queryField(search, 'token');
  if (token === '') return { kind: 'none' };
  const expireAt = queryField(search, 'expireAt');
  return { kind: 'token', token, ...(expireAt === '' ? {} : { expireAt }), reloadTo };
}

/** A code of the provider; anything else is somebody's own text (AUTH-03). */
const ERROR_CODE = /^[\w.-]{1,32}$/;
