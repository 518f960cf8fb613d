import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { BASE, CART, done, LINE } from '../../test/calls';
import { addToCart, getCustomerArchive, listCart } from '../generated/operations/index';
import { debugCalls } from '../middleware/debug';
import { type CallRecord, logCalls } from '../middleware/log';
import { retryReads } from '../middleware/retry';
import { rawClient } from '../raw';
import { type AutomationOptions, createAutomationClient } from './automation';
import { redactor } from './redactor';

const SECRETS = { clientCode: 'C-1', clientSecret: 's&cret 密', user: 'robot', password: 'pa:ss/wörd' };
const FORMS = [
  SECRETS.clientSecret,
  SECRETS.password,
  encodeURIComponent(SECRETS.clientSecret),
  Buffer.from(`${SECRETS.user}:${SECRETS.password}`).toString('base64'),
  // As it stands in an address.
  new URLSearchParams({ _: SECRETS.clientSecret }).toString().slice(2),
];

function automation(server: { fetch: typeof fetch }, options: Partial<AutomationOptions> = {}) {
  return createAutomationClient({ ...SECRETS, ...options, baseUrl: BASE, fetch: server.fetch });
}

function expectNoSecret(value: unknown) {
  const text = `${inspect(value, { depth: 20, showHidden: true })} ${JSON.stringify(value)}`;
  for (const form of FORMS) expect(text).not.toContain(form);
}

