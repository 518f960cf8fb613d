/** Adds credentials at the last moment, and follows redirects itself so that no other origin sees them. */

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

/** A `fetch` that signs requests; a redirect to another origin loses every header that the client added. */
export function credentialFetch(send: Fetch, signing: Signing): Fetch {
  return async (input, init = {}) => {
    const home = new URL(String(input));
    let url = home;
    let step = init;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const signed = url.origin === home.origin ? sign(url, step, signing) : { url, init: bare(step) };
      const response = await send(signed.url.href, { ...signed.init, redirect: 'manual' });
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (!location) return response;
      await response.body?.cancel();
      url = new URL(location, url);
      step = redirected(step, response.status);
    }
    throw new TypeError(`More than ${MOST_REDIRECTS} redirects`);
  };
}

function sign(url: URL, init: RequestInit, signing: Signing): { url: URL; init: RequestInit } {
  const signed = new URL(url);
  // Assumption: the names of the two parameters; the specification only says that they are in the query.
  signed.searchParams.set('clientCode', signing.clientCode);
  signed.searchParams.set('clientSecret', signing.clientSecret);
  return {
    url: signed,
    init: { ...init, headers: { ...plain(init), Authorization: signing.authorization } },
  };
}

function bare(init: RequestInit): RequestInit {
  const { 'Content-Type': contentType } = plain(init);
  return { ...init, headers: contentType ? { 'Content-Type': contentType } : {} };
}

/** The client hands headers over as a record. */
function plain(init: RequestInit): Record<string, string> {
  return (init.headers ?? {}) as Record<string, string>;
}

/** As browsers do: 303, and 301 or 302 after a POST, go on with GET and no body. */
function redirected(init: RequestInit, status: number): RequestInit {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && init.method === 'POST');
  if (!becomesGet) return init;
  const { body: _body, ...rest } = init;
  const { 'Content-Type': _type, ...headers } = plain(init);
  return { ...rest, method: 'GET', headers };
}
