import { AUTH_RETURN_PATH } from '@dealer-portal/rules/failure';
import { atLogout, sessionPhase } from '@dealer-portal/rules/session';
import { journalAfterLogout } from '@dealer-portal/rules/submit';
import { clearNames, storedNames, storedText, storeText } from '../browser/storage';
import { withQuery } from '../browser/with-query';
import { config } from '../config';
import { forgetLastFrame } from './last-frame';
import { rememberAddress } from './return-address';
import { dropSession, readSession } from './stored-session';
import { leaveTab, releaseTab } from './tab-session';

export { readSession, storeSession } from './stored-session';

/** Whether somebody is signed in at this moment; what must follow the session asks `useSessionState`. */
export function hasSession(): boolean {
  return sessionPhase(readSession(), new Date()) !== 'ended';
}

/** Forgets the token alone; what the user had selected and typed stays (HTTP-07). */
export function forgetToken(): void {
  forgetLastFrame();
  dropSession();
  leaveTab();
}

/** Loads a page of the portal in place of this one; an address of another site leads home (AUTH-02). */
export function reloadWithin(path: string): void {
  const { origin } = window.location;
  const to = new URL(path, origin);
  window.location.replace(to.origin === origin ? to.href : '/');
}

/**
 * The address of the provider's login.
 * @param backTo path within the portal to come back to; this page when absent
 */
export function loginAddress(backTo: string = window.location.pathname + window.location.hash): string {
  return withQuery(config.loginUrl, { redirect: window.location.origin + backTo });
}

/** To the provider's login (AUTH-04), coming back as `loginAddress` says; to this page with its query. */
export function goToLogin(backTo?: string): void {
  if (backTo === undefined) rememberAddress();
  window.location.assign(loginAddress(backTo));
}

/** To the provider's authorisation page, with the current address as state (HTTP-07). */
export function goToAuthorise(): void {
  rememberAddress();
  const query = { redirect_uri: AUTH_RETURN_PATH, state: window.location.href };
  window.location.assign(withQuery(config.authoriseUrl, query));
}

/** Logs out: clears stored data but for what a logout keeps, then goes to the provider's logout (AUTH-05). */
export function logOut(): void {
  clearSession();
  // An answer that is still on its way would be remembered until the page is gone.
  window.addEventListener('pagehide', clearSession, { once: true });
  goToLogout();
}

/** Leaves the session that is alive, by a press after a failed sign-in; what the user had typed stays (AUTH-03). */
export function leaveToProvider(): void {
  forgetToken();
  goToLogout();
}

function goToLogout(): void {
  window.location.assign(withQuery(config.logoutUrl, { redirect: `${window.location.origin}/` }));
}

/**
 * Clears everything that a logout clears; what other accounts have left in this browser stays theirs, and a submit whose
 * outcome is unknown stays recorded (AUTH-05, ORDER-01).
 */
export function clearSession(): void {
  const local = storedNames('local');
  const session = storedNames('session');
  forgetToken();
  releaseTab();
  for (const name of local) clearAtLogout('local', name);
  for (const name of session) clearAtLogout('session', name);
}

function clearAtLogout(kind: 'local' | 'session', name: string): void {
  const fate = atLogout(name);
  if (fate === 'keep') return;
  const text = fate === 'keepUnsettled' ? storedText(kind, name) : null;
  const rest = text === null ? undefined : journalAfterLogout(text);
  if (rest === undefined) clearNames(kind, [name]);
  else if (rest !== text) storeText(kind, name, rest);
}
