import { type OfferPrice, priceOfType } from '@dealer-portal/rules/price';
import type { Offer } from '#widgets/products/offer';

/** The ordinary price, which stands in where a special one allows no more; none for what left the market (CART-02). */
export function standInPrice({ product, prices }: Offer): OfferPrice | undefined {
  return product.withdrawn ? undefined : priceOfType(prices, 'PT');
}
