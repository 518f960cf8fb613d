import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../test/answering';
import { BASE, CART, done, LINE } from '../test/calls';
import { createAutomationClient } from './automation';
import type { ClientOptions } from './client';
import { addToCart, listCart } from './generated/operations/index';
import { type CallRecord, logCalls } from './log';
import { redactor } from './redact';

const SECRETS = { clientCode: 'C-1', clientSecret: 's&cret 密', user: 'robot', password: 'pa:ss/wörd' };
const FORMS = [
  SECRETS.clientSecret,
  SECRETS.password,
  encodeURIComponent(SECRETS.clientSecret),
  Buffer.from(`${SECRETS.user}:${SECRETS.password}`).toString('base64'),
];

function automation(server: { fetch: typeof fetch }, options: Partial<ClientOptions> = {}) {
  return createAutomationClient({ ...SECRETS, ...options, baseUrl: BASE, fetch: server.fetch });
}

function expectNoSecret(value: unknown) {
  const shown = `${inspect(value, { depth: 20, showHidden: true })} ${JSON.stringify(value)}`;
  for (const form of FORMS) expect(shown).not.toContain(form);
}

describe('createAutomationClient', () => {
  it('HTTP-09 sends basic authorisation, and code and secret in the query', async () => {
    const server = answering(done());
    expect(await automation(server).call(listCart, { ...CART, query: { sysType: 'x' } })).toMatchObject({
      ok: true,
    });
    const [asked] = server.asked;
    const url = new URL(asked?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sysType: 'x',
      clientCode: 'C-1',
      clientSecret: 's&cret 密',
    });
    expect(asked && sentHeaders(asked)['authorization']).toBe(`Basic ${FORMS[3]}`);
  });

  it('HTTP-09 shows no secret in the client, in records of calls or to middleware', async () => {
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
    for (const one of [api, records, seen]) expectNoSecret(one);
  });

  it('HTTP-09 shows no secret in a failure, even if the server or the network repeats it', async () => {
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

  it('HTTP-09 signs a call that has a fetch of its own', async () => {
    const own = answering(done());
    await automation(answering()).call(listCart, CART, { fetch: own.fetch });
    expect(own.asked[0]?.url).toContain('clientSecret=');
  });

  it('HTTP-09 signs again on a redirect within the origin', async () => {
    const moved = new Response(null, { status: 307, headers: { location: '/new/api/moved?x=1' } });
    const server = answering(moved, done());
    expect(await automation(server).call(addToCart, LINE)).toMatchObject({ ok: true });
    const second = server.asked[1];
    expect(second?.url).toContain('/new/api/moved?x=1&clientCode=C-1&clientSecret=');
    expect(second?.init.body).toBe(JSON.stringify(LINE.body));
    expect(second && sentHeaders(second)['authorization']).toMatch(/^Basic /);
  });

  it('HTTP-09 drops credentials and headers on a redirect to another origin', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/login' } });
    const server = answering(moved, new Response('<html>'));
    const api = automation(server, { headers: { 'x-canary': 'blue' } });
    expect(await api.call(addToCart, LINE)).toMatchObject({ kind: 'invalid-response' });
    const second = server.asked[1];
    expect(second?.url).toBe('https://elsewhere.test/login');
    expect(second?.init.method).toBe('GET');
    expect(second?.init.body).toBeUndefined();
    expect(second && sentHeaders(second)).toEqual({});
  });

  it('ends a circle of redirects', async () => {
    const moved = new Response(null, { status: 302, headers: { location: `${BASE}/again` } });
    const server = answering(moved);
    expect(await automation(server).call(listCart, CART)).toMatchObject({ kind: 'network' });
    expect(server.asked).toHaveLength(6);
  });
});

describe('redactor', () => {
  it('copies texts, lists, records and errors, and leaves the rest', () => {
    const redact = redactor(['geheim', '']);
    const date = new Date(0);
    const loop: Record<string, unknown> = { a: 'xgeheimx', list: ['geheim', 1], date };
    loop['self'] = loop;
    const copy = redact(loop);
    expect(copy).toMatchObject({ a: 'x[redacted]x', list: ['[redacted]', 1] });
    expect(copy['date']).toBe(date);
    expect(copy['self']).toBe(copy);
    const error = redact(Object.assign(new RangeError('geheim'), { code: 'geheim' }));
    expect(error).toMatchObject({ name: 'RangeError', message: '[redacted]', code: '[redacted]' });
    expect(loop['a']).toBe('xgeheimx');
  });
});
