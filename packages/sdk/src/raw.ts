/** The only place that knows openapi-fetch: calls by path, for those who prefer them. */
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import { clientHeaders, type Sending } from './client-headers';
import type { paths } from './generated/schema';
import { isRefusal } from './token';

/** By path: `api.raw.GET('/cart/…', { params })`. Answers, throws and time-outs are openapi-fetch's own. */
export type RawClient = OpenapiClient<paths>;

/** An openapi-fetch client that sends the headers of ours. */
export function rawClient(baseUrl: string, sending: Sending): RawClient {
  const send = sending.fetch;
  const raw = createOpenapiClient<paths>({ baseUrl, ...(send && { fetch: (request) => send(request) }) });
  raw.use({
    onRequest: async ({ request }) => {
      const headers = await clientHeaders(sending);
      if (isRefusal(headers)) throw new Error(headers.refused);
      for (const name in headers)
        if (!request.headers.has(name)) request.headers.set(name, headers[name] ?? '');
    },
  });
  return raw;
}
