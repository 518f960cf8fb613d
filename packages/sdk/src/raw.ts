/** The only place that knows openapi-fetch: calls by path, for those who prefer them. */
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import { headersOf, type Sending, valueIn } from './client-headers';
import { isObject } from './credentials/token';
import type { paths } from './generated/schema';

/** By path: `api.raw.GET('/cart/…', { params })`. Answers, throws and time-outs are openapi-fetch's own. */
export type RawClient = OpenapiClient<paths>;

/** An openapi-fetch client that sends the headers of ours. */
export function rawClient(baseUrl: string, sending: Sending): RawClient {
  const send = sending.fetch;
  const raw = createOpenapiClient<paths>({ baseUrl, ...(send && { fetch: (request) => send(request) }) });
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
