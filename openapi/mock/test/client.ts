import { afterAll, beforeAll, beforeEach } from 'vitest';
import { worldNow } from '../runs/world-clock';
import { type MockOptions, type RunningMock, startMock } from '../server';

/** An answer, with its body read as JSON where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly code?: string;
    readonly status?: number;
    readonly msg?: string;
    readonly data?: unknown;
  };
  readonly text: string;
}

/** A caller of the mock for one persona. */
export interface Client {
  readonly url: string;
  /** `path` without `/new/api` for calls, complete when it begins with `/mock` or `/provider`. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Text is sent as it is, anything else as JSON, undefined not at all. */
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Where a mock listens. */
type Listening = Pick<RunningMock, 'url'>;

type Log = NonNullable<MockOptions['log']>;

const silent: Log = () => undefined;
let log = silent;
let shared: Promise<RunningMock> | undefined;

/** One mock for all files of a worker, since it prepares each operation once; a reset makes it new for each test. */
const sharedMock = (): Promise<RunningMock> => {
  shared ??= startMock({ port: 0, now: worldNow, log: (line) => log(line) });
  return shared;
};

/**
 * A mock for the tests of one file, on any free port and on the day of its data. Each test finds it as it starts, and
 * it remembers nothing.
 * @param options with `description`, `world` or `now` the mock is the file's own
 */
export function mockForTests(
  options: Pick<MockOptions, 'description' | 'world' | 'log' | 'now'> = {},
): Listening {
  const { description, world, now } = options;
  const isOwn = [description, world, now].some((option) => option !== undefined);
  let running: RunningMock | undefined;
  const mock = {
    get url() {
      if (!running) throw new Error('The mock starts before the first test: ask for its address within one.');
      return running.url;
    },
  };
  beforeAll(async () => {
    log = options.log ?? silent;
    running = isOwn ? await startMock({ port: 0, now: worldNow, ...options }) : await sharedMock();
  });
  beforeEach(() => fetch(`${mock.url}/mock/reset`, { method: 'POST' }));
  afterAll(() => (isOwn ? running?.close() : undefined));
  return mock;
}

/** A client that is signed in as a persona. */
export function clientOf(mock: Listening, persona = 'directAdmin'): Client {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const whole = /^\/(mock|provider|new|docs|health)/.test(path) ? path : `/new/api${path}`;
    const response = await fetch(mock.url + whole, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : {},
      text,
    };
  };
  const authorization = `Bearer demo-${persona}`;
  return {
    get url() {
      return mock.url;
    },
    get: (path, headers = {}) => ask(path, { headers: { authorization, ...headers } }),
    post: (path, body, headers = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const kind = text === undefined ? {} : { 'content-type': 'application/json' };
      return ask(path, {
        method: 'POST',
        headers: { authorization, ...kind, ...headers },
        ...(text !== undefined && { body: text }),
      });
    },
  };
}
