/** The cart of an account, or nothing without a request where the account is not complete (CART-07). */
import type { CallOptions } from '../core/call';
import type { Client } from '../core/client';
import type { Data, Input } from '../core/operation';
import type { Result, SuccessFacts } from '../core/result';
import { listCart } from '../generated/operations/cart';

/** The three codes that name a cart; an account may still lack one. */
export type CartAccount = {
  readonly [Code in keyof Input<typeof listCart>['path']]?: string | null | undefined;
};

/** A cart fetch that was not sent: a success with code `'0'` and no entries (CART-07, 2§5). */
export interface SkippedCart extends Omit<SuccessFacts, 'code' | 'attempts' | 'status'> {
  readonly code: '0';
  /** 0: no answer came. */
  readonly status: 0;
  /** 0: nothing was sent. */
  readonly attempts: 0;
  readonly data: Data<typeof listCart>;
}

/** What the cart is asked for with, and how. */
export interface CartOptions extends CallOptions {
  readonly query?: Input<typeof listCart>['query'];
}

/**
 * Asks for the cart of an account. It takes any client.
 * @param account sold-to, ship-to and sub-account
 * @returns the result of `listCart`; without a request a success with code `'0'` and no entries while one of the three
 * codes is missing or empty
 */
export async function fetchCart(
  api: Pick<Client, 'call'>,
  { saletoCode, sendtoCode, saletoCodeSub }: CartAccount,
  { query, ...options }: CartOptions = {},
): Promise<Result<Data<typeof listCart>> | SkippedCart> {
  if (!saletoCode || !sendtoCode || !saletoCodeSub)
    return { ok: true, code: '0', msg: '', status: 0, attempts: 0, operationId: listCart.id, data: [] };
  const path = { saletoCode, sendtoCode, saletoCodeSub };
  return api.call(listCart, { path, ...(query && { query }) }, options);
}
