/** Bulk orders on their way: recorded before they are sent, looked up line by line when no answer came (ORDER-01, BIG-01). */

import type { OrderSource } from '@dealer-portal/rules/order-source';
import type { Submission } from '@dealer-portal/rules/submit';
import {
  getAllStock,
  getAtpStock,
  getBigActivity,
  getDemand,
  listBigActivities,
  listBigProductGroups,
  listDemandRecords,
  listDemands,
  listPayTos,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { asPlaced } from '#kits/submit/as-placed';
import { lookUpOrders } from '#kits/submit/order-submits';
import { openSubmitJournal } from '#kits/submit/submit-journal';
import { createSubmitRun, type PlacedOrder, type SubmitLookUp } from '#kits/submit/submit-run';
import { invalidateCalls } from '#platform/calls/query';
import type { Batch } from '../queries';
import { type BulkOrder, type BulkProject, placeBulkOrder } from './calls';

/**
 * The newest orders, each line as a separate order. The background divides a bulk order by week and product group in an
 * unknown way, but its lines are known.
 */
const lookUpBulk: SubmitLookUp = async (submission, since) => {
  const newest = await lookUpOrders(submission, since);
  if (!newest) return undefined;
  const orders = newest.orders.flatMap(({ orderNo, payerCode, createDate, lineList }) =>
    lineList.map((line) => ({
      orderNo: `${orderNo} ${line.productCode}`,
      payerCode,
      createDate,
      lineList: [line],
    })),
  );
  return { orders, isWhole: newest.isWhole };
};

export const bulkRun = createSubmitRun(openSubmitJournal('bulk'), lookUpBulk);

function submissionOf({ saletoCode, sendtoCode, payerCode, lines }: BulkOrder): Submission {
  return {
    saletoCode,
    sendtoCode,
    orders: lines.map(({ product: { productCode, productModel }, number, weekCode }) => ({
      orderNo: `${productModel ?? productCode}（${weekCode}）`,
      payerCode,
      lines: [{ productCode, number }],
    })),
  };
}

/**
 * Places a bulk order; with a project as a project customer's (BIG-01).
 * @returns the number of its batch, or undefined when it was not accepted or nobody knows
 */
export async function placeBulk(
  order: BulkOrder,
  origin: OrderSource,
  project?: BulkProject,
): Promise<string | undefined> {
  await bulkRun.start(submissionOf(order), {
    place: async () => asPlaced(await placeBulkOrder(order, origin, project), ordersOf),
  });
  const state = bulkRun.read();
  if (state.kind !== 'placed') return undefined;
  bulkRun.close();
  return state.orders[0]?.orderFlowNo;
}

/** The accepted batch as what was placed; its orders arise later. */
function ordersOf({ batchNo, totalAmount }: Batch): PlacedOrder[] {
  return [{ orderFlowNo: batchNo, orderAmount: totalAmount }];
}

/**
 * The data that a bulk order makes stale: orders, balances, stock, the activity's sums, and the demand that it fulfils.
 */
export async function refreshAfterBulk(queryClient: QueryClient): Promise<void> {
  const stale = [
    ...[queryMyOrders, listPayTos, getDemand, listDemands, listDemandRecords],
    ...[getBigActivity, listBigActivities, listBigProductGroups, getAllStock, getAtpStock],
  ];
  await invalidateCalls(queryClient, stale);
}
