import { unwrap } from '@dealer-portal/sdk';
import { splitOrder } from '@dealer-portal/sdk/operations';
import { queryOptions } from '@tanstack/react-query';
import { quietApi } from '#platform/api';
import { type Checkout, storedSettle } from '#platform/checkout';

/** The split of one checkout; done once and kept, so that a reload shows the same orders (ROUTE-05). */
export function settleQuery(checkout: Checkout) {
  return queryOptions({
    queryKey: ['settle', checkout.submitTime],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const kept = storedSettle.read();
      if (kept?.submitTime === checkout.submitTime) return kept.data;
      const data = unwrap(await quietApi.call(splitOrder, { body: checkout.cart }, { signal }));
      storedSettle.write({ submitTime: checkout.submitTime, data });
      return data;
    },
  });
}
