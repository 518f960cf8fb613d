import { AUTH_RETURN_PATH } from '@dealer-portal/rules/failure';
import { keysToClear, type StoredSession } from '@dealer-portal/rules/session';
import { config } from './config';
import { rememberAddress } from './return-address';
import { clearNames, isRecord, slot, storedNames } from './storage';

interface Session {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

const COOKIE = 'dealer-portal-session';
const COOKIE_SCOPE = `path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

function isSession(value: unknown): value is Session {
  return isRecord(value) && typeof value['token'] === 'string' && typeof value['endsAt'] === 'number';
}

const stored = slot<Session>('local', 'session', isSession);

/** The stored session, from local storage or, on hosts without it, from the cookie (AUTH-01). */
export function readSession(): StoredSession {
  return stored.read() ?? cookieSession() ?? {};
}

/** Keeps the session until its end, in local storage and, on hosts without it, in a cookie (AUTH-01). */
export function storeSession(session: Session): void {
  stored.write(session);
  if (stored.read() !== undefined) return;
  const value = encodeURIComponent(JSON.stringify(session));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers that dealers still use
  document.cookie = `${COOKIE}=${value}; expires=${new Date(session.endsAt).toUTCString()}; ${COOKIE_SCOPE}`;
}

/** Forgets the token alone; what the user had selected and typed stays (HTTP-07). */
export function forgetToken(): void {
  stored.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${COOKIE}=; expires=${new Date(0).toUTCString()}; ${COOKIE_SCOPE}`;
}

/** Calls back when another tab signed in or out; returns how to stop. The cookie variant has no such word. */
export const watchSession = stored.watch;

/** The token for the next call. */
export function currentToken(): string | undefined {
  return readSession().token ?? undefined;
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
  return `${config.loginUrl}?${new URLSearchParams({ redirect: window.location.origin + backTo })}`;
}

/** To the provider's login (AUTH-04), coming back as `loginAddress` says; to this page with its query. */
export function goToLogin(backTo?: string): void {
  if (backTo === undefined) rememberAddress();
  window.location.assign(loginAddress(backTo));
}

/** To the provider's authorisation page, with the current address as state (HTTP-07). */
export function goToAuthorise(): void {
  rememberAddress();
  const query = new URLSearchParams({
    redirect_uri: AUTH_RETURN_PATH,
    state: window.location.href,
  });
  window.location.assign(`${config.authoriseUrl}?${query}`);
}

/** Logs out: clears stored data but for the report-created flag, then goes to the provider's logout (AUTH-05). */
export function logOut(): void {
  clearSession();
  // An answer that is still on its way would be remembered until the page is gone.
  window.addEventListener('pagehide', clearSession, { once: true });
  const query = new URLSearchParams({ redirect: `${window.location.origin}/` });
  window.location.assign(`${config.logoutUrl}?${query}`);
}

/** Clears everything that a logout clears (AUTH-05). */
export function clearSession(): void {
  forgetToken();
  clearNames('local', keysToClear(storedNames('local')));
  clearNames('session', keysToClear(storedNames('session')));
}

function cookieSession(): Session | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  if (!pair) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(COOKIE.length + 1)));
    return isSession(value) ? value : undefined;
  } catch {
    // Someone else's cookie of the same name is no session.
    return undefined;
  }
}
