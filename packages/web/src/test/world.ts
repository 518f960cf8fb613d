import { spawn } from 'node:child_process';
import { request as send } from 'node:http';
import { resolve as pathOf } from 'node:path';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Account } from '#platform/session/account';
import { storeSession } from '#platform/session/session';
import { type Persona, personaAccount } from './persona-api';

/** A moment of the day on which the examples stand. */
const NOW = '2026-11-20T10:00:00+08:00';

/** Ends a program when the one that started it is gone, however that ended. */
const END_WITH_PARENT = 'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume()';

/** The world of the examples, or the one at its real size. */
type WorldSize = 'small' | 'real';

const mocks = new Map<WorldSize, Promise<string>>();

/**
 * The address of the mock of this worker, which serves its files one after another. It is a program of its own: what the
 * mock is made of needs the real `URL`, not that of a simulated browser.
 */
function mockOfWorker(size: WorldSize): Promise<string> {
  const mock = mocks.get(size) ?? startMock(size);
  mocks.set(size, mock);
  return mock;
}

function startMock(size: WorldSize): Promise<string> {
  const openapi = pathOf(import.meta.dirname, '../../../../openapi');
  const args = [
    '--import',
    'tsx',
    '--import',
    END_WITH_PARENT,
    'mock/cli.ts',
    '--port',
    '0',
    '--world',
    size,
  ];
  const program = spawn(process.execPath, args, { cwd: openapi });
  return new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (part: unknown) => {
      text += String(part);
      const [, address] = /(http:\S+)\/new\/api/.exec(text) ?? [];
      if (address) resolve(address);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.on('exit', () => reject(new Error(`the mock has ended: ${text}`)));
  });
}

/** Calls of pages without an answer yet. */
const open = new Set<Promise<Response>>();

/** A late answer would reach the page of the next test. */
async function untilAnswered(): Promise<void> {
  while (open.size > 0) await Promise.allSettled(open);
}

/** As a page calls: its calls are followed. */
function followed(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const answer = send(input, init).finally(() => open.delete(answer));
    open.add(answer);
    return answer;
  };
}

/** A simulated browser calls its own host alone: the calls go by the means of the server that runs the tests. */
function sendTo(url: string): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), url);
    const { method = 'GET', body } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    return new Promise((resolve, reject) => {
      const outgoing = send(url + pathname + search, { method, headers }, (incoming) => {
        const parts: Uint8Array[] = [];
        incoming.on('data', (part: Uint8Array) => parts.push(part));
        incoming.on('end', () => {
          const type = incoming.headers['content-type'] ?? 'application/json';
          const status = incoming.statusCode ?? 500;
          resolve(new Response(Buffer.concat(parts), { status, headers: { 'content-type': type } }));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(typeof body === 'string' ? body : undefined);
    });
  };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Sends a call to the mock for the owner of a token. */
async function callMock(
  { path, size, token }: { readonly path: string; readonly size: WorldSize; readonly token: string },
  body?: object,
): Promise<unknown> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` };
  const send = sendTo(await mockOfWorker(size));
  const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await send(path, { ...how, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`The mock refused ${path}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * The world behind the tests of a file: `quietApi` asks the mock server, whose ledger answers the first dealer on the day
 * of the examples. Its calls change nothing.
 */
export function useWorld(): Account {
  const token = 'demo-directAdmin~world';
  let address = '';
  beforeAll(async () => {
    address = await mockOfWorker('small');
    await callMock({ path: '/mock/clock', size: 'small', token }, { now: NOW });
  }, 60_000);
  beforeEach(() => {
    storeSession({ token, endsAt: Date.now() + 86_400_000 });
    vi.stubGlobal('fetch', followed(sendTo(address)));
  });
  afterEach(untilAnswered);
  return personaAccount('directAdmin');
}

let runs = 0;

/** The actions of a test outside of the page. */
export interface Ledger {
  /** The page is somebody else's. */
  readonly signIn: (persona: Persona) => void;
  /** The next call of an operation goes wrong. */
  readonly armFault: (fault: Fault) => Promise<void>;
  /**
   * Calls the backend outside of the page: the work of another device, or the state of the accounts; with a body by
   * POST.
   */
  readonly call: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** The ledger's clock goes on from so many days ahead. */
  readonly setClock: (days: number) => Promise<void>;
}

interface Fault {
  readonly operationId: string;
  readonly kind: string;
  readonly [option: string]: unknown;
}

/**
 * The mock's ledger behind the tests of a file, which may change it. Each test begins with the examples, signed in as
 * the first dealer. A row is in sight as soon as it is drawn.
 * @param size the world of the examples, or the one in which every list is longer than its page
 */
export function useLedger(size: WorldSize = 'small'): Ledger {
  let address = '';
  let token = '';
  const signIn = (persona: Persona) => {
    token = `demo-${persona}~${process.pid}-${runs}`;
    storeSession({ token, endsAt: Date.now() + 86_400_000 });
  };
  const setClock = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000).toISOString();
    await callMock({ path: '/mock/clock', size, token }, { now });
  };
  beforeAll(async () => {
    address = await mockOfWorker(size);
  }, 60_000);
  beforeEach(async () => {
    runs += 1;
    signIn('directAdmin');
    vi.stubGlobal('fetch', followed(sendTo(address)));
    vi.stubGlobal('IntersectionObserver', undefined);
    await setClock(0);
  });
  afterEach(async () => {
    await untilAnswered();
    await sendTo(address)('/mock/run', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  });
  return {
    signIn,
    armFault: async (fault) => void (await callMock({ path: '/mock/faults', size, token }, fault)),
    call: async <Answer>(path: string, body?: object) => {
      // The caller knows the call.
      const { data } = (await callMock({ path: `/new/api${path}`, size, token }, body)) as {
        readonly data: Answer;
      };
      return data;
    },
    setClock,
  };
}
