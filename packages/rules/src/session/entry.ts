/** The decisions when the portal is opened, and when a route is entered (AUTH-02 to AUTH-04). */
import { type AddressSession, addressErrorText, addressSession, type PageAddress } from './address-query';
import { opensWithoutSession } from './exempt-paths';
import { type StoredSession, sessionEnd, sessionPhase } from './expiry';

/** The facts at the opening of the portal; `address` is the address of the page with its query. */
export interface EntryFacts extends StoredSession {
  readonly address: PageAddress;
}

/**
 * The first step: store the token and reload, show the error, log out and go to login. Else the external login opens,
 * or the portal goes on.
 */
export type EntryDecision =
  | { readonly kind: 'adopt'; readonly token: string; readonly endsAt: number; readonly reloadTo: string }
  | { readonly kind: 'refuse'; readonly text: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'enter' };

/** The decision when the portal is opened (AUTH-02, AUTH-03, AUTH-04). */
export function sessionEntry(facts: EntryFacts, now: Date): EntryDecision {
  const session: AddressSession = addressSession(facts.address);
  switch (session.kind) {
    case 'error':
      return { kind: 'refuse', text: addressErrorText(session.errorCode) };
    case 'token': {
      const { token, expireAt, reloadTo } = session;
      return { kind: 'adopt', token, endsAt: sessionEnd(expireAt, now), reloadTo };
    }
    case 'none': {
      const hasSession = sessionPhase(facts, now) !== 'ended';
      return { kind: hasSession || opensWithoutSession(facts.address.pathname) ? 'enter' : 'login' };
    }
  }
}

/** Whether a route inside the portal may be entered, or the 403 page stands in its place (AUTH-04, 2§2). */
export function routeGuard(pathname: string, hasToken: boolean): 'enter' | 'forbidden' {
  return hasToken || opensWithoutSession(pathname) ? 'enter' : 'forbidden';
}
