import { useMemo } from 'react';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import { type Offer, offersOf } from '#widgets/products/offer';
import { useOfferTerms } from '#widgets/products/use-offer-terms';

/** Followed products with the price and stock of today; what is missing is named, the rows stay. */
export function useConcernOffers(products: readonly FollowedProduct[]) {
  const codes = products.map(({ productCode }) => productCode);
  const { terms, missing, refetchMissing } = useOfferTerms(codes, 'best');
  const known = useMemo(
    () =>
      new Map(offersOf(products.map(productOf), terms).map((offer) => [offer.product.productCode, offer])),
    [products, terms],
  );
  const offerOf = ({ productCode }: FollowedProduct): Offer | undefined => {
    const offer = known.get(productCode);
    // A followed product that has neither price nor stock any more cannot be ordered from here.
    return terms.state !== 'ready' || offer?.price || offer?.stock ? offer : undefined;
  };
  return { offerOf, missing, retry: refetchMissing };
}

/** A followed product of the list, in the catalogue's form. */
function productOf({
  productCode,
  productModel = productCode,
  productName = '',
  productGroupCode = '',
}: FollowedProduct) {
  return { productCode, productModel, productName, categoryCode: productGroupCode };
}
