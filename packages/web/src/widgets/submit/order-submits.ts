import { reachesBack, type Submission } from '@dealer-portal/rules/order';
import type { Data } from '@dealer-portal/sdk';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/api';
import { submitBook } from '#platform/submit-journal';
import { createSubmitRun, type SubmitLookUp } from './submit-run';

/** How many orders a look-up reads; more than a dealer submits in a day. */
export const LOOKED_UP = 100;

/** What ordinary submits this browser has sent. */
export const orderBook = submitBook('orders');

/** The newest orders of the sold-to, and whether they reach back beyond a submit; undefined when they cannot be read. */
export async function newestOrders(
  { saletoCode }: Submission,
  since: number,
): Promise<{ orders: Data<typeof queryMyOrders>['records']; isWhole: boolean } | undefined> {
  const result = await quietApi.call(queryMyOrders, {
    body: { saletoCode, pageNum: 1, pageSize: LOOKED_UP },
  });
  if (!result.ok) return undefined;
  const { records, total } = result.data;
  return { orders: records, isWhole: reachesBack(records, total, since) };
}

/** Finds a submit that got no answer in the order list (ORDER-01). */
export const lookUpOrders: SubmitLookUp = newestOrders;

export const orderRun = createSubmitRun(orderBook, lookUpOrders);
