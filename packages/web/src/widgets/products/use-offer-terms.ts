import { PRICE_NAMES, type PriceRule, termsState } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refusalOf } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Terms } from './offer';
import { listedPricesQuery, listedStockQuery, policiesQuery } from './queries';

/** The name of the price list among what is missing. */
export const PRICES = '价格';

/**
 * Prices and stock of products, which fill in when they arrive.
 * @param asked `isAsked`: special prices are of all products, so a page may ask for them before it knows its own;
 * `asksStock`: false where no stock is shown
 */
export function useOfferTerms(
  codes: readonly string[],
  rule: PriceRule,
  { isAsked = codes.length > 0, asksStock = true } = {},
) {
  const account = useAccount();
  const prices = useQuery(listedPricesQuery(account, codes));
  const stocks = useQuery(listedStockQuery(account, asksStock ? codes : NO_CODES));
  const policies = useQuery({ ...policiesQuery(account), enabled: isAsked });
  // An account without the right to special prices is refused them, and buys at the ordinary ones; lost ones are awaited.
  const isRefused = refusalOf(policies.error) !== undefined;
  const type = rule === 'best' ? 'PT' : rule;
  const parts = [
    [PRICES, prices],
    ...(asksStock ? ([['库存', stocks]] as const) : []),
    ...(type === 'PT' ? [] : ([[PRICE_NAMES[type], policies]] as const)),
    ...(rule === 'best' && policies.isError && !isRefused ? ([[PRICE_NAMES.TJ, policies]] as const) : []),
  ] as const;
  const awaited = rule === 'best' && !isRefused ? [policies] : [];
  const state = termsState([...parts.map(([, query]) => query), ...awaited]);
  const isPriceLost = (type === 'PT' ? prices : policies).isError;
  const policyList = isRefused ? NO_POLICIES : policies.data;
  const terms = useMemo<Terms>(
    () => ({ prices: prices.data, policies: policyList, stocks: stocks.data, rule, isPriceLost, state }),
    [prices.data, policyList, stocks.data, rule, isPriceLost, state],
  );
  const lost = parts.filter(([, query]) => query.isError);
  return {
    terms,
    /** The parts that did not come. */
    missing: lost.map(([name]) => name),
    refetchMissing: () => {
      for (const [, query] of lost) void query.refetch();
    },
  };
}

const NO_POLICIES: readonly never[] = [];

const NO_CODES: readonly never[] = [];
