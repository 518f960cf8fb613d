/** The same calls by several clients: bearer token, page name and time stamp, an envelope as JSON. */
import axios from 'axios';
import { createFetch } from 'ofetch';
import createOpenapiClient from 'openapi-fetch';
import { addToCart, listCart } from '../src/generated/operations/index';
import { createClient, type Input } from '../src/index';
import type { Candidate } from './measure';

const PATH = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const QUERY = { areaCode: '370202', sysType: 'pc' };
const LIST = '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}';
const BODY: Input<typeof addToCart>['body'] = {
  productCode: 'GR0536A01',
  activityType: 1,
  saletoCode: PATH.saletoCode,
  sendtoCode: PATH.sendtoCode,
  number: 2,
  productList: [{ productCode: 'GR0536A01', number: 2 }],
};

const headers = () => ({ Authorization: 'Bearer abc', pageName: '/cart', timestamp: '1763600000000' });

export interface Place {
  readonly base: string;
  readonly fetch: typeof fetch;
}

function listUrl(base: string): string {
  const { saletoCode, sendtoCode, saletoCodeSub } = PATH;
  const path = [saletoCode, sendtoCode, saletoCodeSub].map(encodeURIComponent).join('/');
  const query = `areaCode=${encodeURIComponent(QUERY.areaCode)}&sysType=${encodeURIComponent(QUERY.sysType)}`;
  return `${base}/cart/shoppingCart/get/list/${path}?${query}`;
}

/** GET by each client; raw `fetch` is the first. */
export function gets({ base, fetch }: Place): Record<string, Candidate> {
  const api = ours({ base, fetch });
  const openapi = createOpenapiClient<Record<string, never>>({ baseUrl: base, fetch }) as unknown as {
    GET: (path: string, init: object) => Promise<unknown>;
  };
  const oFetch = createFetch({ fetch });
  const viaAxios = axios.create({ baseURL: base, adapter: 'fetch', env: { fetch } } as object);
  return {
    'raw fetch': async () => (await fetch(listUrl(base), { method: 'GET', headers: headers() })).json(),
    // As shipped: with the time-out of 60 s.
    ours: () => api.call(listCart, { path: PATH, query: QUERY }),
    'ours, no time-out': () => api.call(listCart, { path: PATH, query: QUERY }, { timeoutMs: 0 }),
    'openapi-fetch': () => openapi.GET(LIST, { params: { path: PATH, query: QUERY }, headers: headers() }),
    'openapi-fetch, 60 s time-out': () =>
      openapi.GET(LIST, {
        params: { path: PATH, query: QUERY },
        headers: headers(),
        signal: AbortSignal.timeout(60_000),
      }),
    ofetch: () => oFetch(listUrl(base), { headers: headers() }),
    axios: () => viaAxios.get(listUrl('').slice(1), { headers: headers() }),
  };
}

/** POST by each client. */
export function posts({ base, fetch }: Place): Record<string, Candidate> {
  const api = ours({ base, fetch });
  const url = `${base}/cart/shoppingCart/add/cart`;
  const oFetch = createFetch({ fetch });
  const json = () => ({ ...headers(), 'Content-Type': 'application/json' });
  return {
    'raw fetch': async () =>
      (await fetch(url, { method: 'POST', headers: json(), body: JSON.stringify(BODY) })).json(),
    ours: () => api.call(addToCart, { body: BODY }),
    ofetch: () => oFetch(url, { method: 'POST', headers: headers(), body: BODY }),
  };
}

function ours({ base, fetch }: Place) {
  return createClient({
    baseUrl: base,
    fetch,
    token: () => 'abc',
    pageName: '/cart',
    now: () => 1763600000000,
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
