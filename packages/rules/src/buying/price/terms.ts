/** An addition waits for the shown price and stock, whose versions it carries (CART-11). */

/** How far the price and stock of products are. */
export type TermsState = 'loading' | 'failed' | 'ready';

/** How far the calls for price and stock are; what was read before still counts while it is read again. */
export function termsState(
  calls: readonly { readonly data?: unknown; readonly isError: boolean }[],
): TermsState {
  const missing = calls.filter(({ data }) => data === undefined);
  if (missing.some(({ isError }) => isError)) return 'failed';
  return missing.length > 0 ? 'loading' : 'ready';
}

/**
 * Why a product cannot be added yet; undefined when it can (CART-11).
 * @param priceVersion of the price that is shown
 */
export function reasonAgainstPriced(
  state: TermsState,
  priceVersion: string | null | undefined,
): string | undefined {
  if (state === 'loading') return '价格加载中…';
  if (state === 'failed') return '价格或库存没有取到，请重试';
  return priceVersion ? undefined : '没有查到价格，不能加入购物车';
}
