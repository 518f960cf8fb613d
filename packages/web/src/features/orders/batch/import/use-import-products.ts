import { type ImportProduct, lookalike, type SheetRow } from '@dealer-portal/rules/batch';
import type { ProductTerms } from '@dealer-portal/rules/goods';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { useTerms } from '#widgets/products/use-terms';
import { catalogueQuery } from './queries';

/** A product that a row may name, with what it costs and promises. */
export interface PricedProduct extends ImportProduct {
  readonly productName: string;
  /** The prices that its pieces are added at (CART-02). */
  readonly terms: ProductTerms;
}

/**
 * The products that the rows of a sheet may name. They are the account's complete catalogue, and price and stock, asked
 * for again, of the named products.
 */
export function useImportProducts(rows: readonly SheetRow[]) {
  const account = useAccount();
  const hasRows = rows.length > 0;
  const list = useQuery({ ...catalogueQuery(account), enabled: hasRows });
  const catalogue = list.data ?? [];
  const names = useMemo(() => new Set(rows.map(({ product }) => product.toUpperCase())), [rows]);
  // One letter mistaken for a digit, or zeros that are gone: the row can say which product it may mean.
  const looks = useMemo(() => new Set(rows.map(({ product }) => lookalike(product))), [rows]);
  const named = catalogue.filter(
    ({ productCode, productModel }) =>
      names.has(productCode.toUpperCase()) ||
      names.has(productModel.normalize('NFKC').toUpperCase()) ||
      looks.has(lookalike(productModel)) ||
      looks.has(lookalike(productCode)),
  );
  const codes = named.map(({ productCode }) => productCode);
  const { termsOf, stockOf, queries, isAsking } = useTermsInSteps(codes);
  const all = [list, ...queries];
  return {
    products: named.map(
      ({ productCode, productModel, productName, withdrawn }): PricedProduct => ({
        productCode,
        productModel,
        productName,
        withdrawn,
        stock: stockOf(productCode),
        terms: { ...termsOf(productCode), isWithdrawn: withdrawn },
      }),
    ),
    /** The products of a corrected row are still on their way: the rows cannot be taken yet. */
    isAsking,
    query: {
      isPending: hasRows && all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: all.find(({ error }) => error)?.error ?? null,
      refetch: () => all.filter(({ isSuccess }) => !isSuccess).map(({ refetch }) => refetch()),
    },
  };
}

/** Terms of the products named first, and of those that corrected rows name later: the shown rows keep theirs. */
function useTermsInSteps(codes: readonly string[]) {
  const [begun, setBegun] = useState<readonly string[]>();
  if (begun === undefined && codes.length > 0) setBegun(codes);
  const known = new Set(begun ?? codes);
  const early = useTerms(begun ?? codes);
  const late = useTerms(codes.filter((code) => !known.has(code)));
  return {
    termsOf: (code: string) => (late.ordinaryBy.has(code) ? late : early).termsOf(code),
    stockOf: (code: string) => (early.stockBy.get(code) ?? late.stockBy.get(code))?.stock,
    queries: [...early.queries, ...late.queries.filter(({ isPending }) => !isPending)],
    isAsking: late.queries.some(({ isPending }) => isPending),
  };
}
