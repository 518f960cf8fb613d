import {
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  type SkipToken,
  skipToken,
} from '@tanstack/query-core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { answering, json } from '../../test/answering';
import { CART, clientOf, LINE } from '../../test/calls';
import { ApiError } from '../core/api-error';
import { createClient } from '../core/client';
import type { ReadOperation } from '../core/operation';
import { addToCart, listCart, listCartIndustries, queryMyOrders } from '../generated/operations/index';
import { operationKey, operationPages, operationQuery } from './index';

const INPUT = { path: { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' } };

function apiOf(server: { fetch: typeof fetch }) {
  return createClient({ baseUrl: 'http://test/new/api', fetch: server.fetch });
}

function queryClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

describe('operationQuery', () => {
  it('unwraps data and keys it by operation, input and scope', async () => {
    const query = operationQuery(apiOf(answering(json({ code: '1', data: [] }))), listCart, INPUT, 'A1');
    expect(query.queryKey).toEqual(['listCart', INPUT, 'A1']);
    expect(await queryClient().fetchQuery(query)).toEqual([]);
  });

  it('fits suspense where the input is there, which cannot wait for one', () => {
    const api = apiOf(answering(json({ code: '1', data: [] })));
    const ready = operationQuery(api, listCart, INPUT);
    expectTypeOf<Extract<typeof ready.queryFn, SkipToken>>().toBeNever();
    const pages = operationPages(api, queryMyOrders, { body: { saletoCode: 'S' } });
    expectTypeOf<Extract<typeof pages.queryFn, SkipToken>>().toBeNever();
    const waiting = operationQuery(api, listCart, INPUT as typeof INPUT | undefined);
    expectTypeOf<Extract<typeof waiting.queryFn, SkipToken>>().toEqualTypeOf<SkipToken>();
    expect(ready.queryFn).toBeTypeOf('function');
  });

  it('CART-07b fetches nothing while the input is undefined', () => {
    const server = answering();
    const query = operationQuery(apiOf(server), listCart, undefined);
    expect(query.queryFn).toBe(skipToken);
    const observer = new QueryObserver(queryClient(), query);
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    stop();
    expect(server.requests).toEqual([]);
  });

  it('needs no input where the operation needs none', async () => {
    const query = operationQuery(apiOf(answering(json({ code: '1' }))), listCartIndustries);
    expect(query.queryKey).toEqual(['listCartIndustries']);
    expect(await queryClient().fetchQuery(query)).toEqual([]);
  });

  it('takes no operation that changes something, by type and at run time', () => {
    const server = answering(json({ code: '1' }));
    // @ts-expect-error addToCart has no effect of a read
    expect(() => operationQuery(apiOf(server), addToCart, LINE)).toThrow(TypeError);
    const untyped = { ...addToCart } as unknown as ReadOperation<'queryMyOrders'>;
    expect(() => operationPages(apiOf(server), untyped, { body: { saletoCode: 'S' } })).toThrow(
      'addToCart changes something: an endless list takes operations that only read',
    );
    expect(server.requests).toEqual([]);
  });

  it('is never sent again after a refusal, and after a failure that passes as often as TanStack says', async () => {
    const attempts = async (answer: Response, retry?: number | boolean) => {
      const server = answering(answer);
      const queries = { retryDelay: 1, ...(retry !== undefined && { retry }) };
      const client = new QueryClient({ defaultOptions: { queries } });
      await client.fetchQuery(operationQuery(apiOf(server), listCart, INPUT)).catch(() => undefined);
      return server.requests.length;
    };
    expect(await attempts(json({ code: '0', msg: '失败' }), 3)).toBe(1);
    expect(await attempts(json({ code: '403' }, { status: 403 }), true)).toBe(1);
    expect(await attempts(json({}, { status: 503 }), 3)).toBe(4);
    expect(await attempts(json({}, { status: 503 }), false)).toBe(1);
  });

  it('never caches a failure', async () => {
    const client = queryClient();
    const query = operationQuery(
      apiOf(answering(json({ code: '0', msg: '失败' }), json({ code: '1', data: [] }))),
      listCart,
      INPUT,
    );
    const error = await client.fetchQuery(query).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: '0', msg: '失败', kind: 'business', operationId: 'listCart' });
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
    expect(await client.fetchQuery(query)).toEqual([]);
  });

  it("forwards the query's signal", async () => {
    const client = queryClient();
    const server = answering(() => new Promise<Response>(() => undefined));
    const query = operationQuery(apiOf(server), listCart, INPUT);
    const pending = client.fetchQuery(query).catch(() => 'ended');
    await expect.poll(() => server.requests.length).toBe(1);
    await client.cancelQueries({ queryKey: query.queryKey });
    expect(await pending).toBe('ended');
    expect(server.requests[0]?.init.signal?.aborted).toBe(true);
  });

  it('is found by its prefix key', async () => {
    const client = queryClient();
    const query = operationQuery(apiOf(answering(json({ code: '1', data: [] }))), listCart, INPUT, 'A1');
    await client.fetchQuery(query);
    expect(client.getQueryCache().findAll({ queryKey: operationKey(listCart) })).toHaveLength(1);
    expect(
      client.getQueryCache().findAll({ queryKey: operationKey(listCart, { path: INPUT.path }) }),
    ).toHaveLength(1);
    expect(client.getQueryCache().findAll({ queryKey: operationKey(addToCart) })).toHaveLength(0);
  });
});

describe('operationPages', () => {
  it('goes on to the total and keys apart from the single page', async () => {
    const page = (pageNum: number, count: number) => {
      const records = Array.from({ length: count }, (_, at) => ({ orderNo: `${pageNum}-${at}` }));
      return json({ code: '1', data: { total: 3, pageNum, pageSize: 2, records } });
    };
    const server = answering(page(1, 2), page(2, 1));
    const options = operationPages(apiOf(server), queryMyOrders, { body: { saletoCode: 'S', pageSize: 2 } });
    const observer = new InfiniteQueryObserver(queryClient(), options);
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().status).toBe('success');
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
    const { data, hasNextPage } = await observer.fetchNextPage();
    stop();
    expect(hasNextPage).toBe(false);
    expect(data?.pages.map(({ records }) => records.length)).toEqual([2, 1]);
    expect(server.requests.map(({ init }) => init.body)).toEqual([
      '{"saletoCode":"S","pageSize":2,"pageNum":1}',
      '{"saletoCode":"S","pageSize":2,"pageNum":2}',
    ]);
    expect(options.queryKey).not.toEqual(['queryMyOrders', { body: { saletoCode: 'S', pageSize: 2 } }]);
  });
});

it('keeps the answers of two accounts apart by the scope of their clients', async () => {
  const queryClient = new QueryClient();
  const names = [];
  for (const scope of ['dealer-A', 'dealer-B']) {
    const server = answering(json({ code: '1', data: [{ id: scope }] }));
    const api = clientOf(server, { scope });
    const [entry] = await queryClient.fetchQuery({
      ...operationQuery(api, listCart, CART),
      staleTime: 60_000,
    });
    names.push(entry?.id);
    expect(operationPages(api, queryMyOrders, { body: { saletoCode: 'S' } }).queryKey[2]).toMatchObject({
      scope,
    });
  }
  expect(names).toEqual(['dealer-A', 'dealer-B']);
  expect(operationQuery(clientOf(answering(), { scope: 'A' }), listCart, CART, 'B').queryKey[2]).toBe('B');
});
