import type { PriceType } from '@dealer-portal/rules/cart';
import { PRICE_NAMES, tabPriceType, termsState } from '@dealer-portal/rules/price';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { offersOf } from './offer';
import { type ProductFilter, policiesQuery, pricesQuery, productsQuery, stockQuery } from './queries';

/**
 * A page of products with price and stock, which fill in when they arrive.
 * @param priceType the price that is bought at; that of the filter's tab when absent (NAV-01)
 */
export function useOffers(filter: ProductFilter, priceType: PriceType = tabPriceType(filter.searchTab)) {
  const account = useAccount();
  const page = useQuery({
    ...productsQuery(account, filter),
    placeholderData: keepPreviousData,
  });
  const products = page.data?.records ?? [];
  const codes = products.map(({ productCode }) => productCode);
  const prices = useQuery(pricesQuery(account, codes));
  const stocks = useQuery(stockQuery(account, codes));
  const policies = useQuery(policiesQuery(account));
  const isOrdinary = priceType === 'PT';
  const request = [
    ['价格', prices],
    ['库存', stocks],
    // Elsewhere special prices are only a hint; an account without the right to them is refused.
    ...(isOrdinary ? [] : ([[PRICE_NAMES[priceType], policies]] as const)),
  ] as const;
  const lost = request.filter(([, query]) => query.isError);
  const isPriceLost = (isOrdinary ? prices : policies).isError;
  return {
    page,
    offers: offersOf(products, {
      ...{ prices: prices.data, policies: policies.data, stocks: stocks.data, priceType, isPriceLost },
      state: termsState(request.map(([, query]) => query)),
    }),
    total: page.data?.total ?? 0,
    /** What is missing while products are there (partial state). */
    missing: lost.map(([name]) => name),
    refetchMissing: () => {
      for (const [, query] of lost) void query.refetch();
    },
  };
}
