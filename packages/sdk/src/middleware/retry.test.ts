import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, json } from '../../test/answering';
import { busy, CART, clientOf, done, LINE } from '../../test/calls';
import { retryAfterMs } from '../answer/retry-after';
import type { Descriptor } from '../core/call';
import type { Result } from '../core/result';
import { refreshingBearer } from '../credentials/bearer';
import * as operations from '../generated/operations/index';
import { addToCart, listCart } from '../generated/operations/index';
import { retryReads } from './retry';

const NOW = Date.parse('2026-11-20T08:00:00Z');

// The reader of dates and milliseconds comes in real time.
beforeAll(() => import('../core/rare'));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('retryReads', () => {
  it('is off unless asked for', async () => {
    const server = answering(busy());
    await clientOf(server).call(listCart, CART);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['a broken network', new TypeError('fetch failed')],
    ['503', busy()],
    ['429', json({ code: '429' }, { status: 429 })],
  ])('sends a read again after %s', async (_, refusal) => {
    const server = answering(refusal, refusal, done());
    const pending = clientOf(server).call(listCart, CART, { retry: retryReads() });
    await vi.runAllTimersAsync();
    expect(await pending).toMatchObject({ ok: true, attempts: 3 });
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['a business failure', json({ code: '0', msg: '失败' })],
    ['403', json({ code: '403' }, { status: 403 })],
    ['HTML in place of an envelope', new Response('<html>')],
  ])('does not send again after %s', async (_, refusal) => {
    const server = answering(refusal);
    expect(await clientOf(server).call(listCart, CART, { retry: retryReads() })).toMatchObject({
      attempts: 1,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    'ENOTFOUND',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('does not try again what waits for a person: %s', async (code) => {
    const cause = Object.assign(new Error(code), { code });
    const server = answering(new TypeError('fetch failed', { cause }));
    const result = await clientOf(server).call(listCart, CART, { retry: retryReads() });
    expect(result).toMatchObject({ kind: 'network', attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('does not try again what cannot be built', async () => {
    const token = vi.fn(() => Promise.reject(new Error('no storage')));
    const result = await clientOf(answering(), { token }).call(listCart, CART, { retry: retryReads() });
    expect(result).toMatchObject({ kind: 'invalid-request', attempts: 0 });
    expect(token).toHaveBeenCalledTimes(1);
  });

  it('ends after the given number of attempts', async () => {
    const server = answering(busy());
    const pending = clientOf(server).call(listCart, CART, { retry: retryReads({ attempts: 4 }) });
    await vi.runAllTimersAsync();
    expect(await pending).toMatchObject({ ok: false, status: 503, attempts: 4 });
    expect(server.requests).toHaveLength(4);
  });

  it('waits a random time below a doubling bound', async () => {
    const times: number[] = [];
    const server = answering(() => {
      times.push(Date.now());
      return busy();
    });
    const pending = clientOf(server).call(listCart, CART, {
      timeoutMs: 0,
      retry: retryReads({ attempts: 5, baseMs: 100, maxMs: 250, random: () => 0.5 }),
    });
    await vi.runAllTimersAsync();
    await pending;
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(waits).toEqual([50, 100, 125, 125]);
  });

  it.each([
    ['seconds', { 'retry-after': '2' }, 2000],
    ['a date', { 'retry-after': 'Fri, 20 Nov 2026 08:00:03 GMT' }, 3000],
    ['milliseconds', { 'retry-after-ms': '450', 'retry-after': '9' }, 450],
  ])('waits what the server says in %s', async (_, headers, waitMs) => {
    const server = answering(busy(headers), done());
    const pending = clientOf(server).call(listCart, CART, { retry: retryReads({ random: () => 0 }) });
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ ok: true, attempts: 2 });
  });

  it('comes back at its own moment after the wait that the server asks everybody for', async () => {
    const times: number[] = [];
    const server = answering(() => {
      times.push(Date.now() - NOW);
      return times.length === 1 ? busy({ 'retry-after': '2' }) : done();
    });
    // The crowd is spread over as long again as everybody was asked to wait, not over the first bound of 300 ms.
    const pending = clientOf(server).call(listCart, CART, { retry: retryReads({ random: () => 0.25 }) });
    await vi.runAllTimersAsync();
    await pending;
    expect(times).toEqual([0, 2500]);
  });

  it('has so many tries a minute for all its calls, so that an outage is not multiplied', async () => {
    const server = answering(busy());
    const retry = retryReads({ perMinute: 3, baseMs: 10 });
    const client = clientOf(server);
    const callAll = async () => {
      const pending = Promise.all(Array.from({ length: 5 }, () => client.call(listCart, CART, { retry })));
      await vi.runAllTimersAsync();
      await pending;
    };
    await callAll();
    expect(server.requests).toHaveLength(5 + 3);
    await vi.advanceTimersByTimeAsync(60_000);
    await callAll();
    expect(server.requests).toHaveLength(2 * (5 + 3));
  });

  it('gives up when the server asks for more than the longest wait', async () => {
    const server = answering(busy({ 'retry-after': '11' }));
    expect(await clientOf(server).call(listCart, CART, { retry: retryReads() })).toMatchObject({
      retryAfterMs: 11_000,
      attempts: 1,
    });
  });

  it('ends at once when the signal comes during a wait', async () => {
    const controller = new AbortController();
    const server = answering(busy({ 'retry-after': '5' }));
    const options = { retry: retryReads(), signal: controller.signal };
    const pending = clientOf(server).call(listCart, CART, options);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    expect(await pending).toMatchObject({ kind: 'aborted', attempts: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends by the deadline during a wait', async () => {
    const server = answering(busy({ 'retry-after': '5' }));
    const pending = clientOf(server).call(listCart, CART, { retry: retryReads({ deadlineMs: 1500 }) });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await pending).toMatchObject({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

const all: Descriptor[] = Object.values(operations);
const writes = all.filter(({ effect }) => effect !== 'read');
/** Verbs of operation ids that place, pay, cancel, submit or otherwise change something. */
const CHANGES =
  /^(add|apply|approve|bind|cancel|change|clear|close|confirm|create|delete|insert|place|pay|reject|remove|reset|revoke|save|send|set|sign|stop|submit|transfer|undo|update|upload)[A-Z]/;

describe('a call that changes something', () => {
  it('is sent once after every failure, whichever of them it is', async () => {
    const wrong: string[] = [];
    for (const operation of writes) {
      const path = Object.fromEntries(
        [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']),
      );
      const broken = answering(new TypeError('fetch failed'));
      const refusing = answering(json({ code: '401' }, { status: 401 }));
      const renewing = refreshingBearer({ token: () => 'old', refresh: async () => 'new' });
      for (const server of [broken, refusing]) {
        const defaults = { retry: retryReads({ attempts: 9 }) };
        const api = clientOf(server, { defaults, middleware: [renewing] });
        const call = api.call as (operation: Descriptor, input: object) => Promise<Result<unknown>>;
        const pending = call(operation, { path, body: {} });
        await vi.runAllTimersAsync();
        const { ok, attempts } = await pending;
        const sent = server.requests.length;
        if (ok || attempts !== 1 || sent !== 1)
          wrong.push(`${operation.id}: ${attempts} attempts, ${sent} sent`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is not described as a read by mistake', () => {
    expect(writes.length).toBeGreaterThan(0);
    expect(all.filter(({ id, effect }) => effect === 'read' && CHANGES.test(id)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('CART-03 stays one even with a Retry-After', async () => {
    const server = answering(busy({ 'retry-after': '1' }));
    const result = await clientOf(server).call(addToCart, LINE, { retry: retryReads() });
    expect(result).toMatchObject({ attempts: 1, retryAfterMs: 1000 });
  });
});

it.each([
  [{}, undefined],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '1.5' }, 1500],
  [{ 'retry-after': 'Fri, 20 Nov 2026 07:59:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after-ms': 'x', 'retry-after': '1' }, 1000],
])('reads Retry-After %j as %s', (headers, wait) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), NOW)).toBe(wait);
});
