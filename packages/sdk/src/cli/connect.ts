/** A client with the credentials of the environment. */

import { type Client, type ClientOptions, createClient, isAddress } from '../core/client';
import { createAutomationClient } from '../credentials/automation';
import { debugCalls } from '../middleware/debug';
import { fakeClient } from './fake';
import type { Host } from './host';
import type { Flags } from './read-input';
import { UsageError } from './usage-error';

const AUTOMATION = {
  clientCode: 'DEALER_PORTAL_CLIENT_CODE',
  clientSecret: 'DEALER_PORTAL_CLIENT_SECRET',
  user: 'DEALER_PORTAL_USER',
  password: 'DEALER_PORTAL_PASSWORD',
} as const;

export const VARIABLES = `  DEALER_PORTAL_URL            address with base path, https://host/new/api
  DEALER_PORTAL_TOKEN          bearer token of a user; or all four of
  ${Object.values(AUTOMATION).join('\n  ')}`;

type ConnectFlags = Pick<Flags, 'verbose' | 'header' | 'fake'>;

/** @throws {UsageError} naming the variables that are missing or wrong */
export function connect(host: Host, flags: ConnectFlags): Client {
  try {
    return clientOf(host, flags);
  } catch (error) {
    // The client knows which addresses it takes.
    if (error instanceof TypeError) throw new UsageError(`DEALER_PORTAL_URL is wrong: ${error.message}`);
    throw error;
  }
}

function clientOf({ env, fetch, complain }: Host, { verbose, header = [], fake }: ConnectFlags): Client {
  const setting = (name: string) => variable(env, name);
  const isDebug = verbose ?? setting('DEALER_PORTAL_DEBUG');
  const middleware = isDebug ? [debugCalls(complain)] : [];
  if (fake) return fakeClient(middleware);
  const baseUrl = setting('DEALER_PORTAL_URL');
  if (!baseUrl || !isAddress(baseUrl)) {
    throw new UsageError(
      'Set DEALER_PORTAL_URL to the address with base path, for example https://host/new/api.',
    );
  }
  for (const name of PROXIES) {
    const proxy = setting(name);
    if (proxy && !isAddress(proxy))
      throw new UsageError(`${name} must be an address, http://proxy.example.com:8080.`);
  }
  const common: ClientOptions & { baseUrl: string } = {
    baseUrl,
    fetch,
    headers: headersIn(header),
    middleware,
  };
  const token = setting('DEALER_PORTAL_TOKEN');
  if (token) return createClient({ ...common, token });
  const missing = Object.values(AUTOMATION).filter((name) => !setting(name));
  if (missing.length > 0) {
    throw new UsageError(`Set DEALER_PORTAL_TOKEN, or else ${missing.join(', ')}.`);
  }
  const credential = (name: keyof typeof AUTOMATION) => setting(AUTOMATION[name]) ?? '';
  return createAutomationClient({
    ...common,
    clientCode: credential('clientCode'),
    clientSecret: credential('clientSecret'),
    user: credential('user'),
    password: credential('password'),
  });
}

/** Who asks: the token, or code and user of an automation client. */
export function accountOf(env: Host['env']): readonly (string | undefined)[] {
  const token = variable(env, 'DEALER_PORTAL_TOKEN');
  return token ? [token] : [AUTOMATION.clientCode, AUTOMATION.user].map((name) => variable(env, name));
}

/** What no answer may show: also what stands in the header of an automation client. */
export function secretsOf(env: Host['env']): string[] {
  const [user, password] = [AUTOMATION.user, AUTOMATION.password].map((name) => variable(env, name));
  const basic = user && password && Buffer.from(`${user}:${password}`).toString('base64');
  const others = [variable(env, 'DEALER_PORTAL_TOKEN'), variable(env, AUTOMATION.clientSecret)];
  return [...others, password, basic].flatMap((secret) => secret || []);
}

/** Where the address of a proxy stands; the small letters go first, as with curl. */
export const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;

/** Whether calls leave through a proxy. */
export function hasProxy(env: Host['env']): boolean {
  return PROXIES.some((name) => env[name]);
}

/**
 * A variable without the line break that a file of Windows or a command leaves at its end: as a part of a password it
 * would be another password, and nobody sees it.
 * @throws {UsageError} for a control character inside
 */
export function variable(env: Host['env'], name: string): string | undefined {
  const value = env[name]?.replace(/[\r\n]+$/, '');
  if (value && /\p{Cc}/u.test(value))
    throw new UsageError(`${name} holds a line break or another character that cannot be sent.`);
  return value;
}

function headersIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      if (!name)
        throw new UsageError(`--header must be a name and a value, 'x-canary: blue', not '${line}'.`);
      // It would be shown in lists of processes, and hidden nowhere.
      if (/^authorization$/i.test(name))
        throw new UsageError('Credentials come from the variables, not from --header.');
      return [name, value];
    }),
  );
}
