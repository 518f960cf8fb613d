/** Adds credentials at the last moment. */

/** Each is a text, or a function that is asked before every sending: a rotated password needs no new client. */
export interface Credentials {
  readonly clientCode: string | (() => string);
  readonly clientSecret: string | (() => string);
  readonly user: string | (() => string);
  readonly password: string | (() => string);
}

interface Signing {
  readonly authorization: string;
  readonly clientCode: string;
  readonly clientSecret: string;
}

type Fetch = typeof fetch;

/** A `fetch` that signs each request. Where redirects lead is decided by `follow`. */
export function credentialFetch(send: Fetch, signingNow: () => Signing): Fetch {
  return async (input, init = {}) => {
    const signing = signingNow();
    const response = await send(signed(new URL(String(input)), signing), {
      ...init,
      headers: { ...plain(init), authorization: signing.authorization },
    });
    // A browser hides where it would go, and there is nothing in it to copy.
    return response.type === 'opaqueredirect' ? response : withoutAddress(response);
  };
}

/** A response knows the address that it came from, with the secret in it; a copy does not. */
function withoutAddress(response: Response): Response {
  const { body, redirected, status } = response;
  // No copy may have such a status, which some gateways invent.
  if (status > 599) return Object.defineProperty(response, 'url', { value: '' });
  return Object.defineProperty(new Response(body, response), 'redirected', { value: redirected });
}

function signed(url: URL, { clientCode, clientSecret }: Signing): string {
  const to = new URL(url);
  // Assumption: the names of the two parameters; the specification only says that they are in the query.
  to.searchParams.set('clientCode', clientCode);
  to.searchParams.set('clientSecret', clientSecret);
  return to.href;
}

/** The client hands headers over as a record, by names in lower case. */
function plain(init: RequestInit): Record<string, string> {
  return (init.headers ?? {}) as Record<string, string>;
}
