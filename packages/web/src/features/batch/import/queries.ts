import type { OrderAccount } from '@dealer-portal/rules/cart';
import { cartCodes } from '@dealer-portal/rules/cart-query';
import type { Data } from '@dealer-portal/sdk';
import { listCart } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The cart of the account as it is now; nothing is fetched while a code is missing (CART-07). */
export function cartNowQuery(account: Account) {
  const path = cartCodes(account);
  return { ...accountQuery(listCart, path && { path, query: {} }, account), staleTime: 0 };
}

/** Pieces of single products in a cart, by product code. */
export function heldPieces(entries: Data<typeof listCart>): Record<string, number> {
  const held: Record<string, number> = {};
  for (const { activityType, productList, number } of entries) {
    const [line] = productList;
    if (activityType === 1 && line) held[line.productCode] = (held[line.productCode] ?? 0) + number;
  }
  return held;
}

/** The buyer and ship-to of a payload. */
export function orderAccount({ saletoCode, sendtoCode }: Account): OrderAccount {
  return { saletoCode, sendtoCode };
}
