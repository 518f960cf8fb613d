import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { busy, CART, clientOf, done } from '../../test/calls';
import type { Middleware } from '../core/call';
import { listCart } from '../generated/operations/index';
import { debugCalls } from './debug';
import { type CallRecord, logCalls } from './log';
import { requestIds } from './request-ids';
import { retryReads } from './retry';

describe('middleware', () => {
  it('lies around the call, the first outermost', async () => {
    const order: string[] = [];
    const named =
      (name: string): Middleware =>
      async (request, next) => {
        order.push(`${name} in`);
        const result = await next({ ...request, headers: { ...request.headers, [name]: '1' } });
        order.push(`${name} out`);
        return result;
      };
    const server = answering(done());
    await clientOf(server, { middleware: [named('a'), named('b')] }).call(listCart, CART);
    expect(order).toEqual(['a in', 'b in', 'b out', 'a out']);
    expect(server.requests.map(sentHeaders)[0]).toMatchObject({ a: '1', b: '1' });
  });

  it('may answer by itself or send again', async () => {
    const server = answering(busy(), done());
    const again: Middleware = async (request, next) => {
      const result = await next(request);
      return result.ok ? result : next(request);
    };
    expect(await clientOf(server, { middleware: [again] }).call(listCart, CART)).toMatchObject({
      ok: true,
      attempts: 2,
    });
    const cached: Middleware = async () => ({
      ok: true,
      data: [],
      code: '1',
      msg: '',
      status: 200,
      operationId: 'listCart',
      attempts: 0,
    });
    expect(await clientOf(answering(), { middleware: [cached] }).call(listCart, CART)).toMatchObject({
      attempts: 0,
    });
  });
});

describe('requestIds and logCalls', () => {
  it('give one id to all attempts and one record to each call', async () => {
    const records: CallRecord[] = [];
    const server = answering(busy({ 'retry-after-ms': '1' }), busy(), done());
    let now = 0;
    const clock = () => (now += 5);
    const api = clientOf(server, {
      middleware: [requestIds(() => 'id-1'), logCalls((record) => records.push(record), clock)],
      defaults: { retry: retryReads({ attempts: 2 }) },
    });
    const result = await api.call(listCart, { ...CART, query: { areaCode: 'secret area' } });
    await api.call(listCart, CART);
    expect(result).toMatchObject({ ok: false, requestId: 'id-1', attempts: 2 });
    expect(server.requests.map((request) => sentHeaders(request)['x-request-id'])).toEqual([
      'id-1',
      'id-1',
      'id-1',
    ]);
    const common = {
      operationId: 'listCart',
      method: 'GET',
      path: listCart.path,
      durationMs: 5,
      requestId: 'id-1',
    };
    expect(records).toEqual([
      { ...common, ok: false, kind: 'http', code: '503', status: 503, attempts: 2 },
      { ...common, ok: true, kind: 'success', code: '1', status: 200, attempts: 1 },
    ]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });

  it('have the server id in records too, of a success as of a failure, behind any other middleware', async () => {
    const records: CallRecord[] = [];
    const server = answering(done(), json({ code: '1' }, { headers: { 'x-request-id': 'server-7' } }));
    const api = clientOf(server, {
      middleware: [logCalls((record) => records.push(record)), requestIds(() => 'id-1')],
    });
    await api.call(listCart, CART);
    await api.call(listCart, CART);
    expect(records.map(({ requestId }) => requestId)).toEqual(['id-1', 'server-7']);
  });

  it("prefer the server's id, and make their own of 128 bits", async () => {
    const server = answering(
      json({ code: '0' }, { headers: { 'x-request-id': 'server-7' } }),
      json({ code: '0' }),
    );
    const api = clientOf(server, { middleware: [requestIds()] });
    expect(await api.call(listCart, CART)).toMatchObject({ requestId: 'server-7' });
    expect(await api.call(listCart, CART)).toMatchObject({
      requestId: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });
});

it('debugCalls writes to the console what lies behind a failure', async () => {
  const write = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const broken = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
  await clientOf(answering(broken), { middleware: [debugCalls()] }).call(listCart, CART);
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/^GET \S+ network, code -1, HTTP 0, 1 sent, \d+ ms: fetch failed: connect ECONN/),
  );
  write.mockRestore();
});
