import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { offersOf } from './offer';
import { type ProductFilter, pricesQuery, productsQuery, stockQuery } from './queries';

/** A page of products with price and stock; prices and stock fill in when they arrive. */
export function useOffers(filter: ProductFilter) {
  const account = useAccount();
  const page = useQuery({
    ...productsQuery(account, filter),
    placeholderData: keepPreviousData,
  });
  const products = page.data?.records ?? [];
  const codes = products.map(({ productCode }) => productCode);
  const prices = useQuery(pricesQuery(account, codes));
  const stocks = useQuery(stockQuery(account, codes));
  return {
    page,
    offers: offersOf(products, prices.data, stocks.data),
    total: page.data?.total ?? 0,
    /** What is missing while products are there (partial state). */
    missing: [prices.isError ? '价格' : '', stocks.isError ? '库存' : ''].filter((what) => what !== ''),
    refetchMissing: () => {
      if (prices.isError) void prices.refetch();
      if (stocks.isError) void stocks.refetch();
    },
  };
}
