/**
 * The same calls by several clients: bearer token, page name and time stamp, an envelope as JSON. Here are those that the
 * workspace has; the others are in tests/on-demand.
 */
import createOpenapiClient from 'openapi-fetch';
import { addToCart, listCart } from '../src/generated/operations/index';
import { createClient, type Input } from '../src/index';
import { rawClient } from '../src/raw';
import type { Candidate } from './measure';

export const PATH = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
export const QUERY = { areaCode: '370202', sysType: 'pc' };
export const LIST = '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}';
export const BODY: Input<typeof addToCart>['body'] = {
  productCode: 'GR0536A01',
  activityType: 1,
  saletoCode: PATH.saletoCode,
  sendtoCode: PATH.sendtoCode,
  number: 2,
  productList: [{ productCode: 'GR0536A01', number: 2 }],
};

export const headers = () => ({ Authorization: 'Bearer abc', pageName: '/cart', timestamp: '1763600000000' });

export interface Place {
  readonly base: string;
  readonly fetch: typeof fetch;
}

export function listUrl(base: string): string {
  const { saletoCode, sendtoCode, saletoCodeSub } = PATH;
  const path = [saletoCode, sendtoCode, saletoCodeSub].map(encodeURIComponent).join('/');
  const query = `areaCode=${encodeURIComponent(QUERY.areaCode)}&sysType=${encodeURIComponent(QUERY.sysType)}`;
  return `${base}/cart/shoppingCart/get/list/${path}?${query}`;
}

/** As we ship it, and as every peer is asked to: raw `fetch` alone waits for ever. */
export const TIMEOUT_MS = 60_000;
export const limit = () => AbortSignal.timeout(TIMEOUT_MS);

/** GET by raw `fetch`, which is the first, and by us. */
export function ownGets({ base, fetch }: Place): Record<string, Candidate> {
  const api = ours({ base, fetch });
  return {
    'raw fetch': async () => (await fetch(listUrl(base), { method: 'GET', headers: headers() })).json(),
    ours: () => api.call(listCart, { path: PATH, query: QUERY }),
  };
}

/** Our GET as it is when nothing ends it, which nobody should ship: what a time-out costs. */
export function getWithoutTimeout({ base, fetch }: Place): Candidate {
  const api = ours({ base, fetch });
  return () => api.call(listCart, { path: PATH, query: QUERY }, { timeoutMs: 0 });
}

/** GET by each client. */
export function gets({ base, fetch }: Place): Record<string, Candidate> {
  const openapi = createOpenapiClient<Record<string, never>>({ baseUrl: base, fetch }) as unknown as {
    GET: (path: string, init: object) => Promise<unknown>;
  };
  const { raw } = ours({ base, fetch });
  return {
    ...ownGets({ base, fetch }),
    // What the client would cost if openapi-fetch wrote its requests.
    'ours by path': () => raw.GET(LIST, { params: { path: PATH, query: QUERY } }),
    'openapi-fetch': () =>
      openapi.GET(LIST, { params: { path: PATH, query: QUERY }, headers: headers(), signal: limit() }),
  };
}

export const ADD = '/cart/shoppingCart/add/cart';

/** POST by each client. */
export function posts({ base, fetch }: Place): Record<string, Candidate> {
  const api = ours({ base, fetch });
  const json = () => ({ ...headers(), 'Content-Type': 'application/json' });
  return {
    'raw fetch': async () =>
      (await fetch(base + ADD, { method: 'POST', headers: json(), body: JSON.stringify(BODY) })).json(),
    ours: () => api.call(addToCart, { body: BODY }),
  };
}

/** The interface that Redocly's generator makes for the two operations, with every input in one object. */
interface RedoclyClient {
  configure(config: object): void;
  listCart(input: object): Promise<unknown>;
  addToCart(input: object): Promise<unknown>;
}

/** @param client a module that Redocly generated */
export function viaRedocly(
  client: RedoclyClient,
  { base, fetch }: Place,
): { get: Candidate; post: Candidate } {
  client.configure({ serverUrl: base, fetch, timeout: TIMEOUT_MS, headers });
  return {
    get: () => client.listCart({ path: PATH, query: QUERY }),
    post: () => client.addToCart({ body: BODY }),
  };
}

function ours({ base, fetch }: Place) {
  return createClient({
    baseUrl: base,
    fetch,
    token: () => 'abc',
    pageName: '/cart',
    now: () => 1763600000000,
    raw: rawClient,
  });
}

const TEXT = JSON.stringify({
  code: '1',
  msg: '成功',
  data: [{ id: '1', composeId: 'C1', activityType: 1, number: 1, productList: [] }],
});

/** A `fetch` that builds a real response in the process. */
export async function stub(): Promise<Response> {
  return new Response(TEXT, { status: 200, headers: { 'content-type': 'application/json' } });
}
