import { cartCodes } from '@dealer-portal/rules/cart';
import type { Data } from '@dealer-portal/sdk';
import { listCart } from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/account';
import { accountQuery } from '#platform/query';

/** One entry of the cart as the server gives it. */
export type Entry = Data<typeof listCart>[number];

/** The cart of the account; nothing is fetched while a code is missing (CART-07). */
export function cartQuery(account: Account) {
  const path = cartCodes(account);
  return accountQuery(listCart, path && { path }, account);
}
