import { cartCodes } from '@dealer-portal/rules/cart';
import type { Data, Input } from '@dealer-portal/sdk';
import { getArrivalWeeks, listCart, listCartIndustries } from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/account';
import { type AccountScope, accountQuery } from '#platform/query';

/** One entry of the cart as the server gives it. */
export type Entry = Data<typeof listCart>[number];

/** What the cart may be narrowed by. */
export type CartFilter = Pick<NonNullable<Input<typeof listCart>['query']>, 'industryCode' | 'yunCang'>;

/** The cart of the account; nothing is fetched while a code is missing (CART-07). */
export function cartQuery(account: Account, filter: CartFilter = {}) {
  const path = cartCodes(account);
  return accountQuery(listCart, path && { path, query: filter }, account);
}

/** The industries that the cart can be narrowed by. */
export function industriesQuery(scope: AccountScope) {
  return accountQuery(listCartIndustries, {}, scope);
}

/** The weeks in which goods ordered today can arrive. */
export function weeksQuery(scope: AccountScope) {
  return accountQuery(getArrivalWeeks, {}, scope);
}
