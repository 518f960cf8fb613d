import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BrokenServer, startBrokenServer } from '../self/broken-server';
import { contract } from './contract';
import { exampleTime } from './target';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const TOKEN = 'demo-directAdmin';
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const out = join(folder, 'reports');
let mock: RunningMock;
let server: BrokenServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, now: exampleTime });
  server = await startBrokenServer(mock);
});
afterEach(() => server.damage({}));
afterAll(async () => {
  await server.close();
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command as a tester would. */
async function run(...args: string[]) {
  const lines: string[] = [];
  const operations: string[] = [];
  const code = await contract(args, {
    env: { DEALER_PORTAL_TOKEN: TOKEN },
    print: (line) => lines.push(line),
    progress: { operation: ({ id }) => operations.push(id) },
    out,
  });
  return { code, operations, text: lines.join('\n') };
}

const backend = () => ['--target', `${server.url}/new/api`];
const report = (name: string) => readFileSync(join(out, name), 'utf8');

describe('CAT-03 pnpm contract', () => {
  it('ends with 0 and three reports where nothing is wrong, and prints its progress', async () => {
    const { code, text, operations } = await run('--operations', 'getCartCount', '--short', '--seed', '5');
    expect([code, operations]).toEqual([0, ['getCartCount']]);
    expect(text).toMatch(/^Nothing wrong\.[\s\S]* seed 5\n/);
    expect(report('junit.xml')).toContain('<testcase classname="cart.getCartCount" name="fuzz"');
    expect(JSON.parse(report('contract.json'))).toMatchObject({ seed: 5, totals: { failures: 0 } });
    expect(report('contract.html')).toContain('Nothing wrong');
  });

  it('shows a failure as the smallest request, as curl, as a call of the SDK, and replays it', async () => {
    server.damage({
      answer: (passing, { body }) =>
        /[?%#&+]/.test(body.toString())
          ? { ...passing, status: 500, body: Buffer.from('{"code":"500","status":500,"msg":"系统异常"}') }
          : passing,
    });
    const args = [...backend(), '--no-read-only', '--operations', 'saveDeliveryAddress'];
    const first = await run(...args, '--phases', 'fuzz', '--cases', '60', '--seed', '11');
    expect(first.code).toBe(1);
    const again = /again: pnpm contract (.*)/.exec(first.text)?.[1] ?? '';
    expect(again).toMatch(/--operations saveDeliveryAddress --cases 60 --edges 20 --seed 11 --path valid:\d/);
    const data = JSON.parse(report('contract.json'));
    const [failure] = data.results[0].failures;
    const second = await run(...again.split(' '));
    expect(second.code).toBe(1);
    expect(JSON.parse(report('contract.json')).results[0].failures[0].curl).toBe(failure.curl);
    expect(failure.curl).toContain('-H "authorization: Bearer $DEALER_PORTAL_TOKEN"');
    // Little else is left of the text in which the fault was found.
    expect(failure.sdk).toMatch(/api\.call\(saveDeliveryAddress, [\s\S]*": "[^"]{0,2}[?%#&+][^"]{0,2}"/);
  });

  it('writes no credential anywhere, also where the server does', async () => {
    server.damage({
      answer: (passing, { headers }) => ({
        ...passing,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ code: '1', msg: `成功 ${headers['authorization']}`, data: [] })),
      }),
    });
    const { code, text } = await run(...backend(), '--operations', 'listCart', '--phases', 'examples');
    expect([code, text.includes('secret 200')]).toEqual([1, true]);
    for (const output of [text, ...['junit.xml', 'contract.json', 'contract.html'].map(report)]) {
      expect(output).not.toContain(TOKEN);
    }
  });

  it('sends nothing that changes something to a backend, unless an option allows it', async () => {
    const seen = new Set<string>();
    server.damage({
      request: (request) => {
        seen.add(request.url.split('?')[0] ?? '');
        return request;
      },
    });
    const reads = await run(...backend(), '--tags', 'cart', '--phases', 'examples');
    expect(reads.code).toBe(0);
    expect([...seen].filter((path) => /add|delete/.test(path))).toEqual([]);
    const none = await run(...backend(), '--operations', 'addToCart');
    expect([none.code, none.text]).toEqual([2, expect.stringContaining('--no-read-only')]);
    expect(
      (await run(...backend(), '--operations', 'addToCart', '--no-read-only', '--phases', 'examples')).code,
    ).toBe(0);
    expect([...seen].some((path) => path.endsWith('/add/cart'))).toBe(true);
  });

  it.each([
    [['--auth', 'basic', '--target', 'http://127.0.0.1:1'], 'DEALER_PORTAL_USER'],
    [['--target', 'nowhere'], 'no address'],
    [['--target', 'http://127.0.0.1:1'], 'Nobody answers'],
    [['--operations', 'nothing'], 'has no nothing'],
    [['--phases', 'magic'], '--phases magic'],
    [['--auth', 'none'], '--auth none: bearer or basic'],
    [['--cases', 'many'], '--cases many is no whole number'],
    [['--path', 'valid'], '--path valid: write it as the report does'],
    [['--path', 'valid:0'], '--seed'],
    [['--har', 'no-such.har'], 'no such file'],
    [['--colour'], '--colour'],
  ])('%j is wrong usage, in words', async (args, sentence) => {
    const { code, text } = await run(...args);
    expect([code, text]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('says where a host sends every call, in place of calling each of them wrong', async () => {
    server.damage({
      answer: (passing, { url }) => ({
        ...passing,
        status: 308,
        headers: { location: `https://portal.invalid${url}` },
      }),
    });
    const { code, text } = await run(...backend(), '--operations', 'getCartCount');
    expect([code, text]).toEqual([2, expect.stringContaining('sends every call to https://portal.invalid')]);
  });

  it('reads recorded traffic', async () => {
    const file = join(folder, 'recorded.har');
    const entry = (path: string, data: unknown) => ({
      request: { method: 'GET', url: `https://staging.example.cn${path}`, headers: [] },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { text: JSON.stringify({ code: '1', data }) },
      },
    });
    const path = '/new/api/cart/shoppingCart/getNumberByValid/8800123456';
    const other = entry('/assets/app.js', 1);
    writeFileSync(file, JSON.stringify({ log: { entries: [entry(path, 3), other] } }));
    expect((await run('--har', file)).code).toBe(0);
    writeFileSync(
      file,
      JSON.stringify({ log: { entries: [entry(path, 'three'), entry('/new/api/none', 1)] } }),
    );
    const { code, text } = await run('--har', file);
    expect(code).toBe(1);
    expect(text).toContain('wrong-value answer 200 data');
    expect(text).toContain('undocumented-call');
    expect(report('junit.xml')).toContain('failures="2"');
  });

  it('shows its options', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('--no-read-only') });
  });
});
