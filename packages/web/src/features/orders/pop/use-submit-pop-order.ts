import type { RecordOf } from '@dealer-portal/sdk';
import {
  queryMyOrders,
  queryPopReserves,
  queryPopStock,
  submitPopOrder,
} from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { OrderRow, WantedRow } from '#kits/order-list/order-row';
import { asPlaced } from '#kits/submit/as-placed';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { createSubmitRun } from '#kits/submit/submit-run';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import type { Account } from '#platform/session/account';
import { href } from '#routes';
import { placedOrders } from '#widgets/checkout/checkout';

/** POP orders stand in the order list, so they share its journal. */
export const popRun = createSubmitRun(orderJournal, lookUpOrders);

/** A product in a POP warehouse. */
export interface PopRow extends OrderRow {
  readonly warehouseCode: string;
  readonly warehouseName: string | undefined;
  readonly reserveNumber: number | undefined;
}

/** A product of the stock as a row; the same product in two warehouses is two. */
export function popRow({ stock: most, ...record }: RecordOf<'queryPopStock'>): PopRow {
  return {
    warehouseName: undefined,
    reserveNumber: undefined,
    ...record,
    most,
    key: `${record.warehouseCode} ${record.productCode}`,
  };
}

/** Places a POP order, recorded before it is sent; the success page follows. */
export function useSubmitPopOrder({ saletoCode, sendtoCode }: Account) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const origin = useOrderOrigin();
  return async (wanted: readonly WantedRow<PopRow>[], payerCode: string): Promise<boolean> => {
    const warehouseCode = wanted[0]?.row.warehouseCode ?? '';
    const productList = wanted.map(({ row: { productCode }, number }) => ({ productCode, number }));
    const orders = [{ orderNo: `POP 订单（${productList.length} 种）`, payerCode, lines: productList }];
    const body = { saletoCode, sendtoCode, warehouseCode, payerCode, productList, ...origin };
    await popRun.start(
      { saletoCode, sendtoCode, orders },
      {
        place: async () => {
          const result = await api.call(submitPopOrder, { body }, { isSilent: true });
          return asPlaced(result, (order) => {
            placedOrders.write({ orderList: [order], amount: order.amount });
            return [{ orderFlowNo: order.orderNo, orderAmount: order.amount }];
          });
        },
      },
    );
    void invalidateCalls(queryClient, [queryPopStock, queryPopReserves, queryMyOrders]);
    if (popRun.read().kind !== 'placed') return false;
    popRun.close();
    void navigate(href('cartPOPsuccessfulorder'));
    return true;
  };
}
