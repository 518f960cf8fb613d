import { reachesBack } from '@dealer-portal/rules/submit';
import type { Data, Result } from '@dealer-portal/sdk';
import {
  getTrafficGoodsPrice,
  getTransferGoodsPrice,
  queryTrafficOrders,
} from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';
import { readBack } from '#platform/calls/read-back';

export type Prices = Data<typeof getTrafficGoodsPrice>;

/** The price call of a cart. */
export type AskPrices = (body: {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly productCodeList: string[];
}) => Promise<Result<Prices>>;

/** Asks whole-vehicle prices (TRAF-01). */
export const askTrafficPrices: AskPrices = (body) => quietApi.call(getTrafficGoodsPrice, { body });

/** Asks transfer prices (TRANS-01). */
export const askTransferPrices: AskPrices = (body) => quietApi.call(getTransferGoodsPrice, { body });

/**
 * The whole-vehicle orders of a sold-to since a submit, as the server has them now, never those of the cache.
 * @param since when it was planned, in milliseconds since the epoch
 * @throws {ApiError} when they cannot be read
 */
export function readVehiclesSince(saletoCode: string, since: number) {
  return readBack(
    queryTrafficOrders,
    { body: { saletoCode, ...NEWEST_ROWS } },
    {
      isEnough: ({ records, total }) => reachesBack(records, total, since),
      numberOf: ({ orderFlowNo }) => orderFlowNo,
    },
  );
}
