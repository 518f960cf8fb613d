/**
 * The failures between a client and a server, and the one outcome of each. Free of any test library, so that the same
 * cases run in this Node, in other versions of Node and in a browser.
 */

import {
  addToCart,
  exportInvoices,
  listCart,
  queryMyOrders,
  uploadFile,
} from '../../src/generated/operations/index';
import { listCartData } from '../../src/generated/validators/index';
import {
  type CallOptions,
  type ClientOptions,
  createAutomationClient,
  createClient,
  type Result,
  refreshingBearer,
  retryReads,
  uploadProgress,
} from '../../src/index';
import { validating } from '../../src/validation/index';
import type { Case } from './case';
import { HOSTILE } from './hostile';
import { REDIRECTS } from './redirects';

const CART = { path: { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' } };
const LINE = {
  body: {
    productCode: 'A',
    activityType: 1 as const,
    saletoCode: 'S',
    sendtoCode: 'T',
    number: 1,
    productList: [],
  },
};
const INVOICES = { query: { customerCode: '1' } };

type Options = CallOptions;

/** A case that reads the cart in a scenario of the server. */
function cart(
  scenario: string,
  expected: Case['expected'],
  options: Options & { client?: ClientOptions } = {},
): Case {
  const { client, ...call } = options;
  return {
    name: scenario,
    expected,
    run: ({ origin }, onFailure) =>
      createClient({ baseUrl: `${origin}/${scenario}`, onFailure, ...client }).call(listCart, CART, call),
  };
}

function invoices(scenario: string, expected: Case['expected']): Case {
  return {
    name: scenario,
    expected,
    run: ({ origin }, onFailure) =>
      createClient({ baseUrl: `${origin}/${scenario}`, onFailure }).call(exportInvoices, INVOICES),
  };
}

const broken = { ok: false, kind: 'network', code: '-1', msg: '请求失败', attempts: 1 };
const invalid = { ok: false, kind: 'invalid-response', code: '-1', msg: '请求失败' };
const late = { ok: false, kind: 'timeout', code: '-1', msg: '请求超时!' };

const ENVELOPES: Case[] = [
  cart('ok', { ok: true, status: 200, attempts: 1 }),
  cart('number-code', { ok: true, code: '1' }),
  cart('nested', { ok: true, code: '1' }),
  cart('huge', { ok: true }),
  cart('cart-full', {
    ok: false,
    kind: 'business',
    code: 'AS121',
    msg: '购物车最多添加20种商品',
    status: 200,
  }),
  cart('body-500', { ok: false, kind: 'business', bodyStatus: 500, msg: '系统异常' }),
  cart('http-500-envelope', { ok: false, kind: 'http', status: 500, bodyStatus: 500, msg: '系统异常' }),
  cart('forbidden', {
    ok: false,
    kind: 'http',
    status: 403,
    code: '403',
    msg: '没有访问权限',
    requestId: 'r-403',
  }),
  cart('empty-503', { ok: false, kind: 'http', status: 503, code: '-1', msg: 'Service Unavailable' }),
  cart('empty-500', { ok: false, kind: 'http', status: 500, code: '-1' }),
  cart('html-502', { ok: false, kind: 'http', status: 502, msg: 'Bad Gateway' }),
  cart('429-seconds', { ok: false, kind: 'http', status: 429, msg: '慢一点', retryAfterMs: 2000 }),
  cart('429-date', { ok: false, kind: 'http', status: 429, msg: '慢一点' }),
  cart('429-milliseconds', { ok: false, kind: 'http', status: 429, retryAfterMs: 150 }),
  cart('429-wordless', { ok: false, kind: 'http', status: 429, msg: '请求过于频繁，请稍后再试' }),
  ...['html-200', 'empty-200', 'half-json', 'json-null', 'json-list', 'json-text', 'json-number'].map(
    (scenario) => cart(scenario, invalid),
  ),
  cart('no-code', invalid),
  // A list that is not there is an empty one.
  cart('no-content', { ok: true, status: 204 }),
  cart('wrong-data', invalid, { validate: validating([listCartData], { mode: 'throw' }) }),
  cart('wrong-data', { ok: true }, { validate: validating([listCartData], { report: () => undefined }) }),
];

const TRANSPORT: Case[] = [
  ...['half-body', 'broken-chunk', 'reset', 'no-http', 'bad-gzip'].map((scenario) => cart(scenario, broken)),
  // Chromium takes what there is of the headers and reads an empty body.
  { ...cart('half-headers', broken), inBrowser: invalid },
  {
    name: 'a host that does not exist',
    expected: broken,
    run: (_, onFailure) =>
      createClient({ baseUrl: 'http://no-such-host.invalid/new/api', onFailure }).call(listCart, CART),
  },
  {
    name: 'a port where nobody listens',
    expected: broken,
    run: (_, onFailure) =>
      createClient({ baseUrl: 'http://127.0.0.1:1/new/api', onFailure }).call(listCart, CART),
  },
  cart('slow-headers', late, { timeoutMs: 50 }),
  cart('slow-body', late, { timeoutMs: 50 }),
  cart(
    'slow-headers',
    { ...late, attempts: 2 },
    { timeoutMs: 30, retry: retryReads({ attempts: 2, baseMs: 1 }) },
  ),
  cart('slow-headers', late, {
    timeoutMs: 40,
    retry: retryReads({ attempts: 99, baseMs: 1, deadlineMs: 60 }),
  }),
  cart('busy-once', { ok: true, attempts: 2 }, { retry: retryReads() }),
  cart('moved', { ok: true }),
  cart('moved-for-ever', { ...invalid, attempts: 1 }),
  invoices('file-broken', broken),
];

const FILES: Case[] = [
  invoices('file-utf8', { ok: true, fileName: '发票.xlsx' }),
  invoices('file-gb18030', { ok: true, fileName: '发票.xlsx' }),
  invoices('file-envelope', { ok: false, kind: 'business', msg: '没有可导出的数据' }),
  invoices('file-json', { ok: false, kind: 'business', msg: '没有可导出的数据' }),
];

/** Ends a call after a moment. */
function endedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

const UPLOADS: Case[] = [
  {
    name: 'an upload with a Chinese file name, and its progress',
    expected: { ok: true, isWhole: true, heard: false },
    inBrowser: { ok: true, isWhole: true, heard: true },
    run: async ({ origin }, onFailure) => {
      let heard = false;
      const file = new File(['x'.repeat(300_000)], '发票.pdf');
      const listener = () => {
        heard = true;
      };
      const api = createClient({ baseUrl: `${origin}/read-body`, onFailure });
      const result: Result<unknown> = await api.call(
        uploadFile,
        { body: { file } },
        { fetch: uploadProgress(listener) },
      );
      const { bytes } = result.ok ? (result.data as { bytes: number }) : { bytes: 0 };
      return { ...result, isWhole: bytes > 300_000, heard };
    },
  },
];

const ENDED: Case[] = [
  {
    name: 'an aborted wait for the headers',
    expected: { ok: false, kind: 'aborted', code: '-1' },
    run: ({ origin }, onFailure) =>
      createClient({ baseUrl: `${origin}/slow-headers`, onFailure }).call(listCart, CART, {
        signal: endedAfter(20),
      }),
  },
  {
    name: 'an aborted wait for the body',
    expected: { ok: false, kind: 'aborted' },
    run: ({ origin }, onFailure) =>
      createClient({ baseUrl: `${origin}/slow-body`, onFailure }).call(listCart, CART, {
        signal: endedAfter(20),
      }),
  },
  {
    name: 'an aborted upload',
    expected: { ok: false, kind: 'aborted', attempts: 1 },
    run: ({ origin }, onFailure) => {
      const body = { saletoCode: 'S', keyword: 'x'.repeat(20_000_000) };
      const api = createClient({ baseUrl: `${origin}/slow-headers`, onFailure });
      return api.call(queryMyOrders, { body }, { signal: endedAfter(5) });
    },
  },
];

const SIGNED: Case[] = [
  {
    name: 'a storm of 401',
    expected: { ok: true, refreshes: 1 },
    run: async ({ origin }, onFailure) => {
      let token = 'stale';
      let refreshes = 0;
      const refresh = async () => {
        refreshes += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        token = 'fresh';
        return token;
      };
      const middleware = [refreshingBearer({ token: () => token, refresh })];
      const api = createClient({ baseUrl: `${origin}/token`, onFailure, middleware });
      const results = await Promise.all(Array.from({ length: 40 }, () => api.call(listCart, CART)));
      const result = results.find(({ ok }) => !ok) ?? (results[0] as Result<unknown>);
      return result.ok ? { ...result, refreshes } : result;
    },
  },
  {
    name: 'a call that changes something, refused with 401',
    expected: { ok: false, kind: 'http', status: 401, attempts: 1 },
    run: ({ origin }, onFailure) => {
      const middleware = [refreshingBearer({ token: () => 'stale', refresh: async () => 'fresh' })];
      return createClient({ baseUrl: `${origin}/token`, onFailure, middleware }).call(addToCart, LINE);
    },
  },
  {
    name: 'a redirect to another origin with a bearer token',
    expected: { ok: false, kind: 'business', code: 'UNSIGNED' },
    inBrowser: { ...invalid, attempts: 1 },
    run: ({ origin }, onFailure) =>
      createClient({ baseUrl: `${origin}/moved-away`, token: 'secret', onFailure }).call(listCart, CART),
  },
  {
    name: 'a redirect to another origin with automation credentials',
    expected: { ...invalid, attempts: 1 },
    run: ({ origin }, onFailure) => {
      const credentials = { clientCode: 'c', clientSecret: 's3cret', user: 'u', password: 'p4ss' };
      const options = { onFailure, dangerouslyAllowBrowser: true, ...credentials };
      return createAutomationClient({ baseUrl: `${origin}/moved-away`, ...options }).call(listCart, CART);
    },
  },
];

export const CASES: readonly Case[] = [
  ...ENVELOPES,
  ...TRANSPORT,
  ...FILES,
  ...UPLOADS,
  ...ENDED,
  ...SIGNED,
  ...REDIRECTS,
  ...HOSTILE,
];
