import { deliveryType } from '@dealer-portal/rules/address';
import { type CartChoices, cartCodes, cartFields } from '@dealer-portal/rules/cart-query';
import type { Data, Input } from '@dealer-portal/sdk';
import {
  getArrivalWeeks,
  listCart,
  listCartIndustries,
  listProductGroups,
  listYdWarehouses,
  queryInventoryPage,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';
import { storedDelivery } from '#platform/delivery';
import type { Account } from '#platform/session/account';

/** One entry of the cart as the server gives it. */
export type Entry = Data<typeof listCart>[number];

/** The weeks in which goods may arrive. */
export type ArrivalWeeks = Data<typeof getArrivalWeeks>;

/** What the cart may be narrowed by; the centre alone is no choice of the call. */
export type CartFilter = Omit<CartChoices, 'delivery'> & { readonly isCentre?: boolean };

/** The cart of the account, with what was chosen; nothing is fetched while a code is missing (CART-07, CART-10). */
export function cartQuery(account: Account, filter: CartFilter = {}) {
  const path = cartCodes(account);
  const selected = storedDelivery.read();
  const delivery = selected && { ...selected, type: deliveryType(selected.type, account.saleInfo) };
  return accountQuery(listCart, path && { path, query: cartFields({ ...filter, delivery }) }, account);
}

/** The industries that the cart can be narrowed by. */
export function industriesQuery(scope: AccountScope) {
  return accountQuery(listCartIndustries, {}, scope);
}

/** The weeks in which goods ordered today can arrive. */
export function weeksQuery(scope: AccountScope) {
  return accountQuery(getArrivalWeeks, {}, scope);
}

/** What a stock look-up may be narrowed by. */
type StockFilter = Omit<Input<typeof queryInventoryPage>['body'], 'saletoCode' | 'sendtoCode'>;

/** One page of what may be ordered, with its stock; asked again each time, because orders take it. */
export function inventoryQuery({ saletoCode, sendtoCode }: AccountScope, filter: StockFilter) {
  const scope = { saletoCode, sendtoCode };
  return { ...accountQuery(queryInventoryPage, { body: { ...scope, ...filter } }, scope), staleTime: 0 };
}

/** The product groups that the account may order. */
export function productGroupsQuery(scope: AccountScope) {
  return accountQuery(listProductGroups, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The remote cloud warehouses that can serve the ship-to. */
export function remoteWarehousesQuery({ saletoCode, sendtoCode }: AccountScope) {
  const scope = { saletoCode, sendtoCode };
  return accountQuery(listYdWarehouses, { query: scope }, scope);
}
