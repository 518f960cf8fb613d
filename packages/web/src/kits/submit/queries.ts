import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';

/** How many orders a look-up reads; more than a dealer submits in a day. */
export const LOOKED_UP = 100;

/** The newest orders of a sold-to as the server has them now, never those of the cache. */
export function askNewestOrders(saletoCode: string) {
  return asideApi.call(queryMyOrders, { body: { saletoCode, pageNum: 1, pageSize: LOOKED_UP } });
}
