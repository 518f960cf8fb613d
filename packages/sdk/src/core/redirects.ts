/** Where a redirect may lead: decided here for every client, whatever its credentials and its `fetch`. */
import type { CallRequest, Descriptor } from './call';

const MOST_REDIRECTS = 5;

/** The parts of a call that decide. */
interface RedirectedCall extends Pick<CallRequest, 'url' | 'progress'> {
  readonly operation: Pick<Descriptor, 'effect' | 'method'>;
}

/** What is sent; `fetch` takes no notice of the word of ours in it. */
interface ManualInit extends RequestInit {
  readonly redirect: 'manual';
  /** The query gets credentials, which are for one origin alone. */
  readonly isSealed: boolean;
}

/**
 * Follows redirects of an answer by itself, for `fetch` would turn a POST into a GET without its body, and hand
 * body and headers to any origin.
 *
 * - A read by GET goes on: within the origin as it was sent, to another one without any header of ours.
 * - Everything else goes on only within the origin, and only where the server keeps method and body (307, 308).
 * - A browser does not show where a redirect leads: a read by GET may go on within the page's own origin.
 *
 * @throws an error with the name `RedirectError`; it names the new address without its query, which may hold a secret
 * (RFC 9110, 15.4)
 * @param response the answer that came first
 */
export async function follow(
  ...[send, { url, operation, progress }, init, first]: [typeof fetch, RedirectedCall, ManualInit, Response]
): Promise<Response> {
  const { effect, method } = operation;
  const isPlain = effect === 'read' && method === 'GET';
  let address = url;
  let destination = '';
  let nextInit = init;
  let response = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (redirects > 0) response = await send(address, nextInit);
    const { status, type, headers, body } = response;
    progress.status = status;
    if (type === 'opaqueredirect') {
      if (init.isSealed || !isPlain) break;
      return send(address, { ...init, redirect: 'follow', mode: 'same-origin' }).catch(() => {
        throw moved();
      });
    }
    // A `fetch` of the caller's own went on by itself.
    if (response.redirected && !isPlain) break;
    const location = status > 300 && status < 400 && headers.get('location');
    if (!location) return response;
    await body?.cancel();
    const from = new URL(address, globalThis.location?.href);
    const to = new URL(location, from);
    const isInside = to.origin === from.origin;
    destination = ` to ${to.origin}${to.pathname}`;
    address = to.href;
    // An address with a user in it would sign the request again.
    if (/\/\/[^/]*@/.test(address) || !(isPlain ? isInside || !init.isSealed : isInside && status > 306))
      break;
    if (!isInside) nextInit = { ...nextInit, headers: {} };
  }
  throw moved(destination);
}

function moved(destination = ''): Error {
  const error = new Error(`The address moved${destination}: set baseUrl to the one that answers`);
  error.name = 'RedirectError';
  return error;
}
