const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Resolves relative addresses while they are checked; it never leaves this file. */
const NOWHERE = 'http://relative.invalid';

/**
 * An address that the provider may send a browser back to: relative to this host, or on this machine. Anything else
 * would make the sign-in page an open redirect.
 * @returns the address, or undefined when it is refused
 */
export function safeRedirect(raw: string | null): URL | string | undefined {
  if (raw === null || raw === '' || hasTrap(raw)) return undefined;
  if (!URL.canParse(raw, NOWHERE)) return undefined;
  const url = new URL(raw, NOWHERE);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === NOWHERE) return raw.startsWith('/') ? raw : undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && LOOPBACK.includes(url.hostname) ? url : undefined;
}

/** Adds query parameters to a checked address; a fragment stays behind them. */
export function withQuery(address: URL | string, query: Readonly<Record<string, string>>): string {
  const url = typeof address === 'string' ? new URL(address, NOWHERE) : new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.origin === NOWHERE ? url.pathname + url.search + url.hash : url.href;
}

/** Browsers read a backslash as a slash and drop control characters, so `/\evil` and `/<tab>/evil` leave the host. */
function hasTrap(raw: string): boolean {
  const isControl = Array.from(raw).some((character) => character.charCodeAt(0) < 0x21);
  return isControl || raw.includes('\\') || raw.startsWith('//');
}
