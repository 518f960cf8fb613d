/** The client of scripts and servers: basic authorisation, client code and secret in the query (HTTP-09). */

import type { Middleware } from './call';
import { type Client, type ClientOptions, createClient } from './client';
import { type Credentials, credentialFetch } from './credential-fetch';
import { redactor } from './redact';

export interface AutomationOptions extends Omit<ClientOptions, 'token' | 'signing'>, Credentials {
  /** The whole address with the base path, `https://host/new/api`. */
  readonly baseUrl: string;
}

/**
 * A client that signs each request with user and password (basic) and with client code and secret in the query. The
 * four reach nothing but the request itself: middleware, log hook, results and errors never hold them. They are sent
 * to `baseUrl`'s origin only, also when a server redirects.
 */
export function createAutomationClient(options: AutomationOptions): Client {
  const { clientCode, clientSecret, user, password, ...rest } = options;
  const basic = `Basic ${base64(`${user}:${password}`)}`;
  const redact = redactor([clientSecret, password, basic.slice('Basic '.length)]);
  const clean: Middleware = async (request, next) => {
    const result = await next(request);
    return result.ok ? result : redact(result);
  };
  return createClient({
    ...rest,
    signing: (send) => credentialFetch(send, { authorization: basic, clientCode, clientSecret }),
    middleware: [...(rest.middleware ?? []), clean],
  });
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
