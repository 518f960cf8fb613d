/** Adds credentials at the last moment, and follows no redirect to another origin: they would go along. */

export interface Credentials {
  readonly clientCode: string;
  readonly clientSecret: string;
  readonly user: string;
  readonly password: string;
}

interface Signing {
  readonly authorization: string;
  readonly clientCode: string;
  readonly clientSecret: string;
}

type Fetch = typeof fetch;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

/** A redirect that is not followed; it names origins only, for a query may hold a secret. */
export class RedirectError extends Error {
  override readonly name = 'RedirectError';
}

/** A `fetch` that signs requests; a redirect is followed within the origin only. */
export function credentialFetch(send: Fetch, signing: Signing): Fetch {
  return async (input, init = {}) => {
    let url = new URL(String(input));
    let step = init;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await send(signed(url, signing), {
        ...step,
        headers: { ...plain(step), authorization: signing.authorization },
        redirect: 'manual',
      });
      // A browser hides where it would go.
      if (response.type === 'opaqueredirect') throw new RedirectError(`${url.origin} redirects`);
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (!location) return withoutAddress(response);
      await response.body?.cancel();
      url = inside(url, location);
      step = redirected(step, response.status);
    }
    throw new RedirectError(`More than ${MOST_REDIRECTS} redirects`);
  };
}

/** A response knows the address that it came from, with the secret in it; a copy does not. */
function withoutAddress(response: Response): Response {
  return new Response(response.body, response);
}

/** @throws {RedirectError} when the server leads to another scheme, host, port or user */
function inside(from: URL, location: string): URL {
  const to = new URL(location, from);
  if (to.origin === from.origin && !to.username && !to.password) return to;
  throw new RedirectError(
    `${from.origin} redirects to ${to.origin === from.origin ? 'another user' : to.origin}; the credentials are for ${from.origin} alone, so it is not followed. Set baseUrl to the address that answers.`,
  );
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

/** As browsers do: 303, and 301 or 302 after a POST, go on with GET and no body. */
function redirected(init: RequestInit, status: number): RequestInit {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && init.method === 'POST');
  if (!becomesGet) return init;
  const { body: _body, ...rest } = init;
  const { 'content-type': _type, ...headers } = plain(init);
  return { ...rest, method: 'GET', headers };
}
