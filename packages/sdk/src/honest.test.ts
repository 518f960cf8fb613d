/** An answer is what its type says, or a failure that says why it is not. */
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../test/answering';
import { CART, clientOf, done, LINE } from '../test/calls';
import { parseJson } from './answer/parse-json';
import { retryAfterMs } from './answer/retry-after';
import { unwrap } from './api-error';
import {
  addToCart,
  getCartAgreementStatus,
  listCart,
  queryMyOrders,
  splitOrder,
  submitOrders,
} from './generated/operations/index';
import { retryReads } from './middleware/retry';

const ORDERS = { body: { saletoCode: 'S' } };
const AGREEMENT = { path: { id: 'S' } };

describe('data that the server leaves out', () => {
  it.each([[{ code: '1' }], [{ code: '1', data: null }], [{ status: 200, data: { data: null } }]])(
    'HTTP-03 of a list is an empty list: %j',
    async (body) => {
      expect(await clientOf(answering(json(body))).call(listCart, CART)).toMatchObject({
        ok: true,
        data: [],
      });
    },
  );

  it.each([
    ['a page', queryMyOrders, ORDERS],
    ['a value', getCartAgreementStatus, AGREEMENT],
    ['a change whose answer the specification states', splitOrder, { body: {} }],
  ] as const)('HTTP-03 of %s is a failure with words', async (_, operation, input) => {
    for (const body of [
      { code: '1', msg: '成功' },
      { code: '1', data: null },
    ]) {
      const call = clientOf(answering(json(body))).call as (...requests: unknown[]) => Promise<unknown>;
      expect(await call(operation, input)).toMatchObject({
        kind: 'invalid-response',
        status: 200,
        cause: { message: expect.stringContaining('lacks its data') },
      });
    }
  });

  it('HTTP-03 of a call that changed something is undefined: it has happened', async () => {
    const call = clientOf(answering(json({ code: '1', data: null }))).call as (
      ...requests: unknown[]
    ) => Promise<unknown>;
    expect(await call(submitOrders, { body: {} })).toMatchObject({ ok: true, data: undefined });
  });

  it('HTTP-03 of a field that is null is undefined, at any depth, and entries of lists stay', async () => {
    const entry = { id: '1', activityId: null, priceInfo: { activity: null, rows: [null, { a: null }] } };
    const result = await clientOf(answering(json({ code: '1', data: [entry] }))).call(listCart, CART);
    expect(result.ok && result.data).toStrictEqual([
      { id: '1', activityId: undefined, priceInfo: { activity: undefined, rows: [null, { a: undefined }] } },
    ]);
    const deep = `${'{"a":'.repeat(20_000)}null${'}'.repeat(20_000)}`;
    const server = answering(new Response(`{"code":"1","data":[${deep}]}`));
    expect(await clientOf(server).call(listCart, CART)).toMatchObject({ ok: true });
  });

  it.each([204, 205])('HTTP-03 HTTP %i is a success without data', async (status) => {
    const server = answering(new Response(null, { status }));
    expect(await clientOf(server).call(addToCart, LINE)).toMatchObject({ ok: true, data: undefined, status });
    expect(await clientOf(server).call(queryMyOrders, ORDERS)).toMatchObject({
      kind: 'invalid-response',
      status,
    });
  });

  it.each([[{ code: [1] }], [{ code: {} }]])('HTTP-03 %j is no code', async (body) => {
    expect(await clientOf(answering(json(body))).call(listCart, CART)).toMatchObject({
      kind: 'invalid-response',
    });
  });

  it('HTTP-04 the words may stand in message', async () => {
    const server = answering(json({ code: '0', message: '库存不足' }));
    expect(await clientOf(server).call(listCart, CART)).toMatchObject({ msg: '库存不足' });
  });
});

describe('text', () => {
  const GB = Uint8Array.from([0xba, 0xa3, 0xb6, 0xfb]); // 海尔
  const body = (text: Uint8Array) => new Blob(['{"code":"0","msg":"', text as Uint8Array<ArrayBuffer>, '"}']);
  const call = async (bytes: Blob, contentType: string) =>
    clientOf(answering(new Response(bytes, { headers: { 'content-type': contentType } }))).call(
      listCart,
      CART,
    );

  it.each(['application/json; charset=GB18030', 'application/json;charset="gbk"', 'application/json'])(
    'HTTP-03 in GBK is read, declared or not: %s',
    async (contentType) => {
      expect(await call(body(GB), contentType)).toMatchObject({ kind: 'business', msg: '海尔' });
    },
  );

  it('HTTP-03 that a charset is declared for is never read as another, although its bytes would be UTF-8 too', async () => {
    const magic = Uint8Array.from([0xc4, 0xa7]);
    expect(await call(body(magic), 'application/json; charset=GBK')).toMatchObject({ msg: '魔' });
    expect(await call(body(magic), 'application/json; charset=utf-8')).toMatchObject({ msg: 'ħ' });
  });

  it('HTTP-03 in UTF-8 with a mark at its start is read', async () => {
    const marked = new Blob(['\ufeff', body(new TextEncoder().encode('海尔'))]);
    expect(await call(marked, 'application/json;charset=utf-8')).toMatchObject({ msg: '海尔' });
  });

  it('HTTP-03 that no charset explains is a failure, never a guess', async () => {
    expect(await call(body(Uint8Array.from([0xff, 0xff])), 'application/json')).toMatchObject({
      kind: 'invalid-response',
    });
  });
});

