import type { PriceType } from '@dealer-portal/rules/cart';
import { PRICE_NAMES, tabPriceType, termsState } from '@dealer-portal/rules/price';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { offersOf, type PriceRule } from './offer';
import { type ProductFilter, policiesQuery, pricesQuery, productsQuery, stockQuery } from './queries';

/** The price of the filter's tab; without a tab of prices the current best one (NAV-01). */
function priceRule(tab: string | undefined): PriceRule {
  const type = tabPriceType(tab);
  return type === 'PT' ? 'best' : type;
}

/**
 * A page of products with price and stock, which fill in when they arrive.
 * @param rule the price that is bought at; that of the filter's tab when absent (NAV-01)
 */
export function useOffers(filter: ProductFilter, rule: PriceRule = priceRule(filter.searchTab)) {
  const account = useAccount();
  const page = useQuery({
    ...productsQuery(account, filter),
    placeholderData: keepPreviousData,
  });
  const products = page.data?.records ?? NO_PRODUCTS;
  const codes = products.map(({ productCode }) => productCode);
  const prices = useQuery(pricesQuery(account, codes));
  const stocks = useQuery(stockQuery(account, codes));
  const policies = useQuery(policiesQuery(account));
  const type: PriceType = rule === 'best' ? 'PT' : rule;
  const request = [
    ['价格', prices],
    ['库存', stocks],
    // An account without the right to special prices is refused them, and buys at the ordinary ones.
    ...(type === 'PT' ? [] : ([[PRICE_NAMES[type], policies]] as const)),
  ] as const;
  const awaited = rule === 'best' && !policies.isError ? [policies] : [];
  const lost = request.filter(([, query]) => query.isError);
  const state = termsState([...request.map(([, query]) => query), ...awaited]);
  const isPriceLost = (type === 'PT' ? prices : policies).isError;
  const policyList = policies.isError ? NO_POLICIES : policies.data;
  const offers = useMemo(
    () =>
      offersOf(products, {
        ...{ prices: prices.data, policies: policyList, stocks: stocks.data, rule, isPriceLost, state },
      }),
    [products, prices.data, policyList, stocks.data, rule, isPriceLost, state],
  );
  return {
    page,
    offers,
    /** How far prices and stock are. */
    state,
    total: page.data?.total ?? 0,
    /** The missing parts while products are there (partial state). */
    missing: lost.map(([name]) => name),
    refetchMissing: () => {
      for (const [, query] of lost) void query.refetch();
    },
  };
}

const NO_PRODUCTS: readonly never[] = [];
const NO_POLICIES: readonly never[] = [];
