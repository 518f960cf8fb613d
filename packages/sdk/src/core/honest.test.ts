/** An answer is what its type says, or a failure that says why it is not. */
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { CART, clientOf, done, LINE } from '../../test/calls';
import { allOperations } from '../all-operations';
import { parseJson } from '../answer/parse-json';
import { retryAfterMs } from '../answer/retry-after';
import {
  addToCart,
  exportInvoices,
  getCartAgreementStatus,
  listCart,
  queryMyOrders,
  splitOrder,
  submitOrders,
  uploadFile,
} from '../generated/operations/index';
import { retryReads } from '../middleware/retry';
import { ApiError, isApiError, unwrap } from './api-error';
import { flagData, listData, numberData, objectData, textData, valueData } from './promised-data';
import type { Failure, Result } from './result';

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

  it('HTTP-03 a flag is no status: its answer is no envelope, and no failure has the code 1', async () => {
    const server = answering(json({ status: true, data: { data: 5 } }));
    expect(await clientOf(server).call(listCart, CART)).toMatchObject({
      kind: 'invalid-response',
      code: '-1',
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

  it.each([
    ...['UTF_8', 'utf 8', 'UTF', 'unicode', 'default', 'null', 'binary', 'x-foo', 'utf-16', 'utf-16le'],
    ...['iso-8859-1', 'us-ascii', 'GBK', 'gb2312', 'windows-1252', '"utf-8"', ''],
  ])('HTTP-03 in UTF-8 is read whatever charset is declared: %j', async (label) => {
    const bytes = new Blob(['{"code":"0","msg":"查询失败"}']);
    expect(await call(bytes, `application/json;charset=${label}`)).toMatchObject({ msg: '查询失败' });
  });

  it('HTTP-03 in UTF-16 is read where it is declared', async () => {
    const units = Uint16Array.from('{"code":"0","msg":"海尔"}', (unit) => unit.charCodeAt(0));
    expect(await call(new Blob([units]), 'application/json; charset=utf-16le')).toMatchObject({
      msg: '海尔',
    });
  });

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
    ['[1e400, -1E999, 1e300]', ['1e400', '-1E999', 1e300]],
    [
      '{"a":1234567890123456.78,"b":"x:1234567890123456.78"}',
      { a: '1234567890123456.78', b: 'x:1234567890123456.78' },
    ],
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
      retry: retryReads({ attempts: 1000, deadlineMs: 60, random: () => 0 }),
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

describe('data of another form than described', () => {
  const WRONG = ['登录超时', 7, true, [[]], [null, { id: '1' }], { records: [] }];
  const promising = Object.values(allOperations()).filter(({ data }) => data);
  type Call = (operation: object, input: object) => Promise<Result<unknown>>;
  const ask = (operation: (typeof promising)[number], data: unknown) => {
    const path = Object.fromEntries(
      [...operation.path.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, '1']),
    );
    const call = clientOf(answering(json({ code: '1', msg: '成功', data }))).call as unknown as Call;
    return call(operation, { path, body: {} });
  };

  it('HTTP-03 a text is no list, no page, no object, no number and no flag', async () => {
    const withText = promising.filter(({ data }) => data !== textData && data !== valueData);
    expect(withText.length).toBeGreaterThan(250);
    for (const operation of withText)
      expect(await ask(operation, '登录超时'), operation.id).toMatchObject({
        kind: 'invalid-response',
        cause: { message: expect.stringContaining('another form') },
      });
  });

  it.each([
    ['a list', listData, [[[]]]],
    ['an object', objectData, [{ records: [] }]],
    ['a number', numberData, [7]],
    ['a flag', flagData, [true]],
    ['a text', textData, ['登录超时', 7]],
  ] as const)('HTTP-03 %s is taken for nothing else', (_, promise, right) => {
    const taken = WRONG.filter((data) => promise(data) !== undefined);
    expect(taken).toEqual(
      WRONG.filter((data) => right.some((value) => JSON.stringify(value) === JSON.stringify(data))),
    );
  });
});

describe('a part of an answer, and one without end', () => {
  it.each(['list', 'file'])('HTTP-05 that nobody asked for (206) is a failure: %s', async (kind) => {
    const headers = { 'content-range': 'bytes 0-103/900000', 'content-type': 'application/vnd.ms-excel' };
    const api = clientOf(answering(() => new Response('{"code":"1","data":[]}', { status: 206, headers })));
    const result =
      kind === 'list'
        ? await api.call(listCart, CART)
        : await api.call(exportInvoices, { query: { customerCode: '1' } });
    expect(result).toMatchObject({ ok: false, kind: 'http', status: 206 });
  });

  it('HTTP-05 is not read beyond `maxBytes`, 64 MiB unless a call says so', async () => {
    let sent = 0;
    const body = () =>
      new ReadableStream({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
    const api = clientOf(answering(() => new Response(body())));
    expect(await api.call(listCart, CART)).toMatchObject({
      kind: 'invalid-response',
      cause: { message: 'The answer has more than 67108864 bytes' },
    });
    expect(sent).toBeLessThan(70);
    sent = 0;
    expect(await api.call(listCart, CART, { maxBytes: 1_500_000 })).toMatchObject({
      kind: 'invalid-response',
    });
    expect(sent).toBeLessThan(6);
  });
});

describe('numbers that are sent', () => {
  const order = (number: number) => ({ body: { ...LINE.body, number } });

  it.each([2 ** 70, Number.NaN, Number.NEGATIVE_INFINITY])(
    'HTTP-06 %s cannot be held, and is not sent in a body, a path, a query or a form',
    async (number) => {
      const server = answering(done());
      const api = clientOf(server);
      const wrong = number as never;
      const results = [
        await api.call(addToCart, order(number)),
        await api.call(listCart, { path: { ...CART.path, saletoCode: wrong } }),
        await api.call(listCart, { ...CART, query: { areaCode: wrong } }),
        await api.call(uploadFile, { body: { file: wrong } }),
      ];
      for (const result of results)
        expect(result).toMatchObject({
          kind: 'invalid-request',
          cause: { message: expect.stringContaining(`${number} is not exact`) },
        });
      expect(server.requests).toEqual([]);
    },
  );

  it('HTTP-06 2^53 - 1 and decimals go as they are; an inherited field is not sent', async () => {
    const server = answering(done());
    await clientOf(server).call(addToCart, order(Number.MAX_SAFE_INTEGER));
    expect(String(server.requests[0]?.init.body)).toContain('"number":9007199254740991');
    const query = Object.create({ areaCode: 'inherited' }) as { sysType: string };
    query.sysType = 'A';
    await clientOf(server).call(listCart, { ...CART, query });
    expect(server.requests[1]?.url).toMatch(/\?sysType=A$/);
  });
});

describe('mistakes of a program', () => {
  it('an operation that is not there, and a middleware without a result, are named', async () => {
    const call = clientOf(answering(done())).call as unknown as (...rest: unknown[]) => unknown;
    expect(() => call(undefined, {})).toThrow('No operation: a misspelled import?');
    const forgetful = (async () => undefined) as never;
    const api = clientOf(answering(done()), { middleware: [forgetful] });
    await expect(api.call(listCart, CART)).rejects.toThrow('A middleware returned no result');
  });
});

describe('an error for a log', () => {
  it('has the facts of the call and no body', async () => {
    const body = { code: '0', msg: '库存不足', data: { customer: '张三' } };
    const result = await clientOf(answering(json(body))).call(listCart, CART);
    const error = result.ok ? undefined : new ApiError(result);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ApiError',
      message: '库存不足 (listCart, business, code 0)',
      kind: 'business',
      code: '0',
      msg: '库存不足',
      status: 200,
      operationId: 'listCart',
      attempts: 1,
    });
  });

  it('is recognised across copies of the package, and a class of its own is not', async () => {
    const result = await clientOf(answering(json({ code: '0' }))).call(listCart, CART);
    const failure = result as Failure;
    vi.resetModules();
    const other = await import('./api-error');
    expect(other.ApiError).not.toBe(ApiError);
    const theirs = new other.ApiError(failure);
    expect([theirs instanceof ApiError, isApiError(theirs), isApiError(new Error())]).toEqual([
      true,
      true,
      false,
    ]);
    class Mine extends ApiError {}
    expect([theirs instanceof Mine, new Mine(failure) instanceof Mine]).toEqual([false, true]);
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
    [{ 'retry-after': 'Infinity' }, undefined],
    [{ 'retry-after': '2026-11-26' }, undefined],
    [{ 'retry-after-ms': 'NaN', 'retry-after': '1' }, 1000],
  ])('%j waits %s ms', (headers, wait) => {
    expect(retryAfterMs(new Headers(headers), NOW)).toBe(wait);
  });
});
