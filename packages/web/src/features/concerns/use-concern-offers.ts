import { termsState } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import { type Offer, offersOf } from '#widgets/products/offer';
import { policiesQuery, pricesQuery, stockQuery } from '#widgets/products/queries';

/** Followed products with the price and stock of today; what is missing is named, the rows stay. */
export function useConcernOffers(products: readonly FollowedProduct[]) {
  const account = useAccount();
  const codes = products.map(({ productCode }) => productCode);
  const prices = useQuery(pricesQuery(account, codes));
  const stocks = useQuery(stockQuery(account, codes));
  const policies = useQuery(policiesQuery(account));
  const terms = {
    prices: prices.data,
    policies: policies.data,
    stocks: stocks.data,
    rule: 'PT',
    state: termsState([prices, stocks]),
  } as const;
  const known = new Map(
    offersOf(products.map(productOf), terms).map((offer) => [offer.product.productCode, offer]),
  );
  const offerOf = ({ productCode }: FollowedProduct): Offer | undefined => {
    const offer = known.get(productCode);
    // A followed product that has neither price nor stock any more cannot be ordered from here.
    return terms.state !== 'ready' || offer?.price || offer?.stock ? offer : undefined;
  };
  const missing = [prices.isError ? '价格' : '', stocks.isError ? '库存' : ''].filter((what) => what !== '');
  const retry = () => {
    for (const { isError, refetch } of [prices, stocks]) if (isError) void refetch();
  };
  return { offerOf, missing, retry };
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
