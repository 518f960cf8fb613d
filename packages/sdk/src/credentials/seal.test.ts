/** Limits of a client that no value, token or server may break. */
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { CART, CODES, clientOf, done, LINE } from '../../test/calls';
import { createClient } from '../core/client';
import type { Failure } from '../core/result';
import { addToCart, exportInvoices, getCartCount, listCart, uploadFile } from '../generated/operations/index';
import { type CallRecord, logCalls } from '../middleware/log';

describe('a value of a path parameter', () => {
  it.each(['.', '..', '../x', 'a/../b', 'a\\..', '%2e%2e', '.%2E', 'x%2f..%2fy', ''])(
    'HTTP-06 %j leads to no other call: nothing is sent',
    async (id) => {
      const server = answering(done());
      const result = await clientOf(server).call(getCartCount, { path: { id } });
      expect(result).toMatchObject({ kind: 'invalid-request', attempts: 0, msg: '请求超时!' });
      expect(String(result.ok ? '' : result.cause)).toContain('Path parameter id');
      expect(server.requests).toEqual([]);
    },
  );

  it.each(['a/b', '...', 'a..b', '.x', '冰箱', '1?x=1#y'])('%j is sent, escaped', async (id) => {
    const server = answering(json({ code: '1', data: 1 }));
    expect(await clientOf(server).call(getCartCount, { path: { id } })).toMatchObject({ ok: true });
    expect(server.requests[0]?.url.endsWith(`/${encodeURIComponent(id)}`)).toBe(true);
  });
});

function loop(): object {
  const inner: Record<string, unknown> = {};
  inner['number'] = inner;
  return inner;
}

describe('an input that nobody can send', () => {
  const query = (areaCode: unknown) => ({ ...CART, query: { areaCode: areaCode as string } });

  it.each<[string, unknown]>([
    ['a date', new Date()],
    ['an object', { a: 1 }],
    ['a list in a list', [['a']]],
  ])('HTTP-06 %s in the query is named', async (_, value) => {
    const result = await clientOf(answering(done())).call(listCart, query(value));
    expect(result).toMatchObject({
      kind: 'invalid-request',
      cause: { message: expect.stringContaining('areaCode') },
    });
  });

  it('HTTP-06 bytes in a form are named', async () => {
    const body = { file: Buffer.from('x') as unknown as Blob };
    expect(await clientOf(answering(done())).call(uploadFile, { body })).toMatchObject({
      kind: 'invalid-request',
      cause: { message: 'Form field file must be a file or a text; make a file with toFile()' },
    });
  });

  it.each<[string, unknown, RegExp]>([
    ['a number that JSON has no form for', { number: 1n }, /BigInt/],
    ['a circle', loop(), /circular structure.*'number'/s],
  ])('HTTP-06 %s in a body is a request that could not be built', async (_, body, reason) => {
    const call = clientOf(answering(done())).call as (...parts: unknown[]) => Promise<Failure>;
    const result = await call(addToCart, { body });
    expect(result).toMatchObject({ kind: 'invalid-request', attempts: 0 });
    expect(String(result.cause)).toMatch(reason);
  });

  it('is seen by middleware, so that a log has it', async () => {
    const records: CallRecord[] = [];
    const api = clientOf(answering(), { middleware: [logCalls((record) => records.push(record))] });
    await api.call(getCartCount, { path: { id: '' } });
    expect(records).toMatchObject([{ operationId: 'getCartCount', kind: 'invalid-request', attempts: 0 }]);
  });
});

describe('a bearer token', () => {
  const draw = (value: unknown) => `${inspect(value, { depth: 9 })} ${JSON.stringify(value)}`;

  it('HTTP-02 is in no failure, with every kind of repetition', async () => {
    const token = 'tok-SECRET-1';
    const broken = new TypeError(`fetch failed with Bearer ${token}`, { cause: { sent: [token] } });
    const server = answering(
      broken,
      json({ code: '0', msg: `no ${token}`, data: { deep: [token] } }),
      new Response(`<html>${token}`, { status: 502 }),
    );
    const api = clientOf(server, { token });
    for (const kind of ['network', 'business', 'http']) {
      const result = await api.call(listCart, CART);
      expect(result).toMatchObject({ ok: false, kind });
      expect(draw(result)).not.toContain(token);
    }
  });

  it.each(['t', 'AS121', 'token', 'business', 'addToCart', 'ORDER_CLOSED'])(
    'HTTP-02 that is %j changes no fact of a failure',
    async (token) => {
      const code = token === 'ORDER_CLOSED' ? token : 'AS121';
      const api = clientOf(answering(json({ code, msg: 'token expired' })), { token });
      expect(await api.call(addToCart, LINE)).toMatchObject({
        ok: false,
        kind: 'business',
        code,
        operationId: 'addToCart',
        status: 200,
        attempts: 1,
        msg: 'token expired',
      });
    },
  );

  it('HTTP-02 changes no data of a success', async () => {
    const data = [{ id: 'token-of-the-user' }];
    const api = clientOf(answering(json({ code: '1', data })), { token: 'token-of-the-user' });
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true, data });
  });

  it('HTTP-02 with a line break is not sent and not shown', async () => {
    const result = await clientOf(answering(done()), { token: 'tok-SECRET\n' }).call(listCart, CART);
    expect(result).toMatchObject({ kind: 'invalid-request', attempts: 0 });
    expect(draw(result)).toContain('Header authorization');
    expect(draw(result)).not.toContain('SECRET');
  });

  it('HTTP-02 is taken from every value that can be waited for', async () => {
    const server = answering(done());
    // A promise of another kind than this realm's, as libraries make them.
    class Later {
      // biome-ignore lint/suspicious/noThenProperty: that is what makes it one
      then(use: (token: string) => void): void {
        use('later');
      }
    }
    const thenable = new Later() as PromiseLike<string>;
    await clientOf(server, { token: () => thenable }).call(listCart, CART);
    expect(server.requests[0] && sentHeaders(server.requests[0])['authorization']).toBe('Bearer later');
  });
});

describe('a base address', () => {
  it.each(['https://h/new/api?x=1', 'https://h/new/api#x', 'https://user:pw@h/new/api', 'https://h/new api'])(
    'HTTP-01 %s is refused at once',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow('baseUrl must be an address without user and query');
    },
  );

  it('HTTP-01 must be complete where nothing else says the host', () => {
    expect(() => createClient()).toThrow('baseUrl must be an address');
    for (const baseUrl of ['ftp://h/new/api', 'http://:x:/new/api'])
      expect(() => createClient({ baseUrl, fetch: answering().fetch })).toThrow('must be an address');
    vi.stubGlobal('location', { origin: 'https://h' });
    expect(() => createClient()).not.toThrow();
    vi.unstubAllGlobals();
  });
});

it('a refusal that is nested 20,000 deep is a failure like any other', async () => {
  const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
  const server = answering(new Response(`{"code":"0","msg":"深","data":${deep}}`));
  expect(await clientOf(server, { token: 'tok-1' }).call(addToCart, LINE)).toMatchObject({
    code: '0',
    msg: '深',
  });
  expect(
    await clientOf(server, { token: 'tok-1' }).call(exportInvoices, {
      query: { customerCode: CODES.saletoCode },
    }),
  ).toMatchObject({ ok: false });
});
