import { reachesBack, type Submission } from '@dealer-portal/rules/submit';
import type { Data } from '@dealer-portal/sdk';
import type { queryMyOrders } from '@dealer-portal/sdk/operations';
import { openSubmitJournal } from '#kits/submit/submit-journal';
import { askNewestOrders } from './queries';
import { createSubmitRun } from './submit-run';

/** The ordinary submits that this browser has sent. */
export const orderJournal = openSubmitJournal('orders');

/**
 * Reads the newest orders of the sold-to, to find a submit that got no answer (ORDER-01).
 * @returns the orders, and whether they reach back beyond the submit; undefined when they cannot be read
 */
export async function lookUpOrders(
  { saletoCode }: Submission,
  since: number,
): Promise<{ orders: Data<typeof queryMyOrders>['records']; isWhole: boolean } | undefined> {
  const result = await askNewestOrders(saletoCode);
  if (!result.ok) return undefined;
  const { records, total } = result.data;
  return { orders: records, isWhole: reachesBack(records, total, since) };
}

export const orderRun = createSubmitRun(orderJournal, lookUpOrders);
