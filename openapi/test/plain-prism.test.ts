import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE_PATH, loadDescription } from '../mock/description';
import { exampleRequests } from '../mock/example-request';
import { type Route, routesOf } from '../mock/routes';
import { freePort } from '../mock/test/free-port';

const description = loadDescription();
const routes = routesOf(description);
const { addressOf, initOf } = exampleRequests(description);

let prism: ChildProcess;
let origin: string;

/** The command of the README, at the top of the clone. */
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const command = ['prism', 'mock', 'openapi/bundle/openapi.json', '--port', String(port)];
  prism = spawn('npx', command, { cwd: fileURLToPath(new URL('../..', import.meta.url)), detached: true });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += String(part);
      if (said.includes('Prism is listening')) resolve();
    };
    prism.stdout?.on('data', hear);
    prism.stderr?.on('data', hear);
    prism.on('exit', () => reject(new Error(said)));
  });
});

afterAll(() => {
  if (prism.pid !== undefined) process.kill(-prism.pid);
});

/** What is wrong with the answer to the request example; undefined when it is the described one. */
async function faultOf(route: Route, basePath: string): Promise<string | undefined> {
  const address = addressOf(route).replace(BASE_PATH, basePath);
  const init = { ...initOf(route, 'Bearer demo-directAdmin'), redirect: 'manual' as const };
  const response = await fetch(`${origin}${address}`, init);
  const text = await response.text();
  const violations = response.headers.get('sl-violations');
  if ([200, 302].includes(response.status) && violations === null) return undefined;
  return `${route.operationId}: ${response.status} ${violations ?? text}`;
}

it.each(['', BASE_PATH])(
  'CAT-03 `npx prism mock` takes and answers the request example of every call at its address behind "%s"',
  async (basePath) => {
    const faults: string[] = [];
    for (const route of routes) {
      const fault = await faultOf(route, basePath);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThanOrEqual(433);
  },
);

it('Prism loads one language of made-up names: all fifty take a quarter of the start of the mock', async () => {
  await import('../mock/prism');
  const files = Object.keys(createRequire(import.meta.url).cache);
  const languages = files.flatMap((file) => /@faker-js.*\/locales\/(\w+)\//.exec(file)?.[1] ?? []);
  expect([...new Set(languages)]).toEqual(['en']);
});
