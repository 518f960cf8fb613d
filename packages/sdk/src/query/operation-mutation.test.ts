import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { answering, json } from '../../test/answering';
import { CART, clientOf, LINE } from '../../test/calls';
import { ApiError } from '../core/api-error';
import { addToCart, getUserInfo, listCart, queryMyOrders } from '../generated/operations/index';
import type { Ops } from '../generated/ops';
import { operationMutation, operationQuery } from './index';

it('sends an input once, and asks for the named operations again', async () => {
  const server = answering(
    json({ code: '1', data: [] }),
    json({ code: '1' }),
    json({ code: '1', data: [{ id: '7' }] }),
  );
  const api = clientOf(server);
  const queryClient = new QueryClient();
  const cart = operationQuery(api, listCart, CART);
  await queryClient.fetchQuery(cart);
  const observer = new MutationObserver(
    queryClient,
    operationMutation(api, addToCart, { invalidates: [listCart] }),
  );
  expect(observer.options.mutationKey).toEqual(['addToCart']);
  await observer.mutate(LINE);
  expect(server.requests[1]?.init.body).toBe(JSON.stringify(LINE.body));
  expect(queryClient.getQueryState(cart.queryKey)?.isInvalidated).toBe(true);
});

it('throws an ApiError, never tries again, and marks as stale what a time-out may have changed', async () => {
  const server = answering(json({ code: '503' }, { status: 503 }));
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: 3 } } });
  queryClient.setQueryData(['listCart', CART], []);
  queryClient.setQueryData(['queryMyOrders'], []);
  const options = operationMutation(clientOf(server, { scope: 'A' }), addToCart, { invalidates: [listCart] });
  expect(options.mutationKey).toEqual(['addToCart', {}, 'A']);
  const onMutate = vi.fn(() => ({ before: [] }));
  const observer = new MutationObserver(queryClient, { ...options, onMutate });
  const error = await observer.mutate(LINE).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expectTypeOf(observer.getCurrentResult().error).toEqualTypeOf<ApiError | null>();
  expectTypeOf(observer.getCurrentResult().data).toEqualTypeOf<Ops['addToCart']['data'] | undefined>();
  expect([server.requests.length, onMutate.mock.calls.length]).toEqual([1, 1]);
  expect(queryClient.getQueryState(['listCart', CART])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['queryMyOrders'])?.isInvalidated).toBe(false);
});

it('needs no input where the operation needs none', async () => {
  const api = clientOf(answering(json({ code: '1', data: { id: '7' } })));
  const observer = new MutationObserver(new QueryClient(), operationMutation(api, getUserInfo));
  expect(await observer.mutate()).toMatchObject({ id: '7' });
  const paged = new MutationObserver(new QueryClient(), operationMutation(api, queryMyOrders));
  // @ts-expect-error the body is missing
  expect(() => paged.mutate()).toBeTypeOf('function');
});
