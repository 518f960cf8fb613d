import {
  checkStockUp,
  createStockUpOrder,
  getStockUpNumber,
  listCustomerInventory,
  listStock,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import type { OrderEntries, OrderRow, WantedRow } from '#kits/order-list/order-row';
import { type DirectOrders, productsOf } from '#kits/order-list/use-direct-order';
import { asPlaced } from '#kits/submit/as-placed';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { createSubmitRun } from '#kits/submit/submit-run';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';

/** Stock-up orders stand in the order list, so they share its journal. */
export const STOCK_UP_ORDERS: DirectOrders<OrderRow> = {
  name: '备货订单',
  run: createSubmitRun(orderJournal, lookUpOrders),
  place: async (body) => {
    const result = await api.call(createStockUpOrder, { body }, { isSilent: true });
    return asPlaced(result, ({ orderNo, amount }) => [{ orderFlowNo: orderNo, orderAmount: amount }]);
  },
  stale: [listStock, queryMyOrders, getStockUpNumber, listCustomerInventory],
};

/** Checks a stock-up order before its payer is asked for; unavailable lines get a message at their rows. */
export function useStockUpCheck(entries: OrderEntries) {
  const { saletoCode, sendtoCode } = useAccount();
  const ask = useMutation({
    mutationFn: (wanted: readonly WantedRow<OrderRow>[]) =>
      api.call(checkStockUp, { body: { saletoCode, sendtoCode, productList: productsOf(wanted) } }),
  });
  const check = async (wanted: readonly WantedRow<OrderRow>[]): Promise<boolean> => {
    const result = await ask.mutateAsync(wanted);
    if (!result.ok) return false;
    for (const { productCode, message } of result.data.failList) {
      const line = wanted.find(({ row }) => row.productCode === productCode);
      if (line) entries.set(line.row.key, { number: line.number, problem: message });
    }
    return result.data.canOrder;
  };
  return { isChecking: ask.isPending, check };
}
