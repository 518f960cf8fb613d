import type { LineFacts } from '@dealer-portal/rules/order-changes';
import { type RebuyLine, rebuyLines } from '@dealer-portal/rules/rebuy';
import { listPrices, listStock, validateProducts } from '@dealer-portal/sdk/operations';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** A line as it was ordered or saved. */
export interface OldLine extends LineFacts {
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
}

/** A line to be ordered again, with the product's names. */
export interface NamedRebuyLine extends RebuyLine {
  readonly product: OldLine;
}

/** A line's model, or its code where the product is gone. */
export const rebuyName = ({ product, before }: NamedRebuyLine) => product.productModel ?? before.productCode;

/** The pieces of a line that can be ordered again; 0 leaves it out. */
export const rebuyRange = ({ offered, now }: NamedRebuyLine) => ({
  min: 0,
  max: Math.max(offered, Number(now?.stock ?? 0)),
});

/** The prices and promises of old lines' products, now and at the time of the order (ORDER-01). */
export function useRebuyLines(lines: readonly OldLine[]) {
  const account = useAccount();
  const { saletoCode, sendtoCode } = account;
  const productCodeList = [...new Set(lines.map(({ productCode }) => productCode))];
  const body = { saletoCode, sendtoCode, productCodeList };
  const requested = {
    saletoCode,
    sendtoCode,
    productList: productCodeList.map((code) => ({ productCode: code, number: 1 })),
  };
  const [prices, stocks, valid] = useQueries({
    queries: [
      // The shown price decides the purchase: it is asked for each time.
      { ...accountQuery(listPrices, { body }, account), staleTime: 0 },
      { ...accountQuery(listStock, { body }, account), staleTime: 0 },
      { ...accountQuery(validateProducts, { body: requested }, account), staleTime: 0 },
    ],
  });
  const all = [prices, stocks, valid];
  const rebuy = useMemo(() => {
    const gone = new Set((valid.data ?? []).filter((item) => !item.valid).map((item) => item.productCode));
    const stockBy = new Map((stocks.data ?? []).map((item) => [item.productCode, item]));
    const now = (prices.data ?? []).flatMap((price): LineFacts[] => {
      const stock = stockBy.get(price.productCode);
      return stock && !gone.has(price.productCode) ? [{ ...price, ...stock }] : [];
    });
    const names = new Map(lines.map((line) => [line.productCode, line]));
    return rebuyLines(lines, now).flatMap((line): NamedRebuyLine[] => {
      const product = names.get(line.before.productCode);
      return product ? [{ ...line, product }] : [];
    });
  }, [lines, prices.data, stocks.data, valid.data]);
  return {
    lines: rebuy,
    query: {
      isPending: all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: all.find(({ error }) => error)?.error ?? null,
      refetch: () => all.map(({ refetch }) => refetch()),
    },
  };
}
