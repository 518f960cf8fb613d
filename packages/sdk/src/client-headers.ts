/** The headers that every request of a client carries (HTTP-02). */
import type { CallHeaders } from './call';
import type { Result } from './result';
import { type FoundToken, isRefusal, type TokenProvider, type TokenRefusal } from './token';

export type HeaderProvider = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

/** What every request of a client carries. */
export interface Sending {
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Wraps the `fetch` of each call, for credentials that are added at the last moment. */
  readonly signing?: ((send: typeof fetch) => typeof fetch) | undefined;
  /** Takes the secrets of `signing` out of a result. */
  readonly hide?: ((result: Result<unknown>) => Result<unknown>) | undefined;
  /** The bearer token, or where it is found; asked before every sending. */
  readonly token?: TokenProvider | undefined;
  /** The current path, for the `pageName` header. */
  readonly pageName?: string | (() => string) | undefined;
  /** Further headers, for example canary headers. */
  readonly headers?: HeaderProvider | undefined;
  /** Milliseconds since the epoch, fixed when the client is created. */
  readonly timestamp: string;
}

type Headers = Record<string, string>;
type FoundHeaders = Headers | TokenRefusal;

/** Waits only where the token must be waited for; a refused token refuses the headers. */
export function clientHeaders(sending: Sending): FoundHeaders | Promise<FoundHeaders> {
  const token = valueIn(sending.token);
  return isAwaited(token)
    ? Promise.resolve(token).then((text) => headersOf(sending, text))
    : headersOf(sending, token);
}

function headersOf(sending: Sending, token: FoundToken): FoundHeaders {
  if (isRefusal(token)) return token;
  const headers: Headers = { timestamp: sending.timestamp };
  const page = valueIn(sending.pageName);
  // Header values are Latin-1; a path with Chinese in it is sent as an address bar would.
  if (page !== undefined) headers['pageName'] = /[^ -~]/.test(page) ? encodeURI(page) : page;
  if (token) headers['Authorization'] = `Bearer ${token}`;
  addHeaders(headers, valueIn(sending.headers));
  return headers;
}

/** Adds headers in place of those of the same name, whatever their case; undefined takes one away. */
export function addHeaders(headers: Headers, added: CallHeaders | undefined): void {
  for (const name in added) {
    const lower = name.toLowerCase();
    for (const own in headers) if (own.toLowerCase() === lower) delete headers[own];
    const value = added[name];
    if (value !== undefined) headers[name] = value;
  }
}

/** @throws naming a header that cannot be sent, never its value: it may be a secret */
export function checkHeaders(headers: Headers): void {
  for (const name in headers) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t -~\x80-\xff]/.test(headers[name] ?? ''))
      throw new TypeError(`Header ${name} holds a character that no header may have`);
  }
}

export function isAwaited<T>(token: T | PromiseLike<T>): token is PromiseLike<T> {
  return typeof token === 'object' && token !== null && 'then' in token;
}

function valueIn<T>(given: T | (() => T)): T {
  return typeof given === 'function' ? (given as () => T)() : given;
}
