import { getBigActivity, listBigProductGroups, queryMyOrders } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshAfterBulk } from './bulk-submit';

it.each([
  ['the orders', queryMyOrders],
  ['what the dealer has ordered in the activity', getBigActivity],
  ['the products of the activity', listBigProductGroups],
])('BIG-01 after a bulk order %s are asked for again', async (_what, operation) => {
  const queryClient = new QueryClient();
  const queryKey = [...operationKey(operation), {}];
  queryClient.setQueryData(queryKey, {});
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await refreshAfterBulk(queryClient);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
