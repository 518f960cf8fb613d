import type { Submission } from '@dealer-portal/rules/submit';
import type { RecordOf } from '@dealer-portal/sdk';
import { openSubmitJournal } from '#kits/submit/submit-journal';
import { unread } from '#platform/calls/read-back';
import { readOrdersSince } from './queries';
import { createSubmitRun } from './submit-run';

/** The ordinary submits that this browser has sent. */
export const orderJournal = openSubmitJournal('orders');

/**
 * Reads the orders of the sold-to since a submit that got no answer, to find it (ORDER-01).
 * @returns the orders, and whether they reach back beyond the submit; undefined when they cannot be read
 */
export async function lookUpOrders(
  { saletoCode }: Submission,
  since: number,
): Promise<{ orders: readonly RecordOf<'queryMyOrders'>[]; isWhole: boolean } | undefined> {
  const read = await readOrdersSince(saletoCode, since).catch(unread);
  return read && { orders: read.records, isWhole: read.isWhole };
}

export const orderRun = createSubmitRun(orderJournal, lookUpOrders);
