import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { curlVersion, inShell, isCurlNew } from '../../self/shell';
import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { openGround } from '../run-kit';
import { requestOf, sendRequest } from '../send-call';
import { backendTarget, bearer, credentialOf } from '../target';
import { SHUT_WAYS } from '../ways-in';
import { curlText } from './call-text';

/** A process for each command; a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

/** A request as the server got it. */
interface Got {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const REFUSAL = '{"code":"500","status":500,"msg":"系统异常"}';
const got: Got[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { authorization, cookie, 'content-type': media = '' } = request.headers;
    const boundary = /boundary=(\S+)/.exec(media)?.[1];
    const plain = (text: string) => (boundary ? text.replaceAll(boundary, 'boundary') : text);
    const body = plain(Buffer.concat(chunks).toString());
    const headers = { authorization, cookie, media: plain(media) };
    got.push({ method: request.method, url: request.url, headers, body });
    response.writeHead(500, { 'content-type': 'application/json' }).end(REFUSAL);
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ENV = {
  DEALER_PORTAL_TOKEN: 'Token-of-a-tester1',
  DEALER_PORTAL_OTHER_TOKEN: 'token-of-another2',
  DEALER_PORTAL_USER: 'robot',
  DEALER_PORTAL_PASSWORD: `pass'word $1`,
  DEALER_PORTAL_CLIENT_CODE: 'client',
  DEALER_PORTAL_CLIENT_SECRET: 'secret & more',
};

const operations = new Map(openGround().operations.map((operation) => [operation.id, operation]));
const operationOf = (id: string): KitOperation => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The description has no ${id}.`);
  return operation;
};

/** A call as the kit sends it, and the command that its report prints. */
function printed(id: string, call: TestCall, auth: 'bearer' | 'basic' = 'bearer') {
  const credential = credentialOf(auth, ENV);
  const target = backendTarget(url, credential, bearer(ENV.DEALER_PORTAL_OTHER_TOKEN));
  const request = requestOf(target, operationOf(id), call);
  return { request, command: curlText(request, call, credential) };
}

/** Sends a call as the kit does and by the command that its report prints. */
async function sentTwice(id: string, call: TestCall, auth?: 'basic') {
  const { request, command } = printed(id, call, auth);
  got.length = 0;
  await sendRequest(request, 10_000);
  const stdout = (await inShell(command, ENV)).toString();
  const [byKit, byShell] = got;
  return { byKit, byShell, stdout, command };
}

const HARD = `'"$HOME \`id\` \\n @<;,%&=+#?中文😀`;
const ADDRESS = 'saveDeliveryAddress';
const { example } = operationOf(ADDRESS);
const GET: TestCall = { values: operationOf('getCartCount').example };
const withBody = (body: unknown): TestCall => ({ values: { ...example, body } });

const CALLS: readonly (readonly [string, string, TestCall])[] = [
  ['a call without a body', 'getCartCount', GET],
  [
    'a call with inputs in its address',
    'listDiscountPrototypes',
    { values: { path: {}, query: { keyword: HARD, 'a[]': '{b}' } } },
  ],
  ['a code of signs in the path', 'getCartCount', { values: { path: { saletoCode: HARD }, query: {} } }],
  ['a body of JSON', ADDRESS, { values: example }],
  ['a body with signs of a shell', ADDRESS, withBody({ addressName: HARD, 'a b': ["'", '@file', '\n'] })],
  ['a body that begins as a file would', ADDRESS, { values: example, fault: 'raw', rawBody: '@/etc/hosts' }],
  ['a form with a file', 'uploadDocument', { values: operationOf('uploadDocument').example }],
  [
    'a form with signs of a shell',
    'uploadDocument',
    { values: { path: {}, query: {}, body: { file: HARD, customerCode: `@${HARD}`, userType: '<x' } } },
  ],
  [
    'a form with line breaks',
    'uploadDocument',
    {
      values: {
        path: {},
        query: {},
        body: { file: 'a\r\nb\tc\u2028"\\n', customerCode: 'a\nb', userType: '1' },
      },
    },
  ],
  [
    'another method and type',
    ADDRESS,
    { values: example, elsewhere: { method: 'PUT', media: 'text/plain' } },
  ],
  ['an unknown address', ADDRESS, { values: example, elsewhere: { suffix: '/nobody' } }],
  ...(['none', 'other', ...SHUT_WAYS] as const).map(
    (credential) => [`a way in: ${credential}`, ADDRESS, { values: example, credential }] as const,
  ),
];

describe('CAT-03 the curl command of a report', () => {
  it.each(isCurlNew ? CALLS : [])('sends the same again: %s', async (_, id, call) => {
    const { byKit, byShell, stdout, command } = await sentTwice(id, call);
    expect(byShell, command).toEqual(byKit);
    expect(stdout).toMatch(/^HTTP\/1\.1 500/);
    expect(stdout).toContain(REFUSAL);
  });

  it.each(isCurlNew ? ['basic' as const] : [])('sends the same again: --auth %s', async (auth) => {
    const { byKit, byShell, command } = await sentTwice('getCartCount', GET, auth);
    expect(byShell, command).toEqual(byKit);
    expect(command).not.toContain(ENV.DEALER_PORTAL_PASSWORD);
    expect(command).not.toContain('secret');
  });

  it('runs where curl is 7.87 or newer: with an older one or none, no command was tried', () => {
    expect(curlVersion, 'no curl: install 7.87 or newer, no command of a report was run').toBeDefined();
    expect(isCurlNew, `curl ${curlVersion?.join('.')} is too old: no command of a report was run`).toBe(true);
  });

  it('is read by a shell as words that hold what was sent', async () => {
    const { request, command } = printed(ADDRESS, withBody({ addressName: HARD }));
    const words = (await inShell(`curl() { printf '%s\\0' "$@"; }\n${command}`, ENV)).toString().split('\0');
    expect(words.slice(0, 4)).toEqual(['-i', '-X', request.method, request.url]);
    expect(words).toContain(request.body);
    expect(words).toContain(`authorization: Bearer ${ENV.DEALER_PORTAL_TOKEN}`);
  });
});
