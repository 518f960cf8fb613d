import type { Input } from '@dealer-portal/sdk';
import { updateBatchProduct } from '@dealer-portal/sdk/operations';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';
import {
  type BatchLine,
  batchHeadQuery,
  batchLinesQuery,
  batchPayersQuery,
  batchPricesQuery,
  batchTolerancesQuery,
  batchWeeksQuery,
  portionsOf,
  refreshBatch,
} from './batch-queries';
import { useBatchQuantities } from './use-batch-quantities';
import { usePlacing } from './use-placing';

/** The changeable fields of a line. */
export type LineChange = Omit<
  Input<typeof updateBatchProduct>['body'],
  'saletoCode' | 'batchNo' | 'lineNo' | 'number'
> & { readonly number?: number };

/** A change with the line that it is about. */
type LineUpdate = LineChange & { readonly line: BatchLine };

/** One batch: its head and lines, what its lines may take, and the ways to change, check and place it. */
export function useBatch(batchNo: string) {
  const account = useAccount();
  const { saletoCode } = account;
  const queryClient = useQueryClient();
  const heads = useQuery(batchHeadQuery(account, batchNo));
  const lines = useQuery(batchLinesQuery(account, batchNo));
  const quantities = useBatchQuantities(account, batchNo);
  const records = lines.data?.records ?? [];
  const portions = portionsOf(records);
  const payers = useQuery(batchPayersQuery(account, batchNo));
  const prices = useQueries({
    queries: portions.map((portion) => batchPricesQuery(account, portion)),
    combine: combineAnswers,
  });
  const tolerances = useQueries({
    queries: portions.map((portion) => batchTolerancesQuery(account, portion)),
    combine: combineAnswers,
  });
  const weeks = useQueries({
    queries: portions.map((portion) => batchWeeksQuery(account, portion)),
    combine: combineAnswers,
  });
  const refresh = () => refreshBatch(queryClient);
  const update = useMutation({
    mutationFn: ({ line, number = line.number, ...changes }: LineUpdate) =>
      api.call(updateBatchProduct, {
        body: { saletoCode, batchNo, lineNo: line.lineNo, number, ...changes },
      }),
    onSuccess: refresh,
  });
  const placing = usePlacing(batchNo);
  // The same terms keep their identity: the rows are not drawn again when only a quantity changed.
  const terms = useMemo(
    () => ({
      payers: payers.data ?? [],
      prices: prices.data,
      tolerances: tolerances.data,
      weeks: weeks.data,
    }),
    [payers.data, prices.data, tolerances.data, weeks.data],
  );
  return {
    heads,
    lines,
    quantities,
    refresh,
    terms,
    ...placing,
    isBusy: placing.isChecking || update.isPending,
    change: (line: BatchLine, change: LineChange) => update.mutateAsync({ line, ...change }),
    head: heads.data?.records.find((found) => found.batchNo === batchNo),
    hasTermsFailed: [prices, tolerances, weeks, payers].some(({ isError }) => isError),
  };
}

/** An open batch, with what can be done with it. */
export type OpenBatch = ReturnType<typeof useBatch>;

/** The answers of several portions as one. */
function combineAnswers<Row>(
  answers: readonly { readonly data?: readonly Row[] | undefined; readonly isError: boolean }[],
) {
  return {
    data: answers.flatMap(({ data }) => data ?? []),
    isError: answers.some(({ isError }) => isError),
  };
}

export type BatchTerms = OpenBatch['terms'];
