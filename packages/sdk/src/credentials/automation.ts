/** The client of scripts and servers: basic authorisation, client code and secret in the query (HTTP-09). */

import { type ClientOptions, type CreatedClient, createClient } from '../core/client';
import { valueIn } from '../core/client-headers';
import { type Credentials, credentialFetch } from './credential-fetch';
import { hidden } from './redactor';

export interface AutomationOptions<Raw = undefined>
  extends Omit<ClientOptions<Raw>, 'token' | 'signing' | 'hide'>,
    Credentials {
  /** The complete address with the base path, `https://host/new/api`. */
  readonly baseUrl: string;
  /** Lets the client be made in a browser, where everybody who opens the page can read the secret. */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** The name of the program for the server; browsers do not let it be set. */
export const USER_AGENT = 'dealer-portal-sdk/0.2.0';

/**
 * A client that signs each request with user and password (basic) and with client code and secret in the query. The
 * four reach nothing but the request itself: middleware and log hook never hold them, and what a server or the network
 * repeats of them is hidden in failures: each of the four from eight characters on, and what stands behind
 * `clientCode=` and `clientSecret=`. The data of a success stays as the server sent it. They are sent to `baseUrl`'s
 * origin only: a redirect to another one is not followed, and fails with words.
 * @throws {TypeError} in a browser
 */
export function createAutomationClient<Raw = undefined>(options: AutomationOptions<Raw>): CreatedClient<Raw> {
  const { clientCode, clientSecret, user, password, dangerouslyAllowBrowser, ...clientOptions } = options;
  if (typeof document !== 'undefined' && !dangerouslyAllowBrowser) {
    throw new TypeError('An automation client holds a secret: it is for servers and scripts, not for pages');
  }
  const signingNow = () => ({
    authorization: `Basic ${base64(`${valueIn(user)}:${valueIn(password)}`)}`,
    clientCode: valueIn(clientCode),
    clientSecret: valueIn(clientSecret),
  });
  // All that were ever sent: an answer may repeat a value that was rotated meanwhile.
  const secrets = new Set<string>();
  const rememberedSigning = () => {
    const signing = signingNow();
    for (const secret of [...Object.values(signing), valueIn(user), valueIn(password)])
      secrets.add(secret.replace(/^Basic /, ''));
    return signing;
  };
  return createClient({
    ...clientOptions,
    headers: () => ({ 'User-Agent': USER_AGENT, ...valueIn(clientOptions.headers) }),
    signing: (send) => credentialFetch(send, rememberedSigning),
    hide: (text) => hidden([...secrets])(text),
  });
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
