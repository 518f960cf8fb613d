import type { ProductTerms } from '@dealer-portal/rules/goods';
import { offerPrices, priceBy, termsState } from '@dealer-portal/rules/price';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refusalOf } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { byProduct } from './offer';
import { policiesQuery, pricesQuery, stockQuery } from './queries';

/** How many products one call may ask for. */
const ASKED_AT_ONCE = 100;

/** Prices and stock of any number of products as they are now: what is shown here decides what is bought. */
export function useTerms(codes: readonly string[]) {
  const account = useAccount();
  const chunks = Array.from({ length: Math.ceil(codes.length / ASKED_AT_ONCE) }, (_, at) =>
    codes.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE),
  );
  const prices = useQueries({
    queries: chunks.map((chunk) => ({ ...pricesQuery(account, chunk), staleTime: 0 })),
  });
  const stocks = useQueries({
    queries: chunks.map((chunk) => ({ ...stockQuery(account, chunk), staleTime: 0 })),
  });
  const special = useQuery({ ...policiesQuery(account), enabled: codes.length > 0, staleTime: 0 });
  // An account without the right to special prices is refused them, and buys at the ordinary ones.
  const isRefused = refusalOf(special.error) !== undefined;
  const queries = [...prices, ...stocks, ...(codes.length > 0 && !isRefused ? [special] : [])];
  const ordinaryBy = new Map(
    prices.flatMap(({ data }) => data ?? []).map((price) => [price.productCode, price]),
  );
  const stockBy = new Map(
    stocks.flatMap(({ data }) => data ?? []).map((stock) => [stock.productCode, stock]),
  );
  const policiesBy = useMemo(() => byProduct(special.data ?? []), [special.data]);
  const now = new Date();
  /** The prices and the stock that an addition of a product is decided by (CART-02). */
  const termsOf = (productCode: string): ProductTerms => ({
    productCode,
    prices: offerPrices({
      ordinary: ordinaryBy.get(productCode),
      policies: policiesBy.get(productCode) ?? [],
      now,
    }),
    rule: 'best',
    stockVersion: stockBy.get(productCode)?.stockVersion,
  });
  return {
    /** The ordinary prices, for orders that are placed without the cart. */
    ordinaryBy,
    stockBy,
    queries,
    termsOf,
    /** The price that one piece is added at; undefined while it is not known. */
    priceOf: (code: string) => priceBy(termsOf(code).prices, 'best'),
    /** How far they are: what carries them waits for that (CART-11). */
    state: termsState(queries),
    /** Asks again for what did not come. */
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

/** Prices and stock as they are now, and what an addition is decided by. */
export type LiveTerms = ReturnType<typeof useTerms>;
