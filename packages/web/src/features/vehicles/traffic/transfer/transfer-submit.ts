import type { OrderSource } from '@dealer-portal/rules/order-source';
import {
  getTransferCartCount,
  listPayTos,
  listTransferCart,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { lookUpOrders } from '#kits/submit/order-submits';
import { openSubmitJournal } from '#kits/submit/submit-journal';
import { createSubmitRun } from '#kits/submit/submit-run';
import { invalidateCalls } from '#platform/calls/query';
import type { Vehicle } from '../queries';
import { placeTransfers } from '../submit/calls';
import { submissionOf } from '../submit/traffic-submit';

/** The transfer submits that this browser has sent; transfers stand in the order list, too (ORDER-01). */
export const transferRun = createSubmitRun(openSubmitJournal('transfer'), lookUpOrders);

/** Submits transfer groups of one ship-to (TRANS-01). */
export function submitGroups(
  saletoCode: string,
  groups: readonly Vehicle[],
  origin: OrderSource,
): Promise<void> {
  const sendtoCode = groups[0]?.SENDTOCODE ?? saletoCode;
  const submit = { saletoCode, sendtoCode, vehicles: groups };
  return transferRun.start(submissionOf(saletoCode, sendtoCode, groups), {
    place: () => placeTransfers(submit, origin),
  });
}

/** The data that a submit makes stale: cart, count, orders and balances. */
export async function refreshAfterTransfer(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [listTransferCart, getTransferCartCount, queryMyOrders, listPayTos]);
}
