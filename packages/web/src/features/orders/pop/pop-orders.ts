import type { RecordOf } from '@dealer-portal/sdk';
import { queryMyOrders, queryPopReserves, queryPopStock } from '@dealer-portal/sdk/operations';
import type { OrderRow } from '#kits/order-list/order-row';
import type { DirectOrders } from '#kits/order-list/use-direct-order';
import { asPlaced } from '#kits/submit/as-placed';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { createSubmitRun } from '#kits/submit/submit-run';
import { placedOrders } from '#widgets/checkout/checkout';
import { placePopOrder } from './calls';

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

/** POP orders stand in the order list, so they share its journal; their warehouse is that of their rows. */
export const POP_ORDERS: DirectOrders<PopRow> = {
  name: 'POP 订单',
  run: createSubmitRun(orderJournal, lookUpOrders),
  place: async (body, [first]) => {
    const result = await placePopOrder({ ...body, warehouseCode: first?.row.warehouseCode ?? '' });
    return asPlaced(result, (order) => {
      placedOrders.write({ orderList: [order], amount: order.amount });
      return [{ orderFlowNo: order.orderNo, orderAmount: order.amount }];
    });
  },
  stale: [queryPopStock, queryPopReserves, queryMyOrders],
};
