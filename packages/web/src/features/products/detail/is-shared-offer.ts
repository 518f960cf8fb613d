import { priceOfType } from '@dealer-portal/rules/price';
import type { Offer } from '#widgets/products/offer';

/** Whether more pieces than the special price allows may be ordered, the others at the ordinary price (CART-02). */
export function isSharedOffer({ product, price, prices }: Offer): boolean {
  const isLimited = price !== undefined && price.priceType !== 'PT' && price.allowed !== undefined;
  return isLimited && !product.withdrawn && priceOfType(prices, 'PT') !== undefined;
}
