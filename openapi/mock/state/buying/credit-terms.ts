import { productOf } from '../catalogue/goods';
import type { Dealer } from '../memory/slice';

/** Assumption: yuan of credit tolerance for each product of channel CT; the others have none (CART-02). */
const TOLERANCE = 20000;

/** The credit tolerance (kuanXian) of a product line in yuan (CART-02). */
export function toleranceOf(dealer: Dealer): number {
  return dealer.persona.channelGroup === 'CT' ? TOLERANCE : 0;
}

/** The name of a product's credit model. */
export function creditModelNameOf(dealer: Dealer, productCode: string): string {
  return productOf(dealer, productCode)?.price.creditModelName ?? '';
}

/** The credit model that a product offers; `'0'` means none (CART-02). */
export function creditModelOf(dealer: Dealer, productCode: string): string {
  return productOf(dealer, productCode)?.price.creditModel || '0';
}
