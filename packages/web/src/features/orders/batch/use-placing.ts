import { checkBatchOrder, listStock, queryMyOrders, submitBatchOrder } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asPlaced } from '#kits/submit/as-placed';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { createSubmitRun } from '#kits/submit/submit-run';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { grouped } from '#ui/grouped';
import { type ReadBatch, readBatch } from './batch-queries';

/** Orders of batches stand in the order list, so they share its journal. */
export const batchRun = createSubmitRun(orderJournal, lookUpOrders);

const NOT_READ = '批次没有读取成功，请稍后重试';
const CHANGED_TEXT = '批次在确认时又有变化，没有提交，请核对行数和金额后重新提交';

/** Checking a batch and placing it as it was confirmed (PAYER-01, ORDER-01). */
export function usePlacing(batchNo: string) {
  const account = useAccount();
  const { saletoCode, sendtoCode } = account;
  const queryClient = useQueryClient();
  const origin = useOrderOrigin();
  const read = () => readBatch(queryClient, account, batchNo);
  const judge = useMutation({
    mutationFn: async () => {
      const result = await api.call(checkBatchOrder, { body: { saletoCode, batchNo } });
      return { result, batch: await read() };
    },
  });
  /** The batch that passed, as it was read after the check. */
  const check = async (): Promise<ReadBatch | undefined> => {
    const { result, batch } = await judge.mutateAsync();
    if (!result.ok) return undefined;
    const { isPassed = false, errorCount } = result.data ?? {};
    const problem = errorCount === undefined ? '没有收到校验结果，请重新校验' : `还有 ${errorCount} 行有误`;
    if (!isPassed) notify('warning', problem);
    else if (batch) notify('success', '全部通过校验');
    else notify('warning', NOT_READ);
    return isPassed ? batch : undefined;
  };
  const place = async (confirmed: ReadBatch): Promise<boolean> => {
    const now = await read();
    const refusal = now ? contentOf(now) !== contentOf(confirmed) && CHANGED_TEXT : NOT_READ;
    if (refusal) {
      notify('warning', refusal);
      return false;
    }
    await batchRun.start(
      { saletoCode, sendtoCode, orders: ordersOf(confirmed) },
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
    await read();
    void invalidateCalls(queryClient, [queryMyOrders, listStock]);
    return batchRun.read().kind === 'placed';
  };
  return { check, place, isChecking: judge.isPending };
}

/** The part of a batch that a buyer confirms. */
function contentOf(batch: ReadBatch): string {
  return JSON.stringify([batch.head.status, batch.head.amount, ordersOf(batch)]);
}

/** The orders that a batch will become: one for each ship-to and payer. */
function ordersOf({ lines }: ReadBatch) {
  const groups = grouped(lines, ({ sendtoCode, payerCode = '' }) => `${sendtoCode} ${payerCode}`);
  return [...groups.values()].map((group) => ({
    orderNo: `批次订单（${group[0]?.sendtoCode}，${group.length} 行）`,
    payerCode: group[0]?.payerCode ?? '',
    lines: group.map(({ productCode, number }) => ({ productCode, number })),
  }));
}
