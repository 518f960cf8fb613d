import { readFigure } from '@dealer-portal/rules/money';
import type { LineFacts } from '@dealer-portal/rules/order-changes';
import { type CurrentProduct, type RebuyLine, rebuyLines } from '@dealer-portal/rules/rebuy';
import { validateProducts } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useTerms } from '#widgets/products/use-terms';

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
  max: Math.max(offered, readFigure(now?.stock) ?? offered),
});

/** The prices and promises of old lines' products, now and at the time of the order (ORDER-01). */
export function useRebuyLines(lines: readonly OldLine[]) {
  const account = useAccount();
  const { saletoCode, sendtoCode } = account;
  const productCodeList = [...new Set(lines.map(({ productCode }) => productCode))];
  const body = {
    saletoCode,
    sendtoCode,
    productList: productCodeList.map((code) => ({ productCode: code, number: 1 })),
  };
  // The shown price decides the purchase: it is asked for each time.
  const terms = useTerms(productCodeList);
  const valid = useQuery({
    ...accountQuery(validateProducts, { body }, account),
    staleTime: 0,
  });
  const all = [...terms.queries, valid];
  const { termsOf, stockBy, ordinaryBy } = terms;
  const rebuy = () => {
    const gone = new Set((valid.data ?? []).filter((item) => !item.valid).map((item) => item.productCode));
    const now = productCodeList.flatMap((code): CurrentProduct[] => {
      const stock = stockBy.get(code);
      const isThere = stock && !gone.has(code) && ordinaryBy.has(code);
      return isThere ? [{ ...stock, terms: termsOf(code) }] : [];
    });
    const names = new Map(lines.map((line) => [line.productCode, line]));
    return rebuyLines(lines, now).flatMap((line): NamedRebuyLine[] => {
      const product = names.get(line.before.productCode);
      return product ? [{ ...line, product }] : [];
    });
  };
  return {
    lines: rebuy(),
    query: {
      isPending: all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: all.find(({ error }) => error)?.error ?? null,
      refetch: () => all.map(({ refetch }) => refetch()),
    },
  };
}
