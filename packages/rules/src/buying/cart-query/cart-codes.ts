/** The three codes that name a cart; all wire text (CART-07). */
export interface CartCodes {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly saletoCodeSub: string;
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
