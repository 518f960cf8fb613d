import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../test/answering';
import { WORKBOOK } from '../test/calls';
import type { ClientOptions } from './core/client';
import { createClient } from './core/client';
import { createAutomationClient } from './credentials/automation';
import type { Results } from './generated/ops';
import { logCalls } from './middleware/log';
import { retryReads } from './middleware/retry';
import { rawClient } from './raw';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const BASE = 'http://portal.test/new/api';
const CART = '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}';
const ADD = '/cart/shoppingCart/add/cart';
const LINE = { productCode: 'GR0536A01', number: 2 };
const BODY = { ...LINE, saletoCode: 'S', sendtoCode: 'T', activityType: 1 as const, productList: [LINE] };

function clientOf(server: { fetch: typeof fetch }, options: ClientOptions = {}) {
  return createClient({ baseUrl: BASE, fetch: server.fetch, ...options, raw: rawClient });
}

it('HTTP-02 calls by path, with the result of the same operation', async () => {
  const server = answering(json({ code: '1', data: null, msg: 'ok' }));
  const api = clientOf(server, { token: 'abc', pageName: '/cart', now: () => 7 });
  const result = await api.raw.GET(CART, { params: { path: CODES }, headers: { pageName: '/other' } });
  expectTypeOf(result).toEqualTypeOf<Results['listCart']>();
  expect(result).toMatchObject({
    ok: true,
    operationId: 'listCart',
    data: [],
    msg: 'ok',
    status: 200,
    attempts: 1,
  });
  const [request] = server.requests;
  expect(request?.url).toBe(`${BASE}/cart/shoppingCart/get/list/8800123456/8800130002/8800123456`);
  expect(request && sentHeaders(request)).toEqual({
    authorization: 'Bearer abc',
    pagename: '/other',
    timestamp: '7',
    accept: 'application/json',
  });
});

it('HTTP-09 signs as an automation client does, and hides what is signed with', async () => {
  const server = answering(json({ code: '0', msg: 'wrong sehr-geheim' }));
  const signing = { clientCode: 'C-1', clientSecret: 'sehr-geheim', user: 'robot', password: 'pw' };
  const api = createAutomationClient({ baseUrl: BASE, fetch: server.fetch, ...signing, raw: rawClient });
  const result = await api.raw.GET('/cart/shoppingCart/get/industryList');
  expect(result).toMatchObject({ ok: false, kind: 'business', msg: 'wrong [redacted]' });
  expect(server.requests[0]?.url).toBe(
    `${BASE}/cart/shoppingCart/get/industryList?clientCode=C-1&clientSecret=sehr-geheim`,
  );
});

describe('a call by path', () => {
  it('sends its body, and tells the host of a failure once', async () => {
    const server = answering(json({ code: 'AS121', msg: '购物车已满' }));
    const onFailure = vi.fn();
    const result = await clientOf(server, { onFailure }).raw.POST(ADD, { body: BODY, isSilent: true });
    expect(result).toMatchObject({ ok: false, kind: 'business', code: 'AS121' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[1]).toMatchObject({ isSilent: true, operation: { id: 'addToCart' } });
    const [request] = server.requests;
    expect(request?.init.body).toBe(JSON.stringify(BODY));
    expect(request && sentHeaders(request)['content-type']).toBe('application/json');
  });

  it('HTTP-01 has the time-out of its operation, and one of its own', async () => {
    const never: typeof fetch = () => new Promise(() => undefined);
    const result = await clientOf({ fetch: never }).raw.GET(CART, { params: { path: CODES }, timeoutMs: 20 });
    expect(result).toMatchObject({ ok: false, kind: 'timeout', attempts: 1 });
  });

  it('goes through the middleware of the client, and is sent again as a read is', async () => {
    const server = answering(
      json({ code: '503' }, { status: 503, headers: { 'retry-after-ms': '1' } }),
      json({ code: '1' }),
    );
    const seen: unknown[] = [];
    const middleware = [
      logCalls(({ operationId, path, attempts }) => seen.push([operationId, path, attempts])),
    ];
    const defaults = { retry: retryReads() };
    const result = await clientOf(server, { middleware, defaults }).raw.GET(CART, {
      params: { path: CODES },
    });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
    // By its template: no code of a customer is in a log.
    expect(seen).toEqual([['listCart', CART, 2]]);
  });

  it('runs the middleware of openapi-fetch, which may change what is sent and answer itself', async () => {
    const server = answering(json({ code: '1', data: [] }));
    const { raw } = clientOf(server);
    const statuses: number[] = [];
    const canary = {
      onRequest: ({ request }: { request: Request }) => request.headers.set('x-canary', 'blue'),
      onResponse: ({ response }: { response: Response }) => void statuses.push(response.status),
    };
    raw.use(canary);
    await raw.GET(CART, { params: { path: CODES } });
    expect(server.requests[0] && sentHeaders(server.requests[0])['x-canary']).toBe('blue');
    expect(statuses).toEqual([200]);
    raw.use({ onRequest: () => json({ code: '0', msg: '离线' }) });
    expect(await raw.GET(CART, { params: { path: CODES } })).toMatchObject({ kind: 'business', msg: '离线' });
    expect(server.requests).toHaveLength(1);
  });

  it('HTTP-06 is not sent without what its path needs', async () => {
    const server = answering();
    for (const saletoCode of ['', '..'])
      expect(
        await clientOf(server).raw.GET(CART, { params: { path: { ...CODES, saletoCode } } }),
      ).toMatchObject({
        kind: 'invalid-request',
        cause: { message: expect.stringContaining('saletoCode') },
      });
    expect(server.requests).toEqual([]);
    await expect(
      clientOf(server).raw.GET('/nowhere' as typeof CART, { params: { path: CODES } }),
    ).rejects.toThrow('No operation GET /nowhere');
  });

  it('HTTP-10 reads a file, and uploads one', async () => {
    const file = new Response(WORKBOOK, { headers: { 'content-type': 'application/vnd.ms-excel' } });
    const server = answering(file, json({ code: '1', data: 'ok' }));
    const { raw } = clientOf(server);
    const saved = await raw.GET('/account/invoices/management/export', {
      params: { query: { customerCode: '1' } },
    });
    expect(saved.ok && saved.data.blob.size).toBe(WORKBOOK.length);
    expect(server.requests[0]?.url).toMatch(/export\?customerCode=1$/);
    expect(
      await raw.POST('/basic/file/upload', { body: { file: new File(['scan'], '扫描.pdf') } }),
    ).toMatchObject({
      ok: true,
    });
    const form = await new Response(server.requests[1]?.init.body).formData();
    expect(form.get('file')).toMatchObject({ name: '扫描.pdf', size: 4 });
  });

  it('HTTP-05 follows no redirect that would lose or give away what was sent', async () => {
    const to = (status: number, location: string) => new Response(null, { status, headers: { location } });
    const server = answering(
      ...[
        to(307, '/new/api/again'),
        json({ code: '1' }),
        to(302, '/new/api/login'),
        to(308, 'https://elsewhere.test/'),
      ],
    );
    const send = () => clientOf(server).raw.POST(ADD, { body: BODY });
    expect(await send()).toMatchObject({ ok: true });
    expect(server.requests[1]?.init.body).toBe(JSON.stringify(BODY));
    expect(await send()).toMatchObject({
      cause: { message: expect.stringContaining('moved to http://portal.test/') },
    });
    expect(await send()).toMatchObject({
      cause: { message: expect.stringContaining('moved to https://elsewhere.test/') },
    });
    expect(server.requests).toHaveLength(4);
  });
});
