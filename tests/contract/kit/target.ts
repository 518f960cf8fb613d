import { startMock } from '@dealer-portal/openapi/mock';
import { businessDate, worldNow } from '@dealer-portal/openapi/world-clock';
import { UsageError } from './usage-error';

/** The tester's credential; its secrets are removed from every output. */
export interface Credential {
  readonly authorization: string;
  /** Parameters of an automation client (HTTP-09). */
  readonly query: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
}

/** The backend under test. */
export interface Target {
  /** The part of the address before `/new/api`. */
  readonly url: string;
  readonly isMock: boolean;
  /** Whether `reset` puts the backend back, so that each documented request must succeed. */
  readonly canReset: boolean;
  readonly credential: Credential;
  /** Somebody else, who may not see what is the tester's. */
  readonly other?: Credential | undefined;
  /** Makes the backend forget what the tests did; only the mock can. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const MOCK_TOKEN = 'demo-directAdmin';
/** A dealer of the mock who has nothing to do with the first one. */
export const OTHER_TOKEN = 'demo-directKzxkh';
/** Shown in reports in place of the token, so that a command can be repeated. */
export const TOKEN_VARIABLE = 'DEALER_PORTAL_TOKEN';
export const OTHER_VARIABLE = 'DEALER_PORTAL_OTHER_TOKEN';
const BASIC_VARIABLES = [
  'DEALER_PORTAL_USER',
  'DEALER_PORTAL_PASSWORD',
  'DEALER_PORTAL_CLIENT_CODE',
  'DEALER_PORTAL_CLIENT_SECRET',
] as const;

/** @throws {UsageError} naming the variable that is missing */
export function credentialOf(auth: 'bearer' | 'basic', env: Environment): Credential {
  const names = auth === 'bearer' ? [TOKEN_VARIABLE] : BASIC_VARIABLES;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new UsageError(`--auth ${auth} reads ${missing.join(', ')} from the environment.`);
  const [first = '', password = '', clientCode = '', clientSecret = ''] = names.map(
    (name) => env[name] ?? '',
  );
  if (auth === 'bearer') return bearer(first);
  const coded = Buffer.from(`${first}:${password}`).toString('base64');
  return {
    authorization: `Basic ${coded}`,
    query: { clientCode, clientSecret },
    secrets: [password, clientSecret, coded],
  };
}

export function bearer(token: string): Credential {
  return { authorization: `Bearer ${token}`, query: {}, secrets: [token] };
}

/** The time of the examples, which the mock's clock shows all the while: a command that is printed today finds the same tomorrow. */
export const exampleTime = (): Date => new Date(`${businessDate(worldNow())}T09:00:00+08:00`);

export async function mockTarget(): Promise<Target> {
  const mock = await startMock({ port: 0, now: exampleTime });
  return { ...targetOfMock(mock.url), close: mock.close };
}

/**
 * A running mock as the backend under test.
 * @param url where its answers are asked for: the mock itself, or a server before it
 */
export function targetOfMock(mockUrl: string, url = mockUrl): Target {
  return {
    url,
    isMock: true,
    canReset: true,
    credential: bearer(MOCK_TOKEN),
    other: bearer(OTHER_TOKEN),
    reset: async () => {
      await (await fetch(`${mockUrl}/mock/reset`, { method: 'POST' })).text();
    },
    close: nothing,
  };
}

const nothing = async () => undefined;

/**
 * @param address the host, with or without `/new/api`
 * @throws {UsageError} for anything that is no address
 */
export function backendTarget(address: string, credential: Credential, other?: Credential): Target {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UsageError(`--target ${address} is no address; write https://host`);
  }
  const { origin, pathname } = new URL(address);
  const before = pathname.replace(/\/+$/, '').replace(/\/new\/api$/, '');
  return {
    url: origin + before,
    isMock: false,
    canReset: false,
    credential,
    other,
    reset: nothing,
    close: nothing,
  };
}
