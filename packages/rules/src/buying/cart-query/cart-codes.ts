/** The three codes that name a cart; all wire text (CART-07). */
export interface CartCodes {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly saletoCodeSub: string;
}

/** The result code of a cart fetch that was skipped for want of a code (CART-07). */
export const CART_SKIPPED = '0';

/** Stands for the answer of a cart fetch that was not sent: a success without entries (CART-07). */
export interface SkippedCart {
  readonly ok: true;
  readonly code: typeof CART_SKIPPED;
  readonly data: [];
}

/** The codes when all three are there; undefined means that nothing may be fetched (CART-07, 2§5). */
export function cartCodes(
  account: {
    readonly [K in keyof CartCodes]?: string | null | undefined;
  },
): CartCodes | undefined {
  const { saletoCode, sendtoCode, saletoCodeSub } = account;
  return saletoCode && sendtoCode && saletoCodeSub ? { saletoCode, sendtoCode, saletoCodeSub } : undefined;
}

/**
 * What a cart fetch does: it is sent with the three codes, or skipped with a result of its own (CART-07, 2§5).
 * @returns `send` with the codes, or `skip` with a success of code `'0'` and no entries
 */
export function cartFetch(
  account: Parameters<typeof cartCodes>[0],
):
  | { readonly kind: 'send'; readonly codes: CartCodes }
  | { readonly kind: 'skip'; readonly result: SkippedCart } {
  const codes = cartCodes(account);
  return codes
    ? { kind: 'send', codes }
    : { kind: 'skip', result: { ok: true, code: CART_SKIPPED, data: [] } };
}
