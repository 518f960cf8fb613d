import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { BASE, CART, LINE } from '../../test/calls';
import { allOperations } from '../all-operations';
import { createClient } from '../core/client';
import { addToCartExamples, listCartExamples, queryMyOrdersExamples } from '../generated/examples/index';
import { addToCart, listCart, queryMyOrders, uploadFile } from '../generated/operations/index';
import type { Schemas } from '../generated/ops';
import { mswAnswer, mswHandlers } from './index';

const answer = mswAnswer(http, BASE);
const server = setupServer(...mswHandlers(http, BASE, [listCartExamples, queryMyOrdersExamples]));
const api = createClient({ baseUrl: BASE });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('answer with the normal success of each operation', async () => {
  expect(await api.call(listCart, CART)).toMatchObject({ ok: true, data: listCartExamples.data() });
  const orders = await api.call(queryMyOrders, { body: { saletoCode: 'S' } });
  expect(orders).toMatchObject({ ok: true, data: queryMyOrdersExamples.data() });
});

it('have a method of `http` for every operation', () => {
  const others = Object.values(allOperations()).filter(({ method }) => !['GET', 'POST'].includes(method));
  expect(others).toEqual([]);
});

it('answer with a refusal, of the description or your own, and with any status', async () => {
  server.use(answer(addToCart, addToCartExamples.answer('cartFull')));
  expect(await api.call(addToCart, LINE)).toMatchObject({ kind: 'business', code: 'AS121' });
  server.use(answer(addToCart, { code: 'AS999', msg: '系统维护' }));
  expect(await api.call(addToCart, LINE)).toMatchObject({ code: 'AS999', msg: '系统维护' });
  server.use(answer(listCart, new Response('', { status: 429, headers: { 'retry-after': '2' } })));
  // More than once, as a page asks.
  for (const _ of [1, 2])
    expect(await api.call(listCart, CART)).toMatchObject({ status: 429, retryAfterMs: 2000 });
  server.use(answer(listCart, Response.error()));
  expect(await api.call(listCart, CART)).toMatchObject({ kind: 'network' });
});

it('answer late, and end the wait with the call', async () => {
  server.use(answer(listCart, { data: [] }, { delayMs: 30 }));
  const pending = api.call(listCart, CART);
  expect(await Promise.race([pending, Promise.resolve('loading')])).toBe('loading');
  expect(await pending).toMatchObject({ ok: true, data: [] });
  server.use(answer(listCart, { data: [] }, { delayMs: 60_000 }));
  expect(await api.call(listCart, CART, { timeoutMs: 20 })).toMatchObject({ kind: 'timeout' });
});

it('answer as the request says: its typed body, its path, its form', async () => {
  server.use(
    answer(addToCart, ({ request }) => {
      expectTypeOf(request.body).toEqualTypeOf<Schemas['AddToCart']>();
      return request.body.number > 1 ? { code: 'AS121' } : { code: '1' };
    }),
    answer(listCart, async ({ path }) => ({ code: '0', msg: path['sendtoCode'] ?? '' })),
    answer(uploadFile, ({ request }) => ({ code: '0', msg: (request.body.get('file') as File).name })),
  );
  expect(await api.call(addToCart, LINE)).toMatchObject({ code: 'AS121' });
  expect(await api.call(addToCart, { body: { ...LINE.body, number: 1 } })).toMatchObject({ ok: true });
  const away = { path: { ...CART.path, sendtoCode: '送/达' } };
  expect(await api.call(listCart, away)).toMatchObject({ msg: '送/达' });
  const file = new File(['scan'], '扫描.pdf');
  expect(await api.call(uploadFile, { body: { file } })).toMatchObject({ msg: '扫描.pdf' });
});
