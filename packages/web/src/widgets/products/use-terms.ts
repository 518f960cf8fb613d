import { useQueries } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { pricesQuery, stockQuery } from './queries';

/** How many products one call may ask for. */
const ASKED_AT_ONCE = 100;

/** Price and stock of any number of products as they are now: what is shown here decides what is bought. */
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
  return {
    priceBy: new Map(prices.flatMap(({ data }) => data ?? []).map((price) => [price.productCode, price])),
    stockBy: new Map(stocks.flatMap(({ data }) => data ?? []).map((stock) => [stock.productCode, stock])),
    queries: [...prices, ...stocks],
  };
}
