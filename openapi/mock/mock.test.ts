import { describe, expect, it } from 'vitest';
import { startMock } from './server';
import { shownSlices } from './state/memory/shown-slices';
import { type Answer, type Client, clientOf, mockForTests } from './test/client';

const LIST = '/cart/shoppingCart/get/list/8800123456/8800123456/8800123456';
const DELETE = { saletoCode: '8800123456', sendtoCode: '8800123456', idList: ['90001'] };

const mock = mockForTests();
const caller = clientOf(mock);

const entries = async (client: Client) =>
  ((await client.get(LIST)).body.data as readonly { id: string }[]).length;

const limitsOf = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));

describe('Prefer wins over the state', () => {
  it('with an example, in every state', async () => {
    expect((await caller.get(LIST, { prefer: 'example=empty' })).body.data).toEqual([]);
    expect(await entries(caller)).toBe(2);
  });

  it('with a status, its headers too', async () => {
    const answer = await caller.get(LIST, { prefer: 'code=429' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
    expect(answer.body.msg).toBe('请求过于频繁，请稍后再试');
    expect(limitsOf(answer)).toEqual(['600', '0', '3']);
  });

  it.each([404, 405, 406, 413, 415, 431])('with %i, which every call declares by `default`', async (code) => {
    const answer = await caller.get(LIST, { prefer: `code=${code}` });
    expect([answer.status, answer.body]).toEqual([
      code,
      { code: String(code), status: code, msg: expect.any(String) },
    ]);
  });

  it('by the query as well', async () => {
    expect((await caller.get(`${LIST}?__code=503`)).status).toBe(503);
  });

  it('and says so when the description has no such status or example', async () => {
    expect((await caller.get(LIST, { prefer: 'code=418' })).body.msg).toContain('418');
    expect((await caller.get(LIST, { prefer: 'example=none' })).body.msg).toContain('none');
  });
});

describe('memory', () => {
  it('is one per persona', async () => {
    await caller.post('/cart/shoppingCart/delete/cart', DELETE);
    const other = clientOf(mock, 'directKzxkh');
    const path = '/cart/shoppingCart/get/list/8800123460/8800123460/8800123460';
    expect(await entries(caller)).toBe(1);
    expect((await other.get(path)).body.data).toHaveLength(2);
  });

  it('is reset for the persona of the token, and for all without one', async () => {
    const other = clientOf(mock, 'frozen');
    await caller.post('/cart/shoppingCart/delete/cart', DELETE);
    const own = { saletoCode: '8800678901', sendtoCode: '8800678901' };
    await other.post('/cart/shoppingCart/delete/cart', { ...DELETE, ...own });
    await caller.post('/mock/reset');
    expect(await entries(caller)).toBe(2);
    expect((await other.get('/cart/shoppingCart/getNumberByValid/8800678901')).body.data).toBe(1);
    await fetch(`${mock.url}/mock/reset`, { method: 'POST' });
    expect((await other.get('/cart/shoppingCart/getNumberByValid/8800678901')).body.data).toBe(2);
  });

  it('can be looked at', async () => {
    await caller.get(LIST);
    expect((await caller.get('/mock/state')).body.data).toMatchObject({
      cart: { entries: [{ id: '90001' }, { id: '90002' }] },
    });
  });

  it('ORDER-01 is looked at in bounds: a long list by its number and its first rows, a part by its name', async () => {
    await caller.get(LIST);
    expect(Object.keys((await caller.get('/mock/state?part=cart')).body.data as object)).toEqual(['cart']);
    expect((await caller.get('/mock/state?part=nothing')).status).toBe(400);
    const slices = new Map([['orders', { list: Array.from({ length: 3000 }, (_, at) => ({ at })) }]]);
    expect(shownSlices(slices)).toMatchObject({ orders: { list: { total: 3000 } } });
    const { orders } = shownSlices(slices, 'orders') as { orders: { list: { first: readonly unknown[] } } };
    expect(orders.list.first).toHaveLength(1000);
  });

  it('does not exist when stateless', async () => {
    const plain = await startMock({ port: 0, stateless: true });
    try {
      const client = clientOf(plain, 'anybody');
      await client.post('/cart/shoppingCart/delete/cart', DELETE);
      expect(await entries(client)).toBe(2);
    } finally {
      await plain.close();
    }
  });
});

describe('faults', () => {
  const arm = (fault: object) => caller.post('/mock/faults', { operationId: 'listCart', ...fault });

  it.each([
    [
      { kind: 'status', status: 429, retryAfter: 7 },
      429,
      { code: '429', status: 429, msg: '请求过于频繁，请稍后再试' },
    ],
    [{ kind: 'status', status: 403 }, 403, { code: '403', status: 403, msg: '没有访问权限' }],
    [{ kind: 'status', status: 500 }, 500, { code: '500', status: 500, msg: '系统异常' }],
    [{ kind: 'status', status: 503, msg: '今晚维护' }, 503, { code: '503', status: 503, msg: '今晚维护' }],
    [{ kind: 'status', status: 504 }, 504, { code: '504', status: 504, msg: '请求超时' }],
    [{ kind: 'bodyStatus500' }, 200, { code: '500', status: 500, msg: '系统异常' }],
    [{ kind: 'business', code: 'X9', msg: '库存系统繁忙' }, 200, { code: 'X9', msg: '库存系统繁忙' }],
  ])('%o answers once, then all is well', async (fault, status, body) => {
    await arm(fault);
    const answer = await caller.get(LIST);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect((await caller.get(LIST)).body.code).toBe('1');
  });

  it('HTTP-03 a success in the second form of the envelope, a business failure as ever', async () => {
    const { data, msg } = (await caller.get(LIST)).body;
    await arm({ kind: 'nestedData' });
    expect((await caller.get(LIST)).body).toEqual({ status: 200, msg, data: { data } });
    await arm({ kind: 'nestedData', example: 'refused' });
    expect((await caller.get(LIST)).body.code).toBe('0');
  });

  it.each([
    ['emptyBody503', 503, ''],
    ['empty200', 200, ''],
    ['html200', 200, '<html><body>gateway</body></html>'],
  ])('%s answers with status %i and the text %j', async (kind, status, text) => {
    await arm({ kind });
    const answer = await caller.get(LIST);
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  it('a fault of a call that does not exist is refused, and none is armed', async () => {
    const refused = await arm({ kind: 'html200', operationId: 'listCarts' });
    expect([refused.status, refused.body.msg]).toEqual([400, '没有名为 listCarts 的调用；* 表示所有调用']);
    expect((await caller.get(LIST)).body.code).toBe('1');
  });

  it.each([
    [{ persona: 'nobody' }, '没有名为 nobody 的登录身份'],
    [{ kind: 'example', example: 'fullCart' }, '没有名为 fullCart 的示例'],
    [{ kind: 'example', operationId: '*', example: 'fullCart' }, '没有名为 fullCart 的示例'],
  ])('%o names nothing real and is refused', async (fault, msg) => {
    const refused = await arm({ kind: 'html200', ...fault });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining(msg)]);
    expect((await caller.get('/mock/faults')).body.data).toEqual([]);
  });

  it('a 429 says when to come again', async () => {
    await arm({ kind: 'status', status: 429, retryAfter: 7 });
    const answer = await caller.get(LIST);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(limitsOf(answer)).toEqual(['600', '0', '7']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers with a named example, for callers that cannot send Prefer', async () => {
    await arm({ kind: 'example', example: 'refused' });
    expect((await caller.get(LIST)).body).toEqual({ code: '0', msg: '购物车查询失败，请稍后再试' });
    expect((await caller.get(LIST)).body.code).toBe('1');
  });

  it('breaks the connection', async () => {
    await arm({ kind: 'reset' });
    await expect(caller.get(LIST)).rejects.toThrow();
    expect((await caller.get(LIST)).body.code).toBe('1');
  });

  it('never answers', async () => {
    await arm({ kind: 'hang' });
    const waiting = fetch(`${mock.url}/new/api${LIST}`, {
      headers: { authorization: 'Bearer demo-directAdmin' },
      signal: AbortSignal.timeout(150),
    });
    await expect(waiting).rejects.toThrow('timeout');
  });

  it('waits, then answers as usual', async () => {
    await arm({ kind: 'delay', delayMs: 5 });
    expect((await caller.get(LIST)).body.code).toBe('1');
  });

  it('counts down, is for one persona only, and can be disarmed', async () => {
    await arm({ kind: 'status', status: 500, times: 2 });
    expect((await clientOf(mock, 'frozen').get(LIST)).status).toBe(200);
    expect((await caller.get(LIST)).status).toBe(500);
    expect((await caller.get('/mock/faults')).body.data).toMatchObject([
      { operationId: 'listCart', times: 1 },
    ]);
    await fetch(`${mock.url}/mock/faults`, { method: 'DELETE' });
    expect((await caller.get(LIST)).status).toBe(200);
  });

  it('refuses one that it does not understand', async () => {
    expect((await arm({ kind: 'flood' })).body.msg).toContain('kind 只能是');
    expect((await arm({ kind: 'status' })).body.msg).toContain('status');
    expect((await arm({ kind: 'hang', times: 0 })).body.msg).toContain('times');
    expect((await arm({ kind: 'delay', delayMs: 1e12 })).body.msg).toBe('delayMs 应为 0 到 3600000 的整数');
    expect((await arm({ kind: 'delay', rate: 0.5 })).body.msg).toBe('没有名为 rate 的字段');
    expect((await caller.post('/mock/faults', [])).body.msg).toBe('请求正文应为对象');
    expect((await caller.post('/mock/clock', { now: '2026-11-20T09:00:00Z', zone: 8 })).body.msg).toBe(
      '没有名为 zone 的字段',
    );
    expect((await caller.get('/mock/faults')).body.data).toEqual([]);
  });

  it('holds 200 of them at most', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at <= 200; at += 1) statuses.add((await arm({ kind: 'reset' })).status);
    expect((await arm({ kind: 'reset' })).body.msg).toContain('DELETE /mock/faults');
    expect(statuses).toEqual(new Set([200, 400]));
  });
});

describe('the server', () => {
  it('names a port that is taken', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(startMock({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  });

  it('lets a page of another origin read it', async () => {
    const origin = 'http://localhost:5173';
    const preflight = await fetch(`${mock.url}/new/api${LIST}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,pagename',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,pagename');
  });

  it('says that it is up', async () => {
    expect(await (await fetch(`${mock.url}/health`)).json()).toEqual({ code: '1', msg: 'ok' });
  });
});
