import type { OrderSource } from '@dealer-portal/rules/order-source';
import { reachesBack, type Submission } from '@dealer-portal/rules/submit';
import {
  getTrafficCartCount,
  listTrafficCart,
  listTrafficPayers,
  preCheckTrafficOrder,
  queryMyOrders,
  queryTrafficOrders,
  submitTrafficCart,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { api, quietApi } from '#platform/calls/api';
import { submitBook } from '#platform/submit-journal';
import { LOOKED_UP } from '#widgets/submit/order-submits';
import { createSubmitRun, type SubmitLookUp } from '#widgets/submit/submit-run';
import type { Vehicle } from '../queries';

/** What whole-vehicle submits this browser has sent. */
export const trafficBook = submitBook('traffic');

/** Reads the whole-vehicle orders of the sold-to, to find a submit that got no answer (ORDER-01). */
export const lookUpTraffic: SubmitLookUp = async ({ saletoCode }, since) => {
  const body = { saletoCode, pageNum: 1, pageSize: LOOKED_UP };
  const result = await quietApi.call(queryTrafficOrders, { body });
  if (!result.ok) return undefined;
  const { records, total } = result.data;
  const orders = records.map(({ orderFlowNo, payerCode, createDate, lineList }) => ({
    orderNo: orderFlowNo,
    payerCode,
    createDate,
    lineList,
  }));
  return { orders, isWhole: reachesBack(records, total, since) };
};

export const trafficRun = createSubmitRun(trafficBook, lookUpTraffic);

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
      lines: orderList.map(({ PRODUCTCODE, IBL_NUM }) => ({ productCode: PRODUCTCODE, number: IBL_NUM })),
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
  const body = { saletoCode, sendtoCode, IBRIDList: vehicles.map(({ IBR_ID }) => IBR_ID) };
  return trafficRun.start(submissionOf(saletoCode, sendtoCode, vehicles), {
    check: (signal) => quietApi.call(preCheckTrafficOrder, { body }, { signal }),
    place: () => api.call(submitTrafficCart, { body: { ...body, ...origin } }, { isSilent: true }),
  });
}

/** What a submit makes stale: cart, count, orders and balances. */
export async function refreshAfterSubmit(queryClient: QueryClient): Promise<void> {
  const stale = [listTrafficCart, getTrafficCartCount, queryTrafficOrders, queryMyOrders, listTrafficPayers];
  await Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: operationKey(each) })));
}
