import type { ImportProduct, SheetRow } from '@dealer-portal/rules/batch';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/account';
import { productsQuery } from '#widgets/products/queries';
import { useTerms } from '#widgets/products/use-terms';

/** A product that a row may name, with what it costs and promises. */
export interface PricedProduct extends ImportProduct {
  readonly productName: string;
  readonly price?: number | undefined;
  readonly priceVersion?: string | undefined;
  readonly stockVersion?: string | undefined;
}

const PAGE = 1000;

/**
 * The products that the rows of a sheet may name: the account's whole catalogue, and price and stock, asked for anew,
 * of the products that are named.
 */
export function useImportProducts(rows: readonly SheetRow[]) {
  const account = useAccount();
  const hasRows = rows.length > 0;
  const first = useQuery({
    ...productsQuery(account, { pageNum: 1, pageSize: PAGE }),
    enabled: hasRows,
  });
  const pages = Math.ceil((first.data?.total ?? 0) / PAGE);
  const further = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
      productsQuery(account, { pageNum: at + 2, pageSize: PAGE }),
    ),
  });
  const catalogue = [first, ...further].flatMap(({ data }) => data?.records ?? []);
  const isWhole = first.isSuccess && further.every(({ isSuccess }) => isSuccess);
  const names = useMemo(() => new Set(rows.map(({ product }) => product.toUpperCase())), [rows]);
  const named = catalogue.filter(
    ({ productCode, productModel }) =>
      names.has(productCode.toUpperCase()) || names.has(productModel.normalize('NFKC').toUpperCase()),
  );
  const codes = isWhole ? named.map(({ productCode }) => productCode) : [];
  const { priceBy, stockBy, queries } = useTerms(codes);
  const all = [first, ...further, ...queries];
  return {
    products: named.map(({ productCode, productModel, productName, withdrawn }): PricedProduct => {
      const [price, stock] = [priceBy.get(productCode), stockBy.get(productCode)];
      return {
        ...{ productCode, productModel, productName, withdrawn },
        ...{ price: price?.price, priceVersion: price?.priceVersion },
        ...{ stock: stock?.stock, stockVersion: stock?.stockVersion },
      };
    }),
    query: {
      isPending: hasRows && all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: all.find(({ error }) => error)?.error ?? null,
      refetch: () => all.filter(({ isSuccess }) => !isSuccess).map(({ refetch }) => refetch()),
    },
  };
}
