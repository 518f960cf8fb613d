import { ORDER_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryMyOrders'>>();

/** 服务评价 without a number: the orders that were signed for, each with the way to its evaluation (FIN-11). */
export const SIGNED_ORDERS = defineReport({
  name: 'evaluatedOrder',
  operation: queryMyOrders,
  input: (account, filters, page) =>
    bySoldTo(account, { ...filters, status: ORDER_STATES.signed.value }, page),
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单', { to: orderAddress }),
    column.date('createDate', '下单日期', { isSortable: true }),
    column.text('statusName', '状态', { width: 88 }),
    column.money('amount', '金额', { isSortable: true }),
    column.text('sendtoAddress', '送达方', { width: 240 }),
  ],
  filters: [
    { kind: 'text', name: 'orderNo', label: '订单号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
  ],
  noun: '已签收的订单',
  emptyReason: '签收后的订单可以在这里评价。',
  detail: { to: ({ orderNo }) => documentAddress('evaluate', { orderNo }) ?? '', label: '评价' },
});
