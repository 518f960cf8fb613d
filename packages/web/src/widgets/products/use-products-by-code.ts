import type { RecordOf } from '@dealer-portal/sdk';
import { queryProducts } from '@dealer-portal/sdk/operations';
import { useMemo } from 'react';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';

/**
 * The products of some codes, each asked for by itself: no call takes a list of codes, and the catalogue is long. `data` is
 * undefined until all answers are there, and when one of them failed.
 * @param codes undefined while they are not known
 */
export function useProductsByCode(codes: readonly string[] | undefined) {
  const { saletoCode, sendtoCode } = useAccount();
  const query = useEach(
    queryProducts,
    codes?.map((productCode) => ({ body: { saletoCode, sendtoCode, productCode, pageNum: 1, pageSize: 1 } })),
  );
  const data = useMemo(
    () => query.data && byCode(query.data.flatMap(({ records }) => records)),
    [query.data],
  );
  return { ...query, data };
}

const byCode = (products: readonly RecordOf<'queryProducts'>[]) =>
  new Map(products.map((product) => [product.productCode, product]));