describe('numbers', () => {
  it.each([
    ['{"id":90071992547409931234}', { id: '90071992547409931234' }],
    ['[-9007199254740993]', ['-9007199254740993']],
    ['[9007199254740991, 1234567890123456]', [9007199254740991, 1234567890123456]],
    [
      '{"a":"90071992547409931234, \\"90071992547409931234"}',
      { a: '90071992547409931234, "90071992547409931234' },
    ],
    ['{"a\\\\":90071992547409931234}', { 'a\\': '90071992547409931234' }],
    [
      '[0.12345678901234567890, 1e30, 12345678901234567.5]',
      [0.12345678901234568, 1e30, '12345678901234567.5'],
    ],
  ])('above 2^53 stay what was sent, as text: %s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it('are read by a parser of the caller where one is given', async () => {
    const parse = vi.fn(() => ({ code: '1', data: [1n] }));
    const api = clientOf(answering(json({ code: '1' })), { defaults: { parse } });
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true, data: [1n] });
  });
});

describe('the facts of a result about its call', () => {
  const busy = () => json({}, { status: 503, headers: { 'retry-after-ms': '1' } });

  it('counts every sending, also when the deadline ends it', async () => {
    const server = answering(busy());
    const result = await clientOf(server).call(listCart, CART, {
      retry: retryReads({ attempts: 1000, deadlineMs: 60 }),
    });
    expect(result).toMatchObject({ kind: 'timeout' });
    expect(result.attempts).toBeGreaterThan(1);
    expect(result.attempts).toBeGreaterThanOrEqual(server.requests.length - 1);
  });

  it('keeps the status that had come when the body was late', async () => {
    const slow = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
    const result = await clientOf(answering(slow)).call(listCart, CART, { timeoutMs: 20 });
    expect(result).toMatchObject({ kind: 'timeout', status: 200, attempts: 1 });
  });

  it('takes the signal of AbortSignal.timeout as a time-out, and reports it to the host', async () => {
    const onFailure = vi.fn();
    const api = clientOf(
      answering(() => new Promise<Response>(() => undefined)),
      { onFailure },
    );
    const result = await api.call(listCart, CART, { signal: AbortSignal.timeout(10) });
    expect(result).toMatchObject({ kind: 'timeout' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('has the id of the request, and shows the response to those who ask', async () => {
    const seen: string[] = [];
    const server = answering(json({ code: '1', data: [] }, { headers: { 'x-request-id': 'R7', etag: 'E' } }));
    const onResponse = (response: Response) =>
      seen.push(`${response.status} ${response.headers.get('etag')}`);
    expect(await clientOf(server).call(listCart, CART, { onResponse })).toMatchObject({ requestId: 'R7' });
    expect(seen).toEqual(['200 E']);
  });

  it('has its cause in the message of the error that unwrap throws', async () => {
    const broken = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const result = await clientOf(answering(broken)).call(listCart, CART);
    expect(() => unwrap(result)).toThrow(
      '请求失败 (listCart, network, code -1): fetch failed: connect ECONNREFUSED',
    );
  });

  it('reaches the caller although onFailure throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new Error('host');
    const onFailure = () => {
      throw fault;
    };
    const result = await clientOf(answering(json({ code: '0' })), { onFailure }).call(listCart, CART);
    vi.unstubAllGlobals();
    expect(result).toMatchObject({ code: '0' });
    expect(report).toHaveBeenCalledWith(fault);
  });
});

describe('options', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('that are undefined keep those of the client', async () => {
    const api = clientOf(answering(never), { defaults: { timeoutMs: 20 } });
    expect(await api.call(listCart, CART, { timeoutMs: undefined })).toMatchObject({ kind: 'timeout' });
  });

  it('join both signals', async () => {
    const controller = new AbortController();
    const clients = new AbortController();
    const api = clientOf(answering(never), { defaults: { signal: clients.signal } });
    const first = api.call(listCart, CART, { signal: controller.signal });
    controller.abort();
    expect(await first).toMatchObject({ kind: 'aborted' });
    const second = api.call(listCart, CART, { signal: new AbortController().signal });
    clients.abort();
    expect(await second).toMatchObject({ kind: 'aborted' });
  });

  it('can be changed for a part of a program', async () => {
    const server = answering(done());
    const api = clientOf(server, { token: 'a', defaults: { isSilent: true } });
    const other = api.withOptions({ token: 'b', defaults: { timeoutMs: 7 } });
    await api.call(listCart, CART);
    await other.call(listCart, CART);
    expect(server.requests.map((request) => sentHeaders(request)['authorization'])).toEqual([
      'Bearer a',
      'Bearer b',
    ]);
  });

  it('HTTP-02 headers of a call replace those of the client, in upper or lower case', async () => {
    const server = answering(done());
    const api = clientOf(server, { token: 'tok', pageName: '/cart', headers: { 'X-Canary': 'blue' } });
    await api.call(listCart, {
      ...CART,
      headers: { authorization: 'Other', 'x-canary': 'green', PAGENAME: undefined },
    });
    await api.call(queryMyOrders, { ...ORDERS, headers: { 'content-type': 'text/plain' } });
    const [first, second] = server.requests.map(sentHeaders);
    expect(first).toMatchObject({ authorization: 'Other', 'x-canary': 'green' });
    expect(first).not.toHaveProperty('pagename');
    expect(second?.['content-type']).toBe('text/plain');
  });
});

describe('Retry-After', () => {
  const NOW = Date.parse('2026-11-22T10:00:00Z');
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '3, 5' }, 3000],
    [{ 'retry-after': 'Sun, 22 Nov 2026 09:00:10 GMT', date: 'Sun, 22 Nov 2026 09:00:00 GMT' }, 10_000],
    [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:10 GMT' }, 10_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-4' }, 0],
  ])('%j waits %s ms', (headers, wait) => {
    expect(retryAfterMs(new Headers(headers), NOW)).toBe(wait);
  });
});
