/** The client of scripts and servers: basic authorisation, client code and secret in the query (HTTP-09). */

import { type Client, type ClientOptions, createClient } from '../client';
import { type Credentials, credentialFetch } from './credential-fetch';
import { hidden } from './redactor';

export interface AutomationOptions extends Omit<ClientOptions, 'token' | 'signing' | 'hide'>, Credentials {
  /** The complete address with the base path, `https://host/new/api`. */
  readonly baseUrl: string;
  /** Lets the client be made in a browser, where everybody who opens the page can read the secret. */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** The name of the program for the server; browsers do not let it be set. */
export const USER_AGENT = 'dealer-portal-sdk/0.1.0';

/**
 * A client that signs each request with user and password (basic) and with client code and secret in the query. The
 * four reach nothing but the request itself: middleware and log hook never hold them, and what a server or the network
 * repeats of them is hidden in failures: each of the four from eight characters on, and what stands behind
 * `clientCode=` and `clientSecret=`. The data of a success stays as the server sent it. They are sent to `baseUrl`'s
 * origin only: a redirect to another one is not followed, and fails with words.
 * @throws {TypeError} in a browser
 */
export function createAutomationClient(options: AutomationOptions): Client {
  const { clientCode, clientSecret, user, password, dangerouslyAllowBrowser, ...rest } = options;
  if (typeof document !== 'undefined' && !dangerouslyAllowBrowser) {
    throw new TypeError('An automation client holds a secret: it is for servers and scripts, not for pages');
  }
  const authorization = `Basic ${base64(`${user}:${password}`)}`;
  const secrets = [clientSecret, password, clientCode, user, authorization.slice('Basic '.length)];
  return createClient({
    ...rest,
    headers: () => ({ 'User-Agent': USER_AGENT, ...ownHeaders(rest.headers) }),
    signing: (send) => credentialFetch(send, { authorization, clientCode, clientSecret }),
    hide: hidden(secrets),
  });
}

function ownHeaders(headers: ClientOptions['headers']): Readonly<Record<string, string>> | undefined {
  return typeof headers === 'function' ? headers() : headers;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
