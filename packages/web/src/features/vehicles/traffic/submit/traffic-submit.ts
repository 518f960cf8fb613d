import type { OrderSource } from '@dealer-portal/rules/order-source';
import type { Submission } from '@dealer-portal/rules/submit';
import {
  getTrafficCartCount,
  listTrafficCart,
  listTrafficPayers,
  queryMyOrders,
  queryTrafficOrders,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { openSubmitJournal } from '#kits/submit/submit-journal';
import { createSubmitRun, type SubmitLookUp } from '#kits/submit/submit-run';
import { invalidateCalls } from '#platform/calls/query';
import { unread } from '#platform/calls/read-back';
import { listOf } from '#ui/text/list-of';
import type { Vehicle } from '../queries';
import { checkVehicles, placeVehicles } from './calls';
import { readVehiclesSince } from './queries';

/** Reads the whole-vehicle orders of the sold-to, to find a submit that got no answer (ORDER-01). */
const lookUpTraffic: SubmitLookUp = async ({ saletoCode }, since) => {
  const read = await readVehiclesSince(saletoCode, since).catch(unread);
  if (!read) return undefined;
  const orders = read.records.map(({ orderFlowNo, payerCode, createDate, lineList }) => ({
    orderNo: orderFlowNo,
    payerCode,
    createDate,
    lineList,
  }));
  return { orders, isWhole: read.isWhole };
};

/** The whole-vehicle submits that this browser has sent. */
export const trafficRun = createSubmitRun(openSubmitJournal('traffic'), lookUpTraffic);

/** Vehicles as the journal records them. */
export function submissionOf(
  saletoCode: string,
  sendtoCode: string,
  vehicles: readonly Vehicle[],
): Submission {
  return {
    saletoCode,
    sendtoCode,
    orders: vehicles.map(({ IBR_ID, PAYTOCODE = '', orderList }) => ({
      orderNo: IBR_ID,
      payerCode: PAYTOCODE,
      lines: listOf(orderList).map(({ PRODUCTCODE, IBL_NUM }) => ({
        productCode: PRODUCTCODE,
        number: IBL_NUM,
      })),
    })),
  };
}

/** Checks and submits vehicles of one ship-to (TRAF-01, HTTP-01). */
export function submitVehicles(
  saletoCode: string,
  vehicles: readonly Vehicle[],
  origin: OrderSource,
): Promise<void> {
  const sendtoCode = vehicles[0]?.SENDTOCODE ?? saletoCode;
  const submit = { saletoCode, sendtoCode, vehicles };
  return trafficRun.start(submissionOf(saletoCode, sendtoCode, vehicles), {
    check: (signal) => checkVehicles(submit, signal),
    place: () => placeVehicles(submit, origin),
  });
}

/** The data that a submit makes stale: cart, count, orders and balances. */
export async function refreshAfterSubmit(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [
    listTrafficCart,
    getTrafficCartCount,
    queryTrafficOrders,
    queryMyOrders,
    listTrafficPayers,
  ]);
}
