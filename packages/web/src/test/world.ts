import { type ChildProcess, spawn } from 'node:child_process';
import { request as send } from 'node:http';
import { resolve as pathOf } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Account } from '#platform/session/account';
import { storeSession } from '#platform/session/session';
import { personaAccount } from './persona-api';

/** A moment of the day on which the examples stand. */
const NOW = '2026-11-20T10:00:00+08:00';

/** Starts the mock as a program of its own: what it is made of needs the real `URL`, not that of a simulated browser. */
function startMock(): { readonly mock: ChildProcess; readonly url: Promise<string> } {
  const openapi = pathOf(import.meta.dirname, '../../../../openapi');
  const mock = spawn(process.execPath, ['--import', 'tsx', 'mock/cli.ts', '--port', '0'], { cwd: openapi });
  const url = new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (part: unknown) => {
      text += String(part);
      const [, address] = /(http:\S+)\/new\/api/.exec(text) ?? [];
      if (address) resolve(address);
    };
    mock.stdout.on('data', read);
    mock.stderr.on('data', read);
    mock.on('exit', () => reject(new Error(`the mock has ended: ${text}`)));
  });
  return { mock, url };
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

/**
 * The world behind the tests of a file: `quietApi` asks the mock server, whose ledger answers the first dealer on the day
 * of the examples. The mock starts once and its calls change nothing.
 */
export function useWorld(): Account {
  let mock: ChildProcess | undefined;
  let address = '';
  beforeAll(async () => {
    const started = startMock();
    mock = started.mock;
    address = await started.url;
    const headers = { 'content-type': 'application/json' };
    await sendTo(address)('/mock/clock', { method: 'POST', headers, body: JSON.stringify({ now: NOW }) });
  }, 60_000);
  beforeEach(() => {
    storeSession({ token: 'demo-directAdmin', endsAt: Date.now() + 86_400_000 });
    vi.stubGlobal('fetch', sendTo(address));
  });
  afterAll(() => mock?.kill());
  return personaAccount('directAdmin');
}
