import { isSmallOrder, SMALL_ORDER_LIMITS, SMALL_ORDER_PIECES } from '@dealer-portal/rules/order-list';
import { ORDER_STATES } from '@dealer-portal/rules/states';
import { ORDER_KEYWORD, ORDER_PERIOD } from '#kits/orders/order-filter';
import { ORDERS } from '#kits/orders/order-report';
import { defineReport } from '#kits/report/define-report';
import { unitsOf } from '#widgets/orders/order-codes';

/** 小单转运: orders that wait for a vehicle and have few pieces; the call cannot be asked for small ones (ORDER-01). */
export const SMALL_ORDERS = defineReport({
  ...ORDERS,
  name: 'smallOrder',
  isWhole: true,
  input: (account, filters, paging) =>
    ORDERS.input(account, { ...filters, status: ORDER_STATES.toSend.value }, paging),
  rows: ({ records }) => ({ rows: records }),
  rowFilters: {
    fields: [
      {
        kind: 'choice',
        name: 'units',
        label: '台数',
        // The usual limit is the one that an address need not name.
        options: SMALL_ORDER_LIMITS.map((units) => ({
          value: units === SMALL_ORDER_PIECES ? '' : String(units),
          label: `少于 ${units} 台`,
        })),
      },
    ],
    matches: (order, { units }) => isSmallOrder(unitsOf(order), units),
  },
  filters: [ORDER_KEYWORD, ORDER_PERIOD],
  noun: '小单',
  emptyReason: `待发货的订单都不少于 ${SMALL_ORDER_PIECES} 台，可直接整车配送。`,
  exports: 'rows',
});
