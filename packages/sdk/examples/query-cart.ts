/** For a team that uses TanStack Query: a list, an endless list, and the reads that are repeated after a change. */
import { createClient } from '@dealer-portal/sdk';
import { addToCart, listCart, queryMyOrders } from '@dealer-portal/sdk/operations';
import { operationKey, operationPages, operationQuery } from '@dealer-portal/sdk/query';
import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/query-core';

const api = createClient({ baseUrl: 'https://portal.example.com/new/api', token: 'token-of-the-user' });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 600_000 } } });
const path = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };

const entries = await queryClient.fetchQuery(operationQuery(api, listCart, { path }));
console.log('entries', entries.length);

const orders = new InfiniteQueryObserver(
  queryClient,
  operationPages(api, queryMyOrders, { body: { saletoCode: path.saletoCode } }),
);
const { data } = await orders.fetchOptimistic(orders.options as never);
console.log('orders on the first page', data?.pages[0]?.records.length);

const adding = new MutationObserver(queryClient, {
  mutationFn: (productCode: string) => {
    const line = { productCode, number: 1 };
    const { saletoCode, sendtoCode } = path;
    return api.call(addToCart, {
      body: { ...line, saletoCode, sendtoCode, activityType: 1, productList: [line] },
    });
  },
  // The result stays a value: a full cart is no error.
  onSuccess: (result) => result.ok && queryClient.invalidateQueries({ queryKey: operationKey(listCart) }),
});
console.log('added', (await adding.mutate('GR0536A01')).ok);
