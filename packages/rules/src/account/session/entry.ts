/** The decisions when the portal is opened, and when a route is entered (AUTH-02 to AUTH-04). */
import { refuse } from '../../base/refusal';
import { type AddressSession, addressSession, type PageAddress } from './address-query';
import { opensWithoutSession } from './exempt-paths';
import { type StoredSession, sessionEnd, sessionPhase } from './expiry';
import type { SessionRefusal } from './session-refusals';

/** The facts at the opening of the portal; `address` is the address of the page with its query. */
export interface EntryFacts extends StoredSession {
  readonly address: PageAddress;
}

/** A token that has arrived: until when it holds, in milliseconds since the epoch, and the address to load then. */
export interface ArrivedToken {
  readonly token: string;
  readonly endsAt: number;
  readonly reloadTo: string;
}

/**
 * The first step. `adopt`: store the token and reload. `askWhose`: a session is alive, and the token may be somebody
 * else's (`adoption` decides). `askTime`: the token is over as it arrives, or the clock is wrong (`lateToken` decides).
 * `refuse`: show the error and clear nothing; after a press the portal logs out and goes to login. `login`: the external
 * login opens. `enter`: the portal goes on.
 */
export type EntryDecision =
  | (ArrivedToken & { readonly kind: 'adopt' | 'askWhose' | 'askTime' })
  | {
      readonly kind: 'refuse';
      readonly refusal: SessionRefusal;
      readonly reloadTo: string;
      readonly isSignedIn: boolean;
    }
  | { readonly kind: 'login' }
  | { readonly kind: 'enter' };

/** The decision when the portal is opened (AUTH-02, AUTH-03, AUTH-04). */
export function sessionEntry(facts: EntryFacts, now: Date): EntryDecision {
  const session: AddressSession = addressSession(facts.address);
  const isSignedIn = sessionPhase(facts, now) !== 'ended';
  switch (session.kind) {
    case 'error': {
      const { errorCode, reloadTo } = session;
      return { kind: 'refuse', refusal: refuse('session.loginFailed', { errorCode }), reloadTo, isSignedIn };
    }
    case 'token': {
      const { token, expireAt, reloadTo } = session;
      const arrived = { token, endsAt: sessionEnd(expireAt, now), reloadTo };
      if (sessionPhase(arrived, now) === 'ended') return { kind: 'askTime', ...arrived };
      return { kind: tokenStep(facts, token, now), ...arrived };
    }
    case 'none':
      return { kind: isSignedIn || opensWithoutSession(facts.address.pathname) ? 'enter' : 'login' };
  }
}

/** Whether an arrived token that holds is taken at once: no other session is alive in this browser (AUTH-02). */
export function tokenStep(stored: StoredSession, token: string, now: Date): 'adopt' | 'askWhose' {
  return sessionPhase(stored, now) === 'ended' || stored.token === token ? 'adopt' : 'askWhose';
}

/** Whether a route inside the portal may be entered, or the 403 page stands in its place (AUTH-04, 2§2). */
export function routeGuard(pathname: string, hasToken: boolean): 'enter' | 'forbidden' {
  return hasToken || opensWithoutSession(pathname) ? 'enter' : 'forbidden';
}
