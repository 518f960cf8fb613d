/** A client with the credentials of the environment. */

import { type Client, type ClientOptions, createClient, isAddress } from '../client';
import { createAutomationClient } from '../credentials/automation';
import { debugCalls } from '../middleware/debug';
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

/** @throws {UsageError} naming the variables that are missing or wrong */
export function connect(host: Host, flags: Pick<Flags, 'verbose'>): Client {
  try {
    return clientOf(host, flags);
  } catch (error) {
    // The client knows which addresses it takes.
    if (error instanceof TypeError) throw new UsageError(`DEALER_PORTAL_URL is wrong: ${error.message}`);
    throw error;
  }
}

function clientOf({ env, fetch, complain }: Host, { verbose }: Pick<Flags, 'verbose'>): Client {
  const baseUrl = env['DEALER_PORTAL_URL'];
  if (!baseUrl || !isAddress(baseUrl)) {
    throw new UsageError(
      'Set DEALER_PORTAL_URL to the address with base path, for example https://host/new/api.',
    );
  }
  const isDebug = verbose ?? env['DEALER_PORTAL_DEBUG'];
  const common: ClientOptions & { baseUrl: string } = {
    baseUrl,
    fetch,
    ...(isDebug && { middleware: [debugCalls(complain)] }),
  };
  const token = env['DEALER_PORTAL_TOKEN'];
  if (token) return createClient({ ...common, token });
  const missing = Object.values(AUTOMATION).filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new UsageError(`Set DEALER_PORTAL_TOKEN, or else ${missing.join(', ')}.`);
  }
  const value = (name: keyof typeof AUTOMATION) => env[AUTOMATION[name]] ?? '';
  return createAutomationClient({
    ...common,
    clientCode: value('clientCode'),
    clientSecret: value('clientSecret'),
    user: value('user'),
    password: value('password'),
  });
}
