/** The oldest browsers that the README names: what they lack is neither called nor written. */
import { getEventListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, expect, it, vi } from 'vitest';
import { newerThanFloor } from '../scripts/package/browser-floor';
import { listCart } from '../src/generated/operations/index';
import { answering } from './answering';
import { CART, clientOf, done } from './calls';

afterEach(() => void vi.unstubAllGlobals());

it('a client works without URL.canParse and AbortSignal.any, and both signals of a call hold', async () => {
  vi.spyOn(URL, 'canParse').mockImplementation(missing);
  vi.spyOn(AbortSignal, 'any').mockImplementation(missing);
  const client = new AbortController();
  const callController = new AbortController();
  const pending = answering(() => new Promise<Response>(() => undefined));
  const api = clientOf(pending, { defaults: { signal: client.signal } });
  const first = api.call(listCart, CART, { signal: callController.signal });
  callController.abort();
  expect(await first).toMatchObject({ kind: 'aborted' });
  const second = api
    .withOptions({ defaults: { signal: new AbortController().signal } })
    .call(listCart, CART, { signal: new AbortController().signal });
  client.abort();
  expect(await second).toMatchObject({ kind: 'aborted' });
  vi.restoreAllMocks();
});

function missing(): never {
  throw new TypeError('is not a function');
}

it('calls with a signal of their callController leave nothing on the signal of the client', async () => {
  const { signal } = new AbortController();
  const answer = done();
  const api = clientOf({ fetch: async () => answer.clone() }, { defaults: { signal } });
  for (let call = 0; call < 2000; call += 1)
    await api.call(listCart, CART, { signal: new AbortController().signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  // What `AbortSignal.any` would leave: a set of all signals that depend on this one.
  const signalFields = Object.getOwnPropertySymbols(signal).map(
    (symbol) => Reflect.get(signal, symbol) as unknown,
  );
  expect(signalFields.filter((value) => value instanceof Set && value.size > 0)).toEqual([]);
});

it('the files for browsers hold nothing that is newer', async () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const entries = [
    'index.ts',
    'all-operations.ts',
    'query/index.ts',
    'validation/index.ts',
    'testing/index.ts',
    'raw.ts',
  ];
  const { outputFiles } = await build({
    entryPoints: entries.map((name) => `${source}/${name}`),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: 'out',
    packages: 'external',
    write: false,
  });
  expect(outputFiles.length).toBeGreaterThan(entries.length);
  expect(
    outputFiles.flatMap(({ path, text }) => newerThanFloor(text).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
  expect(newerThanFloor('URL.canParse(a); b.toSorted()')).toEqual(['URL.canParse', '.toSorted']);
});
