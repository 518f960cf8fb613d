import { createClient } from '@dealer-portal/sdk';
import { getCartCount } from '@dealer-portal/sdk/operations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configure } from '../config';
import type { Report } from './observation';
import { observeError, startObserving } from './observe';
import { observeCall } from './observe-call';
import { otlpBody } from './otlp';
import { withoutValues } from './without-values';

const sent: { readonly url: string; readonly body: Report }[] = [];

beforeEach(() => {
  sent.length = 0;
  Object.assign(window.navigator, {
    sendBeacon: (url: string, body: string) => sent.push({ url, body: JSON.parse(body) }) > 0,
  });
});

afterEach(() => {
  configure({});
  startObserving();
});

const listen = (format: 'portal' | 'otlp' = 'portal', share = 1) => {
  configure({ observe: { url: 'https://seen.example.cn/portal', share, format } });
  startObserving();
};

/** The page is left: what was gathered goes. */
const leave = async () => {
  await import('./report');
  await import('./otlp');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

const failing = () =>
  createClient({
    fetch: async () =>
      new Response('{"code":"0","msg":"请求过于频繁"}', { status: 429, headers: { 'x-request-id': 'r-9' } }),
    middleware: [observeCall],
  });

it('nothing is sent and nothing is kept where the settings name no address', async () => {
  startObserving();
  observeError('error', new Error('x'));
  await failing().call(getCartCount, { path: { id: '8800123456' } });
  await leave();
  expect(sent).toEqual([]);
});

it('AUTH-02 a failed call and an error are reported together when the page is left, without codes, tokens and queries', async () => {
  document.documentElement.dataset['page'] = 'cart';
  listen();
  await failing().call(getCartCount, { path: { id: '8800123456' } });
  const error = new TypeError(
    'no 8800123456 at /index?token=demo-directAdmin-1 eyJhbGciOiJIUzI1NiIsInR5cCI6',
  );
  error.stack = `${error.message}\n    at list (https://portal.example.cn/assets/index-1a2b.js:1:23456)\n`;
  observeError('error', error);
  await vi.waitFor(async () => {
    await leave();
    expect(sent).toHaveLength(1);
  });
  const [{ url, body } = { url: '', body: undefined }] = sent;
  expect(url).toBe('https://seen.example.cn/portal');
  expect(body).toMatchObject({
    load: expect.stringMatching(/^\d+-\d+$/),
    observations: expect.arrayContaining([
      {
        kind: 'call',
        operation: 'getCartCount',
        failure: 'http',
        status: 429,
        code: '0',
        duration: expect.any(Number),
        requestId: 'r-9',
        page: 'cart',
      },
      {
        kind: 'error',
        source: 'error',
        message: 'TypeError: no # at /index?… …',
        stack: ['assets/index-1a2b.js:1:23456'],
        page: 'cart',
      },
    ]),
  });
  expect(JSON.stringify(body)).not.toMatch(/8800123456|demo-directAdmin|eyJ|请求过于频繁/);
});

it('AUTH-02 a fault that each cell of a column has is told once, and no beginning of a token is left of a long message', async () => {
  listen();
  const message = `${'列 '.repeat(140)}eyJhbGciOiJIUzI1NiIsInR5cCI6demo`;
  for (let cell = 0; cell < 400; cell += 1) observeError('boundary', new TypeError(message));
  observeError('boundary', new TypeError('another'));
  await vi.waitFor(async () => {
    await leave();
    expect(sent.length).toBeGreaterThan(0);
  });
  const faults = sent.flatMap(({ body }) => body.observations).filter(({ kind }) => kind === 'error');
  expect(faults).toHaveLength(2);
  expect(JSON.stringify(faults)).not.toContain('eyJ');
});

it('a share of 0 reports no load', async () => {
  listen('portal', 0);
  observeError('error', new Error('x'));
  await leave();
  expect(sent).toEqual([]);
});

it('a report is a log request of OTLP, one record for each observation', () => {
  const report: Report = {
    build: '0.1.0+1a2b3c4',
    load: '1-2',
    sentAt: '2026-11-28T01:00:00.000Z',
    observations: [
      { kind: 'vital', name: 'LCP', value: 1200, page: 'index' },
      { kind: 'error', source: 'boundary', message: 'Error: x', stack: ['a:1:2', 'b:3:4'], page: 'cart' },
    ],
  };
  expect(otlpBody(report)).toMatchObject({
    resourceLogs: [
      {
        resource: {
          attributes: expect.arrayContaining([
            { key: 'service.version', value: { stringValue: '0.1.0+1a2b3c4' } },
          ]),
        },
        scopeLogs: [
          {
            logRecords: [
              {
                timeUnixNano: '1795827600000000000',
                severityText: 'INFO',
                body: { stringValue: 'vital' },
                attributes: expect.arrayContaining([
                  { key: 'portal.name', value: { stringValue: 'LCP' } },
                  { key: 'portal.value', value: { doubleValue: 1200 } },
                ]),
              },
              {
                severityText: 'ERROR',
                attributes: expect.arrayContaining([
                  { key: 'portal.stack', value: { stringValue: 'a:1:2\nb:3:4' } },
                ]),
              },
            ],
          },
        ],
      },
    ],
  });
});

it.each([
  ['https://h/index?token=abc&x=1 failed', 'https://h/index?… failed'],
  ['account 6222021234567890 of 13800138000', 'account # of #'],
  ['Bearer demo-directAdmin-1-1795827600000', 'Bearer …'],
])('a message loses what it says of a user: %s', (message, kept) => {
  expect(withoutValues(message)).toBe(kept);
});
