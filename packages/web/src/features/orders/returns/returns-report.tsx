import { choicesOf, RETURN_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryReturnOrders } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, type FilterName, paged } from '#kits/report/define-report';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, withoutState } from '#ui/table/columns';
import { unitsColumn } from '#widgets/orders/order-cells';
import { goodsList } from '#widgets/orders/order-codes';
import { orderHref } from '#widgets/orders/order-href';

export type ReturnOrder = RecordOf<'queryReturnOrders'>;

type ReturnFilter = FilterField<FilterName<'queryReturnOrders'>>;
const KEYWORD: ReturnFilter = { kind: 'text', name: 'keyword', label: '退货单号、订单号或型号' };
const STATUS: ReturnFilter = {
  kind: 'choice',
  name: 'status',
  label: '退货状态',
  options: choicesOf(RETURN_STATES),
};
const PERIOD: ReturnFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' };

const column = columnsOf<ReturnOrder>(withoutState(RETURN_STATES.rejected));

/** 退货管理: the dealer's returns; the state is a part of the page's path (ORDER-01). */
export const RETURNS = defineReport({
  name: 'return',
  operation: queryReturnOrders,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ returnNo }) => returnNo,
  columns: [
    column.code('returnNo', '退货单号'),
    column.status('status', 'statusName', {
      states: RETURN_STATES,
    }),
    column.date('createDate', '申请日期'),
    column.code('orderNo', '原订单号', { width: 112, to: ({ orderNo }) => orderHref(orderNo) }),
    column.custom('goods', '商品', { width: 180, text: ({ lineList }) => goodsList(lineList) }),
    unitsColumn(72),
    column.money('returnAmount', '退货金额', { width: 108 }),
    column.text('reason', '原因', { width: 168 }),
  ],
  filters: [KEYWORD, PERIOD],
  noun: '退货单',
  emptyReason: '已签收的订单可以申请退货。',
});

/** 退货查询: the same returns, found by any filter (ORDER-01). */
export const RETURN_QUERY = defineReport({
  ...RETURNS,
  name: 'returnQuery',
  filters: [KEYWORD, STATUS, PERIOD],
  emptyReason: '提交的退货申请会出现在这里。',
});
