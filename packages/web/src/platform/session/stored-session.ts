/** The session as all tabs of this browser share it: in local storage or, on hosts without it, in a cookie (AUTH-01). */
import { isRecord, sharedSlot } from '../browser/storage';

/** The owner of a session, for other tabs to compare and for people to read. */
export interface SessionOwner {
  readonly id: string;
  readonly name: string;
  readonly saletoCode: string;
}

/** A session with a token in it. */
export interface Session {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** Noted by the tab that has asked for it; absent until then. */
  readonly owner?: SessionOwner | undefined;
}

const COOKIE = 'dealer-portal-session';

/** Whether another page shows the portal in a frame. */
export const isFramed = (): boolean => window.self !== window.top;

/** In a frame of another site a browser takes only a cookie that belongs to this pair of sites. */
function cookieScope(): string {
  if (window.location.protocol !== 'https:') return 'path=/; SameSite=Lax';
  return isFramed() ? 'path=/; SameSite=None; Secure; Partitioned' : 'path=/; SameSite=Lax; Secure';
}

function isOwner(value: unknown): value is SessionOwner {
  const texts = ['id', 'name', 'saletoCode'];
  return isRecord(value) && texts.every((name) => typeof value[name] === 'string');
}

function isSession(value: unknown): value is Session {
  if (!isRecord(value) || typeof value['token'] !== 'string' || typeof value['endsAt'] !== 'number')
    return false;
  return value['owner'] === undefined || isOwner(value['owner']);
}

const stored = sharedSlot<Session>('local', 'session', isSession);

/** The stored session; nothing in it when nobody is signed in (AUTH-01). */
export function readSession(): Partial<Session> {
  return stored.read() ?? cookieSession() ?? {};
}

/**
 * Keeps the session until its end, in local storage and, on hosts without it, in a cookie (AUTH-01).
 * @returns whether the browser keeps it
 */
export function storeSession(session: Session): boolean {
  stored.write(session);
  if (stored.read()?.token === session.token) return true;
  // What stands there is older than what could not be written, and would be read before the cookie.
  stored.clear();
  const value = encodeURIComponent(JSON.stringify(session));
  const seconds = Math.floor((session.endsAt - Date.now()) / 1000);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers that dealers still use
  document.cookie = `${COOKIE}=${value}; max-age=${seconds}; ${cookieScope()}`;
  return cookieSession()?.token === session.token;
}

/** Forgets the session, for all tabs. */
export function dropSession(): void {
  stored.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${COOKIE}=; max-age=0; ${cookieScope()}`;
}

/** Calls back when another tab signed in or out; returns how to stop. The cookie variant has no such word. */
export const watchSession = stored.watch;

function cookieSession(): Session | undefined {
  const pair = document.cookie.split('; ').find((item) => item.startsWith(`${COOKIE}=`));
  if (!pair) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(COOKIE.length + 1)));
    return isSession(value) ? value : undefined;
  } catch {
    // Someone else's cookie of the same name is no session.
    return undefined;
  }
}
