import { type OrderLookUp, orderSource, type Submission } from '@dealer-portal/rules/order';
import {
  getTransferCartCount,
  listPayTos,
  listTransferCart,
  queryMyOrders,
  submitTransferOrder,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { api, quietApi } from '#platform/api';
import { submitBook } from '#platform/submit-journal';
import { createSubmitRun } from '#widgets/submit/submit-run';
import type { Vehicle } from './queries';
import { submissionOf } from './traffic-submit';

/** How many orders a look-up reads; more than a dealer submits in a day. */
const LOOKED_UP = 100;

/** What transfer submits this browser has sent. */
export const transferBook = submitBook('transfer');

/** Reads the order list of the sold-to, in which transfers stand too, to find a submit that got no answer (ORDER-01). */
export async function lookUpTransfer({ saletoCode }: Submission): Promise<OrderLookUp | undefined> {
  const body = { saletoCode, pageNum: 1, pageSize: LOOKED_UP };
  const result = await quietApi.call(queryMyOrders, { body });
  if (!result.ok) return undefined;
  const { records, total } = result.data;
  return { orders: records, isWhole: total <= records.length };
}

export const transferRun = createSubmitRun(transferBook, lookUpTransfer);

/** Submits transfer groups of one ship-to (TRANS-01). */
export function submitGroups(saletoCode: string, groups: readonly Vehicle[]): Promise<void> {
  const sendtoCode = groups[0]?.SENDTOCODE ?? saletoCode;
  const body = { saletoCode, sendtoCode, IBRIDList: groups.map(({ IBR_ID }) => IBR_ID), ...orderSource() };
  return transferRun.start(submissionOf(saletoCode, sendtoCode, groups), {
    place: () => api.call(submitTransferOrder, { body }, { isSilent: true }),
  });
}

/** What a submit makes stale: cart, count, orders and balances. */
export async function refreshAfterTransfer(queryClient: QueryClient): Promise<void> {
  const stale = [listTransferCart, getTransferCartCount, queryMyOrders, listPayTos];
  await Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: operationKey(each) })));
}
