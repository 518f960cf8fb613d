/** The calls of `packages/sdk/bench/candidates.ts` by the clients of others. */
import { createClient } from '@hey-api/client-fetch';
import axios from 'axios';
import ky from 'ky';
import { createFetch } from 'ofetch';
import wretch from 'wretch';
import AbortAddon from 'wretch/addons/abort';
import {
  ADD,
  BODY,
  headers,
  LIST,
  limit,
  listUrl,
  PATH,
  type Place,
  QUERY,
  TIMEOUT_MS,
} from '../../packages/sdk/bench/candidates';
import type { Candidate } from '../../packages/sdk/bench/measure';

/** The clients that read and write. */
const clientsAt = ({ base, fetch }: Place) => ({
  viaOfetch: createFetch({ fetch, defaults: { timeout: TIMEOUT_MS } }),
  viaKy: ky.create({ fetch, timeout: TIMEOUT_MS, retry: 0 }),
  viaHey: createClient({ baseUrl: base, fetch: fetch as (request: Request) => Promise<Response> }),
  viaWretch: wretch(base).polyfills({ fetch }).addon(AbortAddon()),
});

/** GET by each client. */
export function gets(place: Place): Record<string, Candidate> {
  const { base, fetch } = place;
  const { viaOfetch, viaKy, viaHey, viaWretch } = clientsAt(place);
  const viaAxios = axios.create({
    baseURL: base,
    timeout: TIMEOUT_MS,
    adapter: 'fetch',
    env: { fetch },
  } as object);
  return {
    'hey-api': () => viaHey.get({ url: LIST, path: PATH, query: QUERY, headers: headers(), signal: limit() }),
    ky: () => viaKy(listUrl(base), { headers: headers() }).json(),
    wretch: () => viaWretch.url(listUrl('')).headers(headers()).get().setTimeout(TIMEOUT_MS).json(),
    ofetch: () => viaOfetch(listUrl(base), { headers: headers() }),
    axios: () => viaAxios.get(listUrl('').slice(1), { headers: headers() }),
  };
}

/** POST by each client. */
export function posts(place: Place): Record<string, Candidate> {
  const { viaOfetch, viaKy, viaHey, viaWretch } = clientsAt(place);
  const url = place.base + ADD;
  const json = () => ({ ...headers(), 'Content-Type': 'application/json' });
  return {
    'hey-api': () => viaHey.post({ url: ADD, body: BODY, headers: json(), signal: limit() }),
    ky: () => viaKy.post(url, { json: BODY, headers: headers() }).json(),
    wretch: () => viaWretch.url(ADD).headers(headers()).post(BODY).setTimeout(TIMEOUT_MS).json(),
    ofetch: () => viaOfetch(url, { method: 'POST', headers: headers(), body: BODY }),
  };
}
