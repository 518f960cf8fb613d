import type { Data, Result } from '@dealer-portal/sdk';
import {
  getTrafficGoodsPrice,
  getTransferGoodsPrice,
  queryTrafficOrders,
} from '@dealer-portal/sdk/operations';
import { asideApi, quietApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';

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

/** The newest whole-vehicle orders of a sold-to as the server has them now, never those of the cache. */
export function askNewestVehicles(saletoCode: string) {
  return asideApi.call(queryTrafficOrders, { body: { saletoCode, ...NEWEST_ROWS } });
}
