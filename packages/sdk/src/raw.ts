/** The only place that knows openapi-fetch: calls by path, for those who prefer them. */
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import { headersOf, type Sending, valueIn } from './client-headers';
import { hideIn } from './credentials/redact';
import { isObject } from './credentials/token';
import type { paths } from './generated/schema';
import { follow } from './redirects';

/** Any form of answer is taken: whether a call answers with a file is not known here. */
const FILE = { media: '*/*' };

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
      const plain = sending.fetch ?? fetch;
      const send = sending.signing?.(plain) ?? plain;
      const isSealed = !!sending.signing;
      const init = { method, headers, body, signal, redirect: 'manual', isSealed } as const;
      try {
        return await follow(send, asked, init, await send(url, init));
      } catch (cause) {
        // The address of a failed request may be in its error.
        throw cause instanceof Error && sending.hide ? hideIn(cause, sending.hide) : cause;
      }
    },
  });
  raw.use({
    onRequest: async ({ request }) => {
      const token = await valueIn(sending.token);
      if (isObject(token)) throw new Error(token.refused);
      const headers = headersOf(sending, token, { headers: {}, body: undefined, operation: FILE });
      for (const name in headers)
        if (!request.headers.has(name)) request.headers.set(name, headers[name] ?? '');
    },
  });
  return raw;
}
