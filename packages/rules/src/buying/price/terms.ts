/** An addition waits for the shown price and stock, whose versions it carries (CART-11). */

import { refuse } from '../../base/refusal';
import type { PriceRefusal } from './price-refusals';

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
export function pricedRefusal(
  state: TermsState,
  priceVersion: string | null | undefined,
): PriceRefusal | undefined {
  if (state === 'loading') return refuse('price.loading');
  if (state === 'failed') return refuse('price.failed');
  // A server may send anything in place of a version; nothing is ordered with it.
  const isVersion = typeof priceVersion === 'string' && priceVersion !== '';
  return isVersion ? undefined : refuse('price.missing');
}
