/** The headers that every request of a client carries (HTTP-02). */
import { type FoundToken, isRefusal, type TokenProvider, type TokenRefusal } from './token';

export type HeaderProvider = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

/** What every request of a client carries. */
export interface Sending {
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Wraps the `fetch` of each call, for credentials that are added at the last moment. */
  readonly signing?: ((send: typeof fetch) => typeof fetch) | undefined;
  /** The bearer token, or where it is found; asked before every sending. */
  readonly token?: TokenProvider | undefined;
  /** The current path, for the `pageName` header. */
  readonly pageName?: string | (() => string) | undefined;
  /** Further headers, for example canary headers. */
  readonly headers?: HeaderProvider | undefined;
  /** Milliseconds since the epoch, fixed when the client is created. */
  readonly timestamp: string;
}

/** Waits only where the token must be waited for; a refused token refuses the headers. */
export function clientHeaders(sending: Sending): FoundHeaders | Promise<FoundHeaders> {
  const token = valueIn(sending.token);
  return token instanceof Promise
    ? token.then((text) => headersOf(sending, text))
    : headersOf(sending, token);
}

type FoundHeaders = Record<string, string> | TokenRefusal;

function headersOf(sending: Sending, token: FoundToken): FoundHeaders {
  if (isRefusal(token)) return token;
  const headers: Record<string, string> = { timestamp: sending.timestamp };
  const page = valueIn(sending.pageName);
  // Header values are Latin-1; a path with Chinese in it is sent as an address bar would.
  if (page !== undefined) headers['pageName'] = /[^ -~]/.test(page) ? encodeURI(page) : page;
  if (token) headers['Authorization'] = `Bearer ${token}`;
  return Object.assign(headers, valueIn(sending.headers));
}

function valueIn<T>(given: T | (() => T)): T {
  return typeof given === 'function' ? (given as () => T)() : given;
}
