import { reachesBack } from '@dealer-portal/rules/submit';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { NEWEST_ROWS } from '#platform/calls/query';
import { readBack } from '#platform/calls/read-back';

/**
 * The orders of a sold-to since a submit, as the server has them now, never those of the cache.
 * @param since when it was planned, in milliseconds since the epoch
 * @throws {ApiError} when they cannot be read
 */
export function readOrdersSince(saletoCode: string, since: number) {
  return readBack(
    queryMyOrders,
    { body: { saletoCode, ...NEWEST_ROWS } },
    {
      isEnough: ({ records, total }) => reachesBack(records, total, since),
      numberOf: ({ orderNo }) => orderNo,
    },
  );
}
