import type { Data, Result } from '@dealer-portal/sdk';
import { getTrafficGoodsPrice, getTransferGoodsPrice } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Line } from '../queries';

type Prices = Data<typeof getTrafficGoodsPrice>;

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

/** Why the prices of some lines are not known, in a sentence for the user; undefined when all are. */
export function unpricedReason(result: Result<Prices>, lines: readonly Line[]): string | undefined {
  if (!result.ok) return result.msg;
  const priced = new Set(result.data.map(({ productCode }) => productCode));
  const missing = lines.filter(({ PRODUCTCODE }) => !priced.has(PRODUCTCODE));
  if (missing.length === 0) return undefined;
  const names = new Set(missing.map(({ PRODUCTMODEL, PRODUCTCODE }) => PRODUCTMODEL ?? PRODUCTCODE));
  return `没有返回 ${[...names].join('、')} 的价格`;
}
