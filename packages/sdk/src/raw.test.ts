import { expect, it } from 'vitest';
import { answering, json, sentHeaders } from '../test/answering';
import { createClient } from './client';
import { rawClient } from './raw';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const BASE = 'http://portal.test/new/api';

it('HTTP-02 calls by path with the same address and headers', async () => {
  const { fetch, requests } = answering(json({ code: '1', data: [] }));
  const api = createClient({
    baseUrl: BASE,
    fetch,
    token: 'abc',
    pageName: '/cart',
    now: () => 7,
    raw: rawClient,
  });
  const { data } = await api.raw.GET(
    '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}',
    {
      params: { path: CODES },
      headers: { pageName: '/other' },
    },
  );
  expect(data).toEqual({ code: '1', data: [] });
  const [request] = requests;
  expect(request?.url).toBe(`${BASE}/cart/shoppingCart/get/list/8800123456/8800130002/8800123456`);
  expect(request && sentHeaders(request)).toEqual({
    authorization: 'Bearer abc',
    pagename: '/other',
    timestamp: '7',
  });
});

it('HTTP-05 follows no redirect that would lose or give away what was sent', async () => {
  const to = (status: number, location: string) => new Response(null, { status, headers: { location } });
  const server = answering(
    to(307, '/new/api/again'),
    json({ code: '1' }),
    to(302, '/new/api/login'),
    to(308, 'https://elsewhere.test/'),
  );
  const api = createClient({ baseUrl: BASE, fetch: server.fetch, raw: rawClient });
  const send = () => api.raw.POST('/cart/shoppingCart/add/cart', { body: { number: 2 } as never });
  await send();
  const [, again] = server.requests;
  expect(await new Response(again?.init.body).json()).toEqual({ number: 2 });
  expect(again && sentHeaders(again)['content-type']).toBe('application/json');
  await expect(send()).rejects.toThrow('The address moved to http://portal.test/new/api/login');
  await expect(send()).rejects.toThrow('The address moved to https://elsewhere.test/');
  expect(server.requests).toHaveLength(4);
});