describe('createAutomationClient', () => {
  it('HTTP-09a sends basic authorisation, and code and secret in the query', async () => {
    const server = answering(done());
    expect(await automation(server).call(listCart, { ...CART, query: { sysType: 'x' } })).toMatchObject({
      ok: true,
    });
    const [request] = server.requests;
    const url = new URL(request?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sysType: 'x',
      clientCode: 'C-1',
      clientSecret: 's&cret 密',
    });
    expect(request && sentHeaders(request)['authorization']).toBe(`Basic ${FORMS[3]}`);
  });

  it('HTTP-09a signs calls by path, and of a client with other options, too', async () => {
    const server = answering(done());
    const api = createAutomationClient({ ...SECRETS, baseUrl: BASE, fetch: server.fetch, raw: rawClient });
    await api.raw.GET('/cart/shoppingCart/get/list/cache/{saletoCode}', {
      params: { path: { saletoCode: '1' } },
    });
    await api.withOptions({ defaults: { isSilent: true } }).call(listCart, CART);
    for (const request of server.requests) {
      expect(new URL(request.url).searchParams.get('clientSecret')).toBe(SECRETS.clientSecret);
      expect(sentHeaders(request)['authorization']).toBe(`Basic ${FORMS[3]}`);
    }
    expect(server.requests).toHaveLength(2);
  });

  it('HTTP-09a uses a rotated password at the next call, and hides both', async () => {
    let password = 'pa:ss/word-1';
    const server = answering(json({ code: '0', msg: 'pa:ss/word-1 or pa:ss/word-2' }));
    const api = automation(server, { password: () => password });
    await api.call(listCart, CART);
    password = 'pa:ss/word-2';
    expect(await api.call(listCart, CART)).toMatchObject({ msg: '[redacted] or [redacted]' });
    expect(
      server.requests.map((request) => atob(sentHeaders(request)['authorization']?.slice(6) ?? '')),
    ).toEqual(['robot:pa:ss/word-1', 'robot:pa:ss/word-2']);
  });

  it('HTTP-09b shows no secret in the client, in records of calls or to middleware', async () => {
    const records: CallRecord[] = [];
    const seen: unknown[] = [];
    const api = automation(answering(done()), {
      middleware: [
        logCalls((record) => records.push(record)),
        (request, next) => {
          seen.push(request);
          return next(request);
        },
      ],
    });
    await api.call(listCart, CART);
    expect(records).toHaveLength(1);
    for (const value of [api, records, seen]) expectNoSecret(value);
  });

  it('HTTP-09c shows no secret in a failure, even if the server or the network repeats it', async () => {
    const [secret, password, escaped, basic] = FORMS;
    const cause = new TypeError(`fetch failed: ${BASE}?clientSecret=${escaped}`, {
      cause: { basic, nested: [password] },
    });
    const onFailure = vi.fn();
    const server = answering(
      cause,
      json({ code: '0', msg: `wrong secret ${secret}`, data: { [password ?? '']: [secret] } }),
      new Response(`<html>${escaped} ${basic}`, { status: 502 }),
    );
    const api = automation(server, { onFailure });
    for (const kind of ['network', 'business', 'http']) {
      const result = await api.call(listCart, CART);
      expect(result).toMatchObject({ ok: false, kind });
      expectNoSecret(result);
    }
    expect(onFailure).toHaveBeenCalledTimes(3);
    expectNoSecret(onFailure.mock.calls);
  });

  it('HTTP-09c shows no secret in the response that a hook sees, nor in a line for debugging', async () => {
    const seen: unknown[] = [];
    const lines: string[] = [];
    // As a real one: it knows where it came from.
    const answerOf = (body: unknown) => (request: { url: string }) =>
      Object.defineProperty(json(body, { headers: { etag: 'E' } }), 'url', { value: request.url });
    const broken = new TypeError(`fetch failed ${FORMS[2]}`, { cause: new Error(`connect ${FORMS[0]}`) });
    const api = automation(answering(answerOf({ code: '1', data: [] }), broken), {
      middleware: [debugCalls((line) => lines.push(line))],
    });
    const onResponse = (response: Response) => seen.push(response, response.clone(), response.url);
    expect(await api.call(listCart, CART, { onResponse })).toMatchObject({ ok: true, data: [] });
    await api.call(listCart, CART);
    expect(seen[0]).toMatchObject({ status: 200 });
    expect((seen[0] as Response).headers.get('etag')).toBe('E');
    expect(lines).toEqual([
      expect.stringMatching(/^GET \/cart\S+ success, code 1, HTTP 200, 1 sent, \d+ ms$/),
      expect.stringMatching(/network, code -1, .*: fetch failed \[redacted\]: connect \[redacted\]$/),
    ]);
    for (const value of [...seen, lines]) expectNoSecret(value);
  });

  it('HTTP-09 signs a call that has a fetch of its own', async () => {
    const callServer = answering(done());
    await automation(answering()).call(listCart, CART, { fetch: callServer.fetch });
    expect(callServer.requests[0]?.url).toContain('clientSecret=');
  });

  it('HTTP-09 signs again on a redirect within the origin', async () => {
    const moved = new Response(null, { status: 307, headers: { location: '/new/api/moved?x=1' } });
    const server = answering(moved, done());
    expect(await automation(server).call(addToCart, LINE)).toMatchObject({ ok: true });
    const second = server.requests[1];
    expect(second?.url).toContain('/new/api/moved?x=1&clientCode=C-1&clientSecret=');
    expect(second?.init.body).toBe(JSON.stringify(LINE.body));
    expect(second && sentHeaders(second)['authorization']).toMatch(/^Basic /);
  });

  it.each([
    [
      'another origin that keeps the query',
      (url: URL) => `https://elsewhere.test${url.pathname}${url.search}`,
    ],
    ['https of the same host', (url: URL) => url.href.replace('http:', 'https:')],
    ['another port', (url: URL) => url.href.replace('portal.test', 'portal.test:8443')],
    ['an address without a scheme', (url: URL) => `//elsewhere.test${url.pathname}${url.search}`],
    ['a user of its own', (url: URL) => url.href.replace('portal.test', 'thief:pw@portal.test')],
  ])('HTTP-09 does not follow to %s, and says so', async (_, locationOf) => {
    const server = answering(({ url }) => {
      const location = locationOf(new URL(url));
      return new Response(null, { status: 301, headers: { location } });
    });
    const result = await automation(server, { defaults: { retry: retryReads() } }).call(listCart, CART);
    expect(server.requests).toHaveLength(1);
    expect(result).toMatchObject({ ok: false, kind: 'invalid-response', attempts: 1, status: 301 });
    expect(result.ok ? '' : String(result.cause)).toMatch(/^RedirectError: The address moved to http/);
    expectNoSecret(result);
  });

  it('HTTP-09 is not made in a browser unless somebody insists', () => {
    vi.stubGlobal('document', {});
    expect(() => automation(answering())).toThrow('it is for servers and scripts');
    expect(() => automation(answering(), { dangerouslyAllowBrowser: true })).not.toThrow();
    vi.unstubAllGlobals();
  });

  it('HTTP-09 leaves the data of a success as the server sent it, whatever the secrets are', async () => {
    const data = { createTime: '20261126', orderNo: '8820261126001', saletoCode: '8800123456' };
    const api = createAutomationClient({
      clientCode: '8800123456',
      clientSecret: '20261126',
      user: 'createTime',
      password: '20261126',
      baseUrl: BASE,
      fetch: answering(json({ code: '1', msg: '20261126', data })).fetch,
    });
    const result = await api.call(getCustomerArchive, { path: { id: 'C-1' } });
    expect(result).toMatchObject({ ok: true, data, msg: '20261126' });
  });

  it('HTTP-09 hides all four in a failure, from eight characters on', async () => {
    const body = { code: '1001', msg: 'no CODE-777 for robot-nine, nor x and 1', data: ['1', 'CODE-777'] };
    const api = createAutomationClient({
      clientCode: 'CODE-777',
      clientSecret: 'x',
      user: 'robot-nine',
      password: '1',
      baseUrl: BASE,
      fetch: answering(json(body)).fetch,
    });
    expect(await api.call(listCart, CART)).toMatchObject({
      code: '1001',
      msg: 'no [redacted] for [redacted], nor x and 1',
      body: { code: '1001', data: ['1', '[redacted]'] },
    });
  });

  it('HTTP-09 hides code and secret of any length where an address names them', async () => {
    const cause = new TypeError(`fetch failed: ${BASE}?clientCode=C1&clientSecret=x%2Fy&id=7`);
    const api = automation(answering(cause), { clientCode: 'C1', clientSecret: 'x/y' });
    const result = await api.call(listCart, CART);
    expect(!result.ok && String(result.cause)).toBe(
      `TypeError: fetch failed: ${BASE}?clientCode=[redacted]&clientSecret=[redacted]&id=7`,
    );
  });

  it('sends the server the name of the SDK, as in package.json', async () => {
    const server = answering(done());
    await automation(server).call(listCart, CART);
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(server.requests[0] && sentHeaders(server.requests[0])['user-agent']).toBe(
      `dealer-portal-sdk/${version}`,
    );
  });

  it('ends a circle of redirects', async () => {
    const moved = new Response(null, { status: 302, headers: { location: `${BASE}/again` } });
    const server = answering(moved);
    expect(await automation(server).call(listCart, CART)).toMatchObject({ kind: 'invalid-response' });
    expect(server.requests).toHaveLength(6);
  });
});

