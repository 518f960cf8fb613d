/** The client of scripts and servers: basic authorisation, client code and secret in the query (HTTP-09). */

import { type Client, type ClientOptions, createClient } from '../client';
import type { Result } from '../result';
import { type Credentials, credentialFetch, RedirectError } from './credential-fetch';
import { redactor } from './redactor';

export interface AutomationOptions extends Omit<ClientOptions, 'token' | 'signing' | 'hide'>, Credentials {
  /** The complete address with the base path, `https://host/new/api`. */
  readonly baseUrl: string;
  /** Lets the client be made in a browser, where everybody who opens the page can read the secret. */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** Shorter texts occur in the data of a success by chance. */
const SURELY_A_SECRET = 8;

/** The name of the program for the server; browsers do not let it be set. */
export const USER_AGENT = 'dealer-portal-sdk/0.1.0';

/**
 * A client that signs each request with user and password (basic) and with client code and secret in the query. The
 * four reach nothing but the request itself: middleware, log hook, results and errors never hold them. They are sent
 * to `baseUrl`'s origin only: a redirect to another one is not followed, and fails with words.
 * @throws {TypeError} in a browser
 */
export function createAutomationClient(options: AutomationOptions): Client {
  const { clientCode, clientSecret, user, password, dangerouslyAllowBrowser, ...rest } = options;
  if (typeof document !== 'undefined' && !dangerouslyAllowBrowser) {
    throw new TypeError('An automation client holds a secret: it is for servers and scripts, not for pages');
  }
  const authorization = `Basic ${base64(`${user}:${password}`)}`;
  const secrets = [clientSecret, password, authorization.slice('Basic '.length)];
  const hideAll = redactor([...secrets, clientCode, user]);
  const hideSecrets = redactor(secrets.filter(({ length }) => length >= SURELY_A_SECRET));
  return createClient({
    ...rest,
    headers: () => ({ 'User-Agent': USER_AGENT, ...ownHeaders(rest.headers) }),
    signing: (send) => credentialFetch(send, { authorization, clientCode, clientSecret }),
    hide: (result) => (result.ok ? hideSecrets(result) : hideAll(notFollowed(result))),
  });
}

function ownHeaders(headers: ClientOptions['headers']): Readonly<Record<string, string>> | undefined {
  return typeof headers === 'function' ? headers() : headers;
}

/** An unusable answer came: no retry corrects it. */
function notFollowed(result: Result<unknown>): Result<unknown> {
  return !result.ok && result.cause instanceof RedirectError
    ? { ...result, kind: 'invalid-response' }
    : result;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
