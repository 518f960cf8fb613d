import type { Data, Input } from '@dealer-portal/sdk';
import {
  getArrivalWeeks,
  listCartIndustries,
  listProductGroups,
  listYdWarehouses,
  queryInventoryPage,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery, asideQuery } from '#platform/calls/query';

/** The weeks in which products may arrive. */
export type ArrivalWeeks = Data<typeof getArrivalWeeks>;

/** The industries that the cart can be narrowed by. */
export function industriesQuery(scope: AccountScope) {
  return asideQuery(listCartIndustries, {}, scope);
}

/** The weeks in which products ordered today can arrive. */
export function weeksQuery(scope: AccountScope) {
  return asideQuery(getArrivalWeeks, {}, scope);
}

/** The filters of a stock look-up. */
type StockFilter = Omit<Input<typeof queryInventoryPage>['body'], 'saletoCode' | 'sendtoCode'>;

/** One page of what may be ordered, with its stock; asked again each time, because orders take it. */
export function inventoryQuery({ saletoCode, sendtoCode }: AccountScope, filter: StockFilter) {
  const scope = { saletoCode, sendtoCode };
  return { ...accountQuery(queryInventoryPage, { body: { ...scope, ...filter } }, scope), staleTime: 0 };
}

/** The product groups that the account may order. */
export function productGroupsQuery(scope: AccountScope) {
  return asideQuery(listProductGroups, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The remote cloud warehouses that can serve the ship-to. */
export function remoteWarehousesQuery({ saletoCode, sendtoCode }: AccountScope) {
  const scope = { saletoCode, sendtoCode };
  return asideQuery(listYdWarehouses, { query: scope }, scope);
}
