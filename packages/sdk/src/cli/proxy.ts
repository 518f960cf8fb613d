/** Node's own `fetch` through the proxy of the environment, which it obeys by itself in no version without a flag. */
import { EnvHttpProxyAgent } from 'undici';
import { PROXIES, variable } from './connect';
import type { Host } from './host';

/** One agent for all calls: its tunnels are used again. `NO_PROXY` names the hosts that need none. */
export function throughProxy(env: Host['env']): typeof fetch {
  const [https, HTTPS, http, HTTP] = PROXIES.map((name) => variable(env, name));
  const httpProxy = http || HTTP;
  const httpsProxy = https || HTTPS;
  const dispatcher = new EnvHttpProxyAgent({
    ...(httpProxy && { httpProxy }),
    ...(httpsProxy && { httpsProxy }),
  });
  return (url, init) => {
    const proxied: RequestInit & { dispatcher: unknown } = { ...init, dispatcher };
    return fetch(url, proxied);
  };
}
