import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';

/** The newest orders of a sold-to as the server has them now, never those of the cache. */
export function askNewestOrders(saletoCode: string) {
  return asideApi.call(queryMyOrders, { body: { saletoCode, ...NEWEST_ROWS } });
}
