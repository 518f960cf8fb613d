import { type ApiError, createClient } from '@dealer-portal/sdk';
import { addToCart, getCartCount, listCart, queryMyOrders } from '@dealer-portal/sdk/operations';
import { operationPages, operationQuery } from '@dealer-portal/sdk/query';
import { exampleOf, fakeApi } from '@dealer-portal/sdk/testing';
import { listCartExamples, queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, expectTypeOf, it } from 'vitest';

const CART = { path: { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' } };
const COUNT = { path: { id: 'S' } };
const ORDERS = { body: { saletoCode: 'S' } };

const server = fakeApi()
  .answer(listCart, { data: [exampleOf(listCartExamples, { number: 7 })] })
  .answer(getCartCount, { code: '0', msg: '没有权限' })
  .answerExamples(queryMyOrdersExamples);
const api = createClient({ baseUrl: 'http://test/new/api', fetch: server.fetch });

function Cart() {
  usePrefetchQuery(operationQuery(api, listCart, CART));
  const { data } = useSuspenseQuery(operationQuery(api, listCart, CART));
  const [cart] = useSuspenseQueries({
    queries: [operationQuery(api, listCart, CART), operationQuery(api, queryMyOrders, ORDERS)],
  });
  const orders = useSuspenseInfiniteQuery(operationPages(api, queryMyOrders, ORDERS));
  const endless = useInfiniteQuery(operationPages(api, queryMyOrders, ORDERS));
  const count = useQuery(operationQuery(api, getCartCount, COUNT));
  expectTypeOf(count.error).toEqualTypeOf<ApiError | null>();
  expectTypeOf(endless.error).toEqualTypeOf<ApiError | null>();
  expectTypeOf(cart.error).toEqualTypeOf<ApiError | null>();
  return (
    <p>
      {data[0]?.number} 台，{orders.data.pages[0]?.records.length} 单，{count.error?.msg}，{count.error?.code}
    </p>
  );
}

/** Never drawn: what the compiler must refuse. */
export function Refused({ maybe }: { readonly maybe: typeof CART | undefined }) {
  // @ts-expect-error what changes something is no query
  useQuery(operationQuery(api, addToCart, { body: {} }));
  // @ts-expect-error suspense cannot wait for an input
  useSuspenseQuery(operationQuery(api, listCart, maybe));
  return null;
}

it('CACHE-01 all hooks of React Query take the queries of the SDK, and know their errors', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback="…">
        <Cart />
      </Suspense>
    </QueryClientProvider>,
  );
  const count = queryMyOrdersExamples.answer().data?.records.length;
  expect(await screen.findByText(`7 台，${count} 单，没有权限，0`)).toBeTruthy();
});
