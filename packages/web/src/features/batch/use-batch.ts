import type { Input } from '@dealer-portal/sdk';
import {
  checkBatchOrder,
  listStock,
  queryMyOrders,
  submitBatchOrder,
  updateBatchProduct,
} from '@dealer-portal/sdk/operations';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useOrderOrigin } from '#platform/order-origin';
import { useAccount } from '#platform/session/account';
import { asPlaced } from '#widgets/submit/as-placed';
import { lookUpOrders, orderJournal } from '#widgets/submit/order-submits';
import { createSubmitRun } from '#widgets/submit/submit-run';
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

/** Orders of batches stand in the order list, so they share its journal. */
export const batchRun = createSubmitRun(orderJournal, lookUpOrders);

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
  const { saletoCode, sendtoCode } = account;
  const queryClient = useQueryClient();
  const origin = useOrderOrigin();
  const heads = useQuery(batchHeadQuery(account, batchNo));
  const lines = useQuery(batchLinesQuery(account, batchNo));
  const quantities = useBatchQuantities(account, batchNo);
  const records = lines.data?.records ?? [];
  const portions = portionsOf(records);
  const payers = useQuery(batchPayersQuery(account, batchNo));
  const prices = useQueries({
    queries: portions.map((portion) => batchPricesQuery(account, portion)),
    combine: together,
  });
  const tolerances = useQueries({
    queries: portions.map((portion) => batchTolerancesQuery(account, portion)),
    combine: together,
  });
  const weeks = useQueries({
    queries: portions.map((portion) => batchWeeksQuery(account, portion)),
    combine: together,
  });
  const refresh = () => refreshBatch(queryClient);
  const update = useMutation({
    mutationFn: ({ line, number = line.number, ...changes }: LineUpdate) =>
      api.call(updateBatchProduct, {
        body: { saletoCode, batchNo, lineNo: line.lineNo, number, ...changes },
      }),
    onSuccess: refresh,
  });
  const judge = useMutation({
    mutationFn: () => api.call(checkBatchOrder, { body: { saletoCode, batchNo } }),
    onSuccess: refresh,
  });
  const check = async (): Promise<boolean> => {
    const result = await judge.mutateAsync();
    if (!result.ok) return false;
    const { isPassed = false, errorCount } = result.data ?? {};
    const problem = errorCount === undefined ? '没有收到校验结果，请重新校验' : `还有 ${errorCount} 行有误`;
    notify(isPassed ? 'success' : 'warning', isPassed ? '全部通过校验' : problem);
    return isPassed;
  };
  const place = async (): Promise<boolean> => {
    const orders = ordersOf(records);
    await batchRun.start(
      { saletoCode, sendtoCode, orders },
      {
        place: async () => {
          const body = { saletoCode, batchNo, ...origin };
          const result = await api.call(submitBatchOrder, { body }, { isSilent: true });
          return asPlaced(result, ({ orderList }) =>
            orderList.map(({ orderNo, amount }) => ({ orderFlowNo: orderNo, orderAmount: amount })),
          );
        },
      },
    );
    await refresh();
    void invalidateCalls(queryClient, [queryMyOrders, listStock]);
    return batchRun.read().kind === 'placed';
  };
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
    ...{ heads, lines, quantities, check, place, refresh, terms },
    isChecking: judge.isPending,
    isBusy: judge.isPending || update.isPending,
    change: (line: BatchLine, change: LineChange) => update.mutateAsync({ line, ...change }),
    head: heads.data?.records[0],
    hasTermsFailed: [prices, tolerances, weeks, payers].some(({ isError }) => isError),
  };
}

/** The answers of several portions as one. */
function together<Row>(
  answers: readonly { readonly data?: readonly Row[] | undefined; readonly isError: boolean }[],
) {
  return {
    data: answers.flatMap(({ data }) => data ?? []),
    isError: answers.some(({ isError }) => isError),
  };
}

export type BatchTerms = ReturnType<typeof useBatch>['terms'];

/** The orders that a batch will become: one for each ship-to and payer. */
function ordersOf(lines: readonly BatchLine[]) {
  const groups = new Map<string, BatchLine[]>();
  for (const line of lines) {
    const key = `${line.sendtoCode} ${line.payerCode ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => ({
    orderNo: `批次订单（${group[0]?.sendtoCode}，${group.length} 行）`,
    payerCode: group[0]?.payerCode ?? '',
    lines: group.map(({ productCode, number }) => ({ productCode, number })),
  }));
}
