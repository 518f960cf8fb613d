import { type HeldPieces, heldKey } from '@dealer-portal/rules/batch';
import type { OrderAccount } from '@dealer-portal/rules/cart';
import { sumFigures } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import { type listCart, queryProducts } from '@dealer-portal/sdk/operations';
import { accountRecords } from '#platform/calls/account-records';
import type { AccountScope } from '#platform/calls/query';
import { ALL_ROWS } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** Pieces of single products in a cart, by product and price; null where one of their numbers cannot be read. */
export function heldPieces(entries: Data<typeof listCart>): HeldPieces {
  const held: Record<string, number | null> = {};
  for (const { activityType, productList, number } of entries) {
    const [line] = productList;
    if (activityType !== 1 || !line) continue;
    const key = heldKey(line.productCode, line.priceType);
    held[key] = sumFigures([...(key in held ? [held[key]] : []), number]) ?? null;
  }
  return held;
}

/** The buyer and ship-to of a payload. */
export function orderAccount({ saletoCode, sendtoCode }: Account): OrderAccount {
  return { saletoCode, sendtoCode };
}

/** All products of the account, read page by page (MISC-01). */
export function catalogueQuery({ saletoCode, sendtoCode }: AccountScope) {
  const body = { saletoCode, sendtoCode, ...ALL_ROWS };
  return accountRecords(queryProducts, { body }, { saletoCode, sendtoCode });
}
