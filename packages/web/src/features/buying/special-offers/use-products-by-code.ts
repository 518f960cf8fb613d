import type { RecordOf } from '@dealer-portal/sdk';
import { queryProducts } from '@dealer-portal/sdk/operations';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';

type Product = RecordOf<'queryProducts'>;

interface ProductsByCode {
  /** Undefined until all answers are there, and when one of them failed. */
  readonly data: ReadonlyMap<string, Product> | undefined;
  readonly isLoading: boolean;
}

/**
 * The products of some codes, each asked for by itself: no call takes a list of codes, and the catalogue is long.
 * @param codes undefined while they are not known
 */
export function useProductsByCode(codes: readonly string[] | undefined): ProductsByCode {
  const { saletoCode, sendtoCode } = useAccount();
  const { data, isLoading } = useEach(
    queryProducts,
    codes?.map((productCode) => ({ body: { saletoCode, sendtoCode, productCode, pageNum: 1, pageSize: 1 } })),
  );
  const records = data?.flatMap((page) => page.records);
  return { data: records && new Map(records.map((record) => [record.productCode, record])), isLoading };
}
