import { choicesOf, DELIVERY_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryDeliveryNotes } from '@dealer-portal/sdk/operations';
import { shipToFilter } from '#kits/orders/order-filter';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { shipToColumn } from '#widgets/orders/order-cells';
import { goodsList } from '#widgets/orders/order-codes';
import { orderHref } from '#widgets/orders/order-href';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import { trailHref } from '#widgets/orders/trail-href';

export type DeliveryNote = RecordOf<'queryDeliveryNotes'>;

const column = columnsOf<DeliveryNote>();

/** 物流订单: what has been sent, each note with its trail (ORDER-01). */
export const DELIVERY_NOTES = defineReport({
  name: 'delivery',
  operation: queryDeliveryNotes,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ dn }) => dn,
  columns: [
    column.code('dn', '发货单号', { width: 112, to: ({ dn }) => trailHref({ dn }) }),
    ORDER_STATUS,
    column.date('deliveryDate', '发货日期', { width: 96 }),
    column.code('orderNo', '订单号', { width: 112, to: ({ orderNo }) => orderHref(orderNo) }),
    column.custom('goods', '商品', { width: 208, text: ({ lineList }) => goodsList(lineList) }),
    column.number('number', '数量', { unit: '台', isSortable: true }),
    column.text('carrierName', '承运商', { width: 96 }),
    shipToColumn(192),
  ],
  filters: ({ shipTos }) => [
    {
      kind: 'tabs',
      name: 'status',
      label: '物流状态',
      options: [ALL, ...choicesOf(DELIVERY_STATES)],
    },
    { kind: 'text', name: 'keyword', label: '发货单号、订单号或型号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '发货日期' },
    shipToFilter(shipTos),
  ],
  noun: '发货单',
  emptyReason: '订单发货后会出现在这里。',
  detail: { to: ({ dn }) => trailHref({ dn }), label: '物流轨迹' },
});
