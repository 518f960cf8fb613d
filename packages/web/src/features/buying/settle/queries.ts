import { type Data, unwrap } from '@dealer-portal/sdk';
import { listAddressCollectRemarks, splitOrder } from '@dealer-portal/sdk/operations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { quietApi } from '#platform/calls/api';
import { type AccountScope, asideQuery } from '#platform/calls/query';
import { type Checkout, storedSettle } from '#widgets/checkout/checkout';

/** The cart as splitOrder cut it into orders. */
export type SettleData = Data<typeof splitOrder>;

/** One of those orders. */
export type SplitOrder = SettleData['composeProductList'][number]['splitOrderDetailList'][number];

/** The split of one checkout; done once and kept, so that a reload shows the same orders (ROUTE-05). */
export function settleQuery(checkout: Checkout) {
  return queryOptions({
    queryKey: ['settle', checkout.submitTime],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const stored = storedSettle.read();
      if (stored?.submitTime === checkout.submitTime) return stored.data;
      const data = unwrap(await quietApi.call(splitOrder, { body: checkout.cart }, { signal }));
      storedSettle.write({ submitTime: checkout.submitTime, data });
      return data;
    },
  });
}

/** Changes the kept orders of a checkout, on screen and for a reload. */
export function changeKept(
  queryClient: QueryClient,
  checkout: Checkout,
  change: (order: SplitOrder) => SplitOrder,
): void {
  const { queryKey } = settleQuery(checkout);
  const data = queryClient.setQueryData(queryKey, (before) => before && withOrders(before, change));
  if (data) storedSettle.write({ submitTime: checkout.submitTime, data });
}

function withOrders(data: SettleData, change: (order: SplitOrder) => SplitOrder): SettleData {
  const composeProductList = data.composeProductList.map((compose) => ({
    ...compose,
    splitOrderDetailList: compose.splitOrderDetailList.map(change),
  }));
  return { ...data, composeProductList };
}

/** The remarks that the account keeps with its ship-to. */
export function savedRemarksQuery(scope: AccountScope) {
  const { saletoCode, sendtoCode } = scope;
  return asideQuery(listAddressCollectRemarks, { query: { saletoCode, sendtoCode } }, scope);
}
