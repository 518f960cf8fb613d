import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { WORKBOOK } from '../../test/calls';
import { addToCart, exportInvoices, listCart, queryMyOrders } from '../generated/operations/index';
import { retryReads } from '../middleware/retry';
import { createClient } from './client';
import type { Failure } from './result';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const BASE = 'http://portal.test/new/api';

function clientOf(server: { fetch: typeof fetch }, options: object = {}) {
  return createClient({ baseUrl: BASE, fetch: server.fetch, ...options });
}

describe('requests', () => {
  it('HTTP-01 puts the base path, path parameters and query together, escaped', async () => {
    const server = answering(json({ code: '1', data: [] }));
    const api = clientOf(server);
    await api.call(listCart, {
      path: { ...CODES, saletoCode: 'a/b' },
      query: { areaCode: '山东 &', sysType: 'x' },
    });
    expect(server.requests[0]?.url).toBe(
      `${BASE}/cart/shoppingCart/get/list/a%2Fb/8800130002/8800123456?areaCode=%E5%B1%B1%E4%B8%9C%20%26&sysType=x`,
    );
    expect(server.requests[0]?.init.method).toBe('GET');
  });

  it('hands settings of fetch on, and keeps what is its fetchOptions', async () => {
    const server = answering(json({ code: '1', data: [] }), json({ code: '1', data: [] }));
    const api = clientOf(server, { defaults: { fetchOptions: { credentials: 'include' } } });
    const fetchOptions = {
      cache: 'no-store',
      keepalive: true,
      method: 'DELETE',
      redirect: 'follow',
      dispatcher: 7,
    } as const;
    await api.call(listCart, { path: CODES }, { fetchOptions });
    await api.call(listCart, { path: CODES });
    expect(server.requests.map(({ init }) => init)).toMatchObject([
      { cache: 'no-store', keepalive: true, method: 'GET', redirect: 'manual', dispatcher: 7 },
      { credentials: 'include', method: 'GET' },
    ]);
  });

  it('HTTP-01a uses /new/api when no base address is given', async () => {
    const server = answering(json({ code: '1', data: [] }));
    await createClient({ fetch: server.fetch }).call(listCart, { path: CODES });
    expect(server.requests[0]?.url).toMatch(/^\/new\/api\/cart\//);
  });

  it('HTTP-02a HTTP-02b HTTP-02c HTTP-02d sends pageName, bearer token, timestamp of creation and extra headers', async () => {
    const server = answering(json({ code: '1', data: [] }));
    let page = '/cart';
    const api = clientOf(server, {
      token: async () => 'abc',
      pageName: () => page,
      now: () => 1763600000000,
      headers: { 'x-canary': 'blue' },
    });
    await api.call(listCart, { path: CODES, headers: { 'x-one': '1', 'x-none': undefined } });
    page = '/list/冰箱';
    await api.call(listCart, { path: CODES });
    const [first, second] = server.requests.map(sentHeaders);
    expect(first).toEqual({
      accept: 'application/json',
      authorization: 'Bearer abc',
      pagename: '/cart',
      timestamp: '1763600000000',
      'x-canary': 'blue',
      'x-one': '1',
    });
    expect(second?.['pagename']).toBe('/list/%E5%86%B0%E7%AE%B1');
    expect(second?.['timestamp']).toBe('1763600000000');
  });

  it('sends a body as JSON', async () => {
    const server = answering(json({ code: '1' }));
    await clientOf(server).call(queryMyOrders, { body: { saletoCode: '8800123456', pageNum: 2 } });
    expect(server.requests[0]?.init.body).toBe('{"saletoCode":"8800123456","pageNum":2}');
    expect(sentHeaders(server.requests[0] ?? { url: '', init: {} })['content-type']).toBe('application/json');
  });
});

describe('results', () => {
  it.each([
    ['HTTP-03a', { code: '1', msg: '成功', data: [1] }],
    ['HTTP-03a', { code: 1, msg: '成功', data: [1] }],
    ['HTTP-03b', { status: 200, msg: '成功', data: { data: [1] } }],
    ['HTTP-03b', { status: 200, data: { code: 1, msg: '成功', data: [1] } }],
  ])('%s reads %j as success', async (_, body) => {
    const result = await clientOf(answering(json(body))).call(listCart, { path: CODES });
    expect(result).toMatchObject({ ok: true, data: [1], code: '1', msg: '成功', status: 200, attempts: 1 });
  });

  it('HTTP-04a HTTP-04d keeps a business code and its message, and reports it to the host once', async () => {
    const onFailure = vi.fn();
    const server = answering(json({ code: 'AS121', msg: '购物车最多添加20种商品' }));
    const result = await clientOf(server, { onFailure }).call(
      addToCart,
      {
        body: {
          productCode: 'A',
          activityType: 1,
          saletoCode: 'S',
          sendtoCode: 'T',
          number: 1,
          productList: [],
        },
      },
      { isSilent: true },
    );
    expect(result).toMatchObject({
      ok: false,
      kind: 'business',
      code: 'AS121',
      msg: '购物车最多添加20种商品',
      status: 200,
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(result, { operation: addToCart, isSilent: true });
  });

  it.each([true, false])(
    'HTTP-04c the host learns whether a call that failed is silent: %s',
    async (isSilent) => {
      const onFailure = vi.fn();
      const api = clientOf(answering(json({ code: '0', msg: '失败' })), { onFailure });
      expect(await api.call(listCart, { path: CODES }, { isSilent })).toMatchObject({
        ok: false,
        msg: '失败',
      });
      expect(onFailure.mock.calls[0]?.[1]).toMatchObject({ isSilent });
    },
  );

  it('HTTP-04b says 请求失败 where the server has no words', async () => {
    const result = await clientOf(answering(json({ code: '0' }))).call(listCart, { path: CODES });
    expect(result).toMatchObject({ kind: 'business', code: '0', msg: '请求失败' });
  });

  it.each<[string, string, Response | Error, Partial<Failure>]>([
    [
      'HTTP-05a HTTP-05b',
      'a broken network',
      new TypeError('fetch failed'),
      { kind: 'network', code: '-1', msg: '请求失败', status: 0 },
    ],
    [
      'HTTP-05b HTTP-08f',
      'an empty 503',
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
      { kind: 'http', code: '-1', msg: 'Service Unavailable', status: 503 },
    ],
    [
      'HTTP-05b HTTP-08f',
      'an empty 500 without status text',
      new Response('', { status: 500 }),
      { kind: 'http', code: '-1', msg: '请求失败' },
    ],
    [
      'HTTP-05',
      'HTML with status 200',
      new Response('<html>'),
      { kind: 'invalid-response', code: '-1', msg: '请求失败', body: '<html>', status: 200 },
    ],
    ['HTTP-05', 'an empty 200', new Response(''), { kind: 'invalid-response', code: '-1' }],
    ['HTTP-05', 'a bare list', json([1]), { kind: 'invalid-response' }],
    [
      'HTTP-08f',
      '403 with an envelope',
      json({ code: '403', msg: '没有访问权限' }, { status: 403 }),
      { kind: 'http', code: '403', msg: '没有访问权限', status: 403 },
    ],
    [
      'HTTP-08f',
      '429 with words',
      json({ code: '429', msg: '慢一点' }, { status: 429, headers: { 'retry-after': '3' } }),
      { kind: 'http', msg: '慢一点', retryAfterMs: 3000 },
    ],
    [
      'HTTP-08f',
      '429 without words',
      new Response('', { status: 429 }),
      { kind: 'http', msg: '请求过于频繁，请稍后再试' },
    ],
    [
      'HTTP-07a',
      'a body status of 500',
      json({ status: 500, msg: '系统异常' }),
      { kind: 'business', bodyStatus: 500, msg: '系统异常' },
    ],
    [
      'HTTP-07a',
      'a body status of 500 with code 1',
      json({ code: '1', status: 500 }),
      { ok: false, bodyStatus: 500 },
    ],
  ])('%s answers %s with one failure', async (...[, , answer, expected]) => {
    const onFailure = vi.fn();
    const result = await clientOf(answering(answer), { onFailure }).call(listCart, { path: CODES });
    expect(result).toMatchObject({ ok: false, operationId: 'listCart', attempts: 1, ...expected });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a missing path parameter', { path: { ...CODES, sendtoCode: '' } }, {}],
    ['a token that cannot be had', { path: CODES }, { token: () => Promise.reject(new Error('no storage')) }],
    ['a header that cannot be sent', { path: CODES, headers: { 'x-name': '冰箱' } }, {}],
  ])('HTTP-06a says 请求超时! for %s', async (_, input, options) => {
    const result = await clientOf({ fetch }, options).call(listCart, input);
    expect(result).toMatchObject({
      ok: false,
      kind: 'invalid-request',
      code: '-1',
      msg: '请求超时!',
      status: 0,
      attempts: 0,
    });
  });

  it('HTTP-10a HTTP-10b returns a file with its name, and the error sent in its place', async () => {
    const name = "attachment; filename*=UTF-8''%E5%8F%91%E7%A5%A8.xlsx";
    const file = new Response(WORKBOOK, {
      headers: { 'content-disposition': name, 'content-type': 'application/vnd.ms-excel' },
    });
    const hidden = new Response('{"code":"0","msg":"没有可导出的数据"}', {
      headers: { 'content-type': 'application/octet-stream' },
    });
    const api = clientOf(
      answering(file, json({ code: '0', msg: '没有可导出的数据' }), hidden, json({ code: '1' })),
    );
    const call = () => api.call(exportInvoices, { query: { customerCode: '8800123456' } });
    const result = await call();
    expect(result).toMatchObject({
      ok: true,
      data: { fileName: '发票.xlsx', contentType: 'application/vnd.ms-excel' },
    });
    expect(result.ok && (await result.data.blob.text())).toBe(WORKBOOK);
    expect(await call()).toMatchObject({ kind: 'business', code: '0', msg: '没有可导出的数据' });
    expect(await call()).toMatchObject({ kind: 'business', code: '0', msg: '没有可导出的数据' });
    expect(await call()).toMatchObject({ kind: 'invalid-response' });
  });
});

describe('limits', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('HTTP-01b ends a call that never answers after 60 seconds, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const pending = clientOf(answering(never)).call(listCart, { path: CODES });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ kind: 'timeout', code: '-1', msg: '请求超时!' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('covers a body that never ends', async () => {
    const slow = new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"code"')) }),
    );
    const result = await clientOf(answering(() => slow)).call(listCart, { path: CODES }, { timeoutMs: 20 });
    expect(result).toMatchObject({ kind: 'timeout' });
  });

  it('answers the caller signal at once and reports nothing to the host', async () => {
    const onFailure = vi.fn();
    const controller = new AbortController();
    const remove = vi.spyOn(controller.signal, 'removeEventListener');
    const pending = clientOf(answering(never), { onFailure }).call(
      listCart,
      { path: CODES },
      { signal: controller.signal },
    );
    controller.abort(new Error('left the page'));
    expect(await pending).toMatchObject({ kind: 'aborted', code: '-1', cause: new Error('left the page') });
    expect(onFailure).not.toHaveBeenCalled();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(
      await clientOf(answering(never)).call(listCart, { path: CODES }, { signal: controller.signal }),
    ).toMatchObject({
      kind: 'aborted',
      attempts: 0,
    });
  });

  it('ends by the deadline, with attempts of any length', async () => {
    const retry = retryReads({ deadlineMs: 20 });
    const result = await clientOf(answering(never)).call(listCart, { path: CODES }, { retry });
    expect(result).toMatchObject({ kind: 'timeout' });
  });
});
