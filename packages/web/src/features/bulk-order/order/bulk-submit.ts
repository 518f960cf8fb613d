/** Bulk orders on their way: recorded before they are sent, looked up line by line when no answer came (ORDER-01, BIG-01). */
import type { BulkLine } from '@dealer-portal/rules/bulk-order';
import type { OrderSource } from '@dealer-portal/rules/order-source';
import type { Submission } from '@dealer-portal/rules/submit';
import type { Input } from '@dealer-portal/sdk';
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
  placeBigOrder,
  placeBigOrderB2b,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { submitBook } from '#platform/submit-journal';
import { asPlaced } from '#widgets/submit/as-placed';
import { lookUpOrders } from '#widgets/submit/order-submits';
import { createSubmitRun, type PlacedOrder, type SubmitLookUp } from '#widgets/submit/submit-run';
import type { Batch } from '../queries';

/** What is placed: lines for a sold-to and ship-to, paid by one payer. */
export interface BulkWanted {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly payerCode: string;
  readonly activityId?: string;
  readonly lines: readonly BulkLine[];
  readonly remark?: string;
}

/** The project that a bulk order of a project customer is for. */
export interface BulkProject {
  readonly projectCode: string;
  readonly projectName?: string;
}

export const bulkBook = submitBook('bulk');

/**
 * The newest orders, each line as an order of its own: into which orders the background divides a bulk order by week
 * and product group is not known beforehand, its lines are.
 */
export const lookUpBulk: SubmitLookUp = async (submission, since) => {
  const found = await lookUpOrders(submission, since);
  if (!found) return undefined;
  const orders = found.orders.flatMap(({ orderNo, payerCode, createDate, lineList }) =>
    lineList.map((line) => ({
      orderNo: `${orderNo} ${line.productCode}`,
      payerCode,
      createDate,
      lineList: [line],
    })),
  );
  return { orders, isWhole: found.isWhole };
};

export const bulkRun = createSubmitRun(bulkBook, lookUpBulk);

/** The body of every call that places or saves a bulk order. */
export function bulkBody(
  { lines, payerCode, ...rest }: BulkWanted,
  origin: OrderSource,
): Input<typeof placeBigOrder>['body'] {
  const { saletoCode, sendtoCode, activityId = '', remark } = rest;
  return {
    saletoCode,
    sendtoCode,
    payerCode,
    activityId,
    lineList: lines.map(({ product, number, weekCode }) => {
      const price = product.activityPrice ?? product.price;
      return {
        productCode: product.productCode,
        number,
        weekCode,
        ...(price !== undefined && price !== null && { activityPrice: Number(price) }),
      };
    }),
    ...origin,
    ...(remark && { remark }),
  };
}

function submissionOf({ saletoCode, sendtoCode, payerCode, lines }: BulkWanted): Submission {
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
  wanted: BulkWanted,
  origin: OrderSource,
  project?: BulkProject,
): Promise<string | undefined> {
  const body = bulkBody(wanted, origin);
  await bulkRun.start(submissionOf(wanted), {
    place: async () =>
      asPlaced(
        project
          ? await api.call(placeBigOrderB2b, { body: { ...body, ...project } }, { isSilent: true })
          : await api.call(placeBigOrder, { body }, { isSilent: true }),
        ordersOf,
      ),
  });
  const state = bulkRun.read();
  if (state.kind !== 'placed') return undefined;
  bulkRun.close();
  return state.orders[0]?.orderFlowNo;
}

/** The accepted batch as what was placed; its orders arise later. */
function ordersOf({ batchNo, totalAmount = 0 }: Batch): PlacedOrder[] {
  return [{ orderFlowNo: batchNo, orderAmount: totalAmount }];
}

/** What a bulk order makes stale: orders, balances, stock, the activity's sums, and the demand that it fulfils. */
export async function refreshAfterBulk(queryClient: QueryClient): Promise<void> {
  const stale = [
    ...[queryMyOrders, listPayTos, getDemand, listDemands, listDemandRecords],
    ...[getBigActivity, listBigActivities, listBigProductGroups, getAllStock, getAtpStock],
  ];
  await Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: operationKey(each) })));
}
