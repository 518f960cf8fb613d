/**
 * The query of the page that a sign-in interrupts. The provider leads back to the page without it (AUTH-02), which
 * would lose filters and the number of the shown order. So the tab remembers it until the user is back.
 */
import { isRecord, sharedSlot } from '../browser/storage';

interface Interrupted {
  readonly pathname: string;
  readonly search: string;
  /** Whether the token has arrived for this page, and the page is loading again. */
  readonly isBack: boolean;
}

function isInterrupted(value: unknown): value is Interrupted {
  return isRecord(value) && typeof value['pathname'] === 'string' && typeof value['search'] === 'string';
}

const stored = sharedSlot<Interrupted>('session', 'interrupted', isInterrupted);

/** The parameters of a sign-in itself are never restored. */
const OF_SIGN_IN = ['token', 'expireAt', 'errorCode'];

/** Remembers the page on show, before the tab leaves it for a sign-in. */
export function rememberAddress(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of OF_SIGN_IN) query.delete(name);
  if (query.size === 0) stored.clear();
  else stored.write({ pathname, search: `?${query}`, isBack: false });
}

/** The token has come: the query is wanted after the reload if that leads to the page that was left. */
export function noteReturn(pathname: string): void {
  const remembered = stored.read();
  if (remembered?.pathname === pathname) stored.write({ ...remembered, isBack: true });
  else stored.clear();
}

/** Puts the remembered query back into the address of the page, once and before anything reads it. */
export function restoreAddress(): void {
  const remembered = stored.read();
  if (!remembered?.isBack) return;
  stored.clear();
  const { pathname, search, hash } = window.location;
  if (pathname !== remembered.pathname || search !== '') return;
  window.history.replaceState(window.history.state, '', pathname + remembered.search + hash);
}
