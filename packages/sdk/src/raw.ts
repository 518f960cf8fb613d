/** The only place that knows openapi-fetch: calls by path, for those who prefer them. */
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import { headersOf, type Sending, valueIn } from './client-headers';
import { isObject } from './credentials/token';
import type { paths } from './generated/schema';
import { follow } from './redirects';

/** By path: `api.raw.GET('/cart/…', { params })`. Answers, throws and time-outs are openapi-fetch's own. */
export type RawClient = OpenapiClient<paths>;

/**
 * An openapi-fetch client that sends the headers of ours. It does not know which calls only read: a redirect is followed
 * within the origin alone, where it keeps method and body, and is an error else.
 */
export function rawClient(baseUrl: string, sending: Sending): RawClient {
  const raw = createOpenapiClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const { url, method, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = request.body ? await request.blob() : null;
      const asked = { url, operation: { method }, progress: { attempts: 1, status: 0 } };
      return follow(sending.fetch ?? fetch, asked, {
        method,
        headers,
        body,
        signal,
        redirect: 'manual',
        isSealed: false,
      });
    },
  });
  raw.use({
    onRequest: async ({ request }) => {
      const token = await valueIn(sending.token);
      if (isObject(token)) throw new Error(token.refused);
      const headers = headersOf(sending, token, { headers: {}, body: undefined });
      for (const name in headers)
        if (!request.headers.has(name)) request.headers.set(name, headers[name] ?? '');
    },
  });
  return raw;
}
