/** The headers that every request of a client carries (HTTP-02). */

import type { TokenProvider } from '../credentials/token';
import type { CallRequest, Descriptor } from './call';

export type HeaderProvider = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

/** The headers of every request of a client. */
export interface Sending {
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Wraps the `fetch` of each call, for credentials that are added at the last moment. */
  readonly signing?: ((send: typeof fetch) => typeof fetch) | undefined;
  /** Takes the secrets of `signing` out of a text of a failure. */
  readonly hide?: ((text: string) => string) | undefined;
  /** The bearer token, or where it is found; asked before every sending. */
  readonly token?: TokenProvider | undefined;
  /** The current path, for the `pageName` header. */
  readonly pageName?: string | (() => string) | undefined;
  /** Further headers, for example canary headers. */
  readonly headers?: HeaderProvider | undefined;
  /** Milliseconds since the epoch, fixed when the client is created. */
  readonly timestamp: string;
}

interface HeadedRequest extends Pick<CallRequest, 'headers' | 'body'> {
  readonly operation: Pick<Descriptor, 'media'>;
}

// A pattern inside a function is made again at each call.
const NOT_IN_NAMES = /[^\w!#$%&'*+.^`|~-]/;
const NOT_IN_VALUES = /[^\t -~\x80-\xff]/;
const NOT_ASCII = /[^ -~]/;

/**
 * The headers of one request, by names in lower case; those of the call stand in for those of the client.
 * @throws naming a header that cannot be sent, never its value: it may be a secret
 */
export function headersOf(
  { timestamp, pageName, headers: clientHeaders }: Sending,
  token: string | undefined,
  { headers: callHeaders, body, operation: { media } }: HeadedRequest,
): Record<string, string> {
  const page = valueIn(pageName);
  const headers: Record<string, string> = { timestamp };
  // Header values are Latin-1; a path with Chinese in it is sent as an address bar would.
  if (page !== undefined) headers['pagename'] = NOT_ASCII.test(page) ? encodeURI(page) : page;
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'application/json' : body.type;
  // A gateway that may choose its form answers an error as JSON.
  if (!media) headers['accept'] = 'application/json';
  for (const [name, value] of Object.entries({ ...valueIn(clientHeaders), ...callHeaders })) {
    // Undefined leaves a header out.
    if (value === undefined) delete headers[name.toLowerCase()];
    else headers[name.toLowerCase()] = value;
  }
  for (const name in headers) {
    if (NOT_IN_NAMES.test(name) || NOT_IN_VALUES.test(headers[name] ?? ''))
      throw new TypeError(`Header ${name} holds a character that no header may have`);
  }
  return headers;
}

/** The value, or the result of the function. */
export function valueIn<T>(value: T | (() => T)): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
