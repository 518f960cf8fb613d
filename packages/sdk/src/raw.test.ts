import { expect, it } from 'vitest';
import { json } from '../test/answering';
import { createClient } from './client';
import { rawClient } from './raw';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const BASE = 'http://portal.test/new/api';

it('HTTP-02 calls by path with the same address and headers', async () => {
  const seen: Request[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    seen.push(input as Request);
    return json({ code: '1', data: [] });
  };
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
  expect(seen[0]?.url).toBe(`${BASE}/cart/shoppingCart/get/list/8800123456/8800130002/8800123456`);
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
    authorization: 'Bearer abc',
    pagename: '/other',
    timestamp: '7',
  });
});