describe('redactor', () => {
  it('reaches texts in lists, records and errors, and leaves the rest', () => {
    const redact = redactor(['geheimnis']);
    const date = new Date(0);
    const loop: Record<string, unknown> = {
      a: 'xgeheimnisx',
      list: ['geheimnis', 1],
      date,
      frozen: Object.freeze({ b: 1 }),
    };
    loop['self'] = loop;
    expect(redact(loop)).toBe(loop);
    expect(loop).toMatchObject({ a: 'x[redacted]x', list: ['[redacted]', 1] });
    expect(loop['date']).toBe(date);
    expect(loop['self']).toBe(loop);
    const error = redact(Object.assign(new RangeError('geheimnis'), { code: 'geheimnis' }));
    expect(error).toMatchObject({ name: 'RangeError', message: '[redacted]', code: '[redacted]' });
  });

  it('keeps the class of errors, their causes and their own facts', () => {
    const redact = redactor(['geheimnis']);
    const cause = new DOMException('geheimnis', 'TimeoutError');
    const error = redact(new TypeError('geheimnis!', { cause }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe('[redacted]!');
    expect(error.stack).not.toContain('geheimnis');
    expect(error.cause).toBeInstanceOf(DOMException);
    expect(error.cause).toMatchObject({ name: 'TimeoutError', message: '[redacted]' });
    expect(inspect(error)).not.toContain('geheimnis');
  });

  it('goes down any number of levels', () => {
    let deep: unknown[] = ['geheimnis'];
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    let inner: unknown = redactor(['geheimnis'])(deep);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe('[redacted]');
  });

  it('looks for no secret below eight characters', () => {
    expect(redactor(['1', 'abcdefg'])({ code: '1', msg: 'abcdefg' })).toEqual({ code: '1', msg: 'abcdefg' });
  });

  it('does not search again what it wrote', () => {
    const error = redactor(['redacted', 'geheimnis'])(new Error('a redacted geheimnis'));
    expect(error.message).toBe('a [redacted] [redacted]');
  });
});
