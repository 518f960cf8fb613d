import type { Submission } from '@dealer-portal/rules/submit';
import {
  checkStockUp,
  createStockUpOrder,
  getStockUpNumber,
  listCustomerInventory,
  listStock,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderEntries, OrderRow, WantedRow } from '#kits/order-list/order-row';
import { asPlaced } from '#kits/submit/as-placed';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { createSubmitRun } from '#kits/submit/submit-run';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** Stock-up orders stand in the order list, so they share its journal. */
export const stockUpRun = createSubmitRun(orderJournal, lookUpOrders);

type Wanted = readonly WantedRow<OrderRow>[];

/** Checks a stock-up order, then places it; unavailable lines get a message at their rows. */
export function useStockUp(entries: OrderEntries) {
  const { saletoCode, sendtoCode } = useAccount();
  const queryClient = useQueryClient();
  const origin = useOrderOrigin();
  const bodyOf = (wanted: Wanted) => ({
    saletoCode,
    sendtoCode,
    productList: wanted.map(({ row: { productCode }, number }) => ({ productCode, number })),
  });
  const ask = useMutation({
    mutationFn: (wanted: Wanted) => api.call(checkStockUp, { body: bodyOf(wanted) }),
  });
  const check = async (wanted: Wanted): Promise<boolean> => {
    const result = await ask.mutateAsync(wanted);
    if (!result.ok) return false;
    for (const { productCode, message } of result.data.failList) {
      const line = wanted.find(({ row }) => row.productCode === productCode);
      if (line) entries.set(line.row.key, { number: line.number, problem: message });
    }
    return result.data.canOrder;
  };
  const place = async (wanted: Wanted, payerCode: string): Promise<boolean> => {
    const body = { ...bodyOf(wanted), payerCode, ...origin };
    const lines = body.productList;
    const orders = [{ orderNo: `备货订单（${lines.length} 种）`, payerCode, lines }];
    const submission: Submission = { saletoCode, sendtoCode, orders };
    await stockUpRun.start(submission, {
      place: async () => {
        const result = await api.call(createStockUpOrder, { body }, { isSilent: true });
        return asPlaced(result, ({ orderNo, amount }) => [{ orderFlowNo: orderNo, orderAmount: amount }]);
      },
    });
    void invalidateCalls(queryClient, [listStock, queryMyOrders, getStockUpNumber, listCustomerInventory]);
    return stockUpRun.read().kind === 'placed';
  };
  return { isChecking: ask.isPending, check, place };
}
