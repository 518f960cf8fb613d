import { readFigure } from '@dealer-portal/rules/money';
import { type PriceRule, priceRule } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { offersOf } from './offer';
import { type ProductFilter, productsQuery } from './queries';
import { useOfferTerms } from './use-offer-terms';

interface OffersAsking {
  readonly ask?: typeof productsQuery;
  readonly asksStock?: boolean;
  readonly isAsked?: boolean;
}

/**
 * A page of products with price and stock, which fill in when they arrive.
 * @param rule the price that is bought at; that of the filter's tab when absent (NAV-01)
 * @param asking `ask`: how the products are asked for, `asideProductsQuery` for a panel; `asksStock`: false where no stock
 * is shown; `isAsked`: false while nothing is to be asked for
 */
export function useOffers(
  filter: ProductFilter,
  rule: PriceRule = priceRule(filter.searchTab),
  { ask = productsQuery, asksStock = true, isAsked = true }: OffersAsking = {},
) {
  const account = useAccount();
  const page = useQuery({ ...paged(ask(account, filter)), enabled: isAsked });
  // Another panel may have asked for the same page already.
  const products = (isAsked ? page.data?.records : undefined) ?? NO_PRODUCTS;
  const codes = products.map(({ productCode }) => productCode);
  const { terms, missing, refetchMissing } = useOfferTerms(codes, rule, { isAsked: true, asksStock });
  const offers = useMemo(() => offersOf(products, terms), [products, terms]);
  return {
    page,
    offers,
    /** How far prices and stock are. */
    state: terms.state,
    /** Undefined while it is not known, or where it cannot be read. */
    total: readFigure(page.data?.total),
    /** The missing parts while products are there (partial state). */
    missing,
    refetchMissing,
  };
}

/** A page of products with their prices and stock, as far as they are there. */
export type Offers = ReturnType<typeof useOffers>;

const NO_PRODUCTS: readonly never[] = [];
