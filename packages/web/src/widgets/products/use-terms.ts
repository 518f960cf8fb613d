import { termsState } from '@dealer-portal/rules/price';
import { useQueries } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { versionsOf } from './offer';
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
  const queries = [...prices, ...stocks];
  const priceBy = new Map(
    prices.flatMap(({ data }) => data ?? []).map((price) => [price.productCode, price]),
  );
  const stockBy = new Map(
    stocks.flatMap(({ data }) => data ?? []).map((stock) => [stock.productCode, stock]),
  );
  return {
    priceBy,
    stockBy,
    queries,
    /** How far they are: what carries them waits for that (CART-11). */
    state: termsState(queries),
    /** The versions of them that an addition of a product carries. */
    versionsOf: (code: string) => versionsOf({ price: priceBy.get(code), stock: stockBy.get(code) }),
    /** Asks again for what did not come. */
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
