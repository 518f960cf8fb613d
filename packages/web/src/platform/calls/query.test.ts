import { ApiError, unwrap } from '@dealer-portal/sdk';
import { getCartCount, listCart, listStock } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { fakeApi } from '@dealer-portal/sdk/testing';
import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { quietApi } from './api';
import { accountQuery, createQueryClient, describeError, invalidateCalls } from './query';

const PATH = { saletoCode: 'S1', sendtoCode: 'A1', saletoCodeSub: 'S1' };

it('CACHE-01a CACHE-01b CACHE-01c answers stay fresh for ten minutes; nothing is retried or asked again on focus or reconnect', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: 600_000, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  });
});

it('CACHE-01 a query that wraps its call is not tried again by itself either', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }));
  const query = accountQuery(listCart, { path: PATH }, { saletoCode: 'S1', sendtoCode: 'A1' });
  const ask = vi.fn(async () => unwrap(await quietApi.call(listCart, { path: PATH })));
  await expect(createQueryClient().fetchQuery({ ...query, queryFn: ask, retryDelay: 0 })).rejects.toThrow();
  expect(ask).toHaveBeenCalledOnce();
});

it('HTTP-13 without a network a write fails at once; it is not kept back and sent later without a press', async () => {
  const send = vi.fn(async () => 'failed');
  const client = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const options = client.defaultMutationOptions({ mutationFn: send });
    await expect(client.getMutationCache().build(client, options).execute(undefined)).resolves.toBe('failed');
  } finally {
    onlineManager.setOnline(true);
  }
  expect(send).toHaveBeenCalledOnce();
});

it('CACHE-01 a key carries sold-to and ship-to, so that no answer of another account is shown', () => {
  const first = accountQuery(listCart, { path: PATH }, { saletoCode: 'S1', sendtoCode: 'A1' });
  const second = accountQuery(listCart, { path: PATH }, { saletoCode: 'S1', sendtoCode: 'A2' });
  expect(first.queryKey).not.toEqual(second.queryKey);
});

it('CACHE-01 a failure is thrown and never kept as an answer', async () => {
  const server = fakeApi().answer(listCart, { code: '0', msg: '购物车查询失败' });
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  const query = accountQuery(listCart, { path: PATH }, { saletoCode: 'S1', sendtoCode: 'A1' });
  const error: unknown = await client.fetchQuery(query).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
  expect(error instanceof Error && describeError(error)).toEqual({
    message: '购物车查询失败',
    details: 'listCart · code 0 · HTTP 200',
  });
});

it('HTTP-13 what only a programmer reads is in the details for support, and not in the message', async () => {
  const msg = 'java.sql.SQLException: ORA-00942: table or view does not exist';
  const server = fakeApi().answer(listCart, { code: '-1', msg });
  vi.stubGlobal('fetch', server.fetch);
  const query = accountQuery(listCart, { path: PATH }, { saletoCode: 'S1', sendtoCode: 'A1' });
  const error: unknown = await createQueryClient()
    .fetchQuery(query)
    .catch((thrown: unknown) => thrown);
  expect(error instanceof Error && describeError(error)).toEqual({
    message: '请求失败',
    details: `listCart · code -1 · HTTP 200 · ${msg}`,
  });
});

it('CACHE-01 after a write all queries of the named operations are stale, and no other', async () => {
  const client = createQueryClient();
  const keys = [
    [...operationKey(listCart), 'S1'],
    [...operationKey(listCart), 'S2'],
    operationKey(getCartCount),
    operationKey(listStock),
  ];
  for (const key of keys) client.setQueryData(key, 1);
  await invalidateCalls(client, [listCart, getCartCount]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});
