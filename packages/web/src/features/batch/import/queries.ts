import { heldKey } from '@dealer-portal/rules/batch';
import type { OrderAccount } from '@dealer-portal/rules/cart';
import type { Data } from '@dealer-portal/sdk';
import type { listCart } from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/session/account';

/** Pieces of single products in a cart, by product and price. */
export function heldPieces(entries: Data<typeof listCart>): Record<string, number> {
  const held: Record<string, number> = {};
  for (const { activityType, productList, number } of entries) {
    const [line] = productList;
    if (activityType !== 1 || !line) continue;
    const key = heldKey(line.productCode, line.priceType);
    held[key] = (held[key] ?? 0) + number;
  }
  return held;
}

/** The buyer and ship-to of a payload. */
export function orderAccount({ saletoCode, sendtoCode }: Account): OrderAccount {
  return { saletoCode, sendtoCode };
}
