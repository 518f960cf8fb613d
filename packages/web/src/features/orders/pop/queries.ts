import { getPopReserve, queryPopStock } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One reserve with the orders that drew on it; nothing is fetched without its id. */
export function popReserveQuery(scope: AccountScope, id: string) {
  return accountQuery(getPopReserve, id === '' ? undefined : { path: { id } }, scope);
}

interface StockFilter {
  readonly warehouseCode?: string;
  readonly keyword?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** What a POP customer can order from, by warehouse. */
export function popStockQuery({ saletoCode, sendtoCode }: AccountScope, filter: StockFilter) {
  return accountQuery(queryPopStock, { body: { saletoCode, ...filter } }, { saletoCode, sendtoCode });
}
