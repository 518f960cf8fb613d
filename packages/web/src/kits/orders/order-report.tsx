import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { type Listed, listOf } from '#ui/text/list-of';
import { partiesColumn, unitsColumn } from '#widgets/orders/order-cells';
import { goodsList } from '#widgets/orders/order-codes';
import { orderHref } from '#widgets/orders/order-href';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import type { OrderSummary } from '#widgets/orders/queries';
import { orderFilters } from './order-filter';
import '#ui/table/data-table.css';
import { joined } from '#ui/text/joined';

const column = columnsOf<OrderSummary>();

/** 我的订单: the dealer's orders, newest first; the server makes the file of them (ORDER-01). */
export const ORDERS = defineReport({
  name: 'order',
  operation: queryMyOrders,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单号', { width: 112, to: ({ orderNo }) => orderHref(orderNo) }),
    ORDER_STATUS,
    column.date('createDate', '下单日期', { width: 108, isSortable: true }),
    column.custom('goods', '商品', {
      width: 160,
      text: ({ lineList }) => goodsList(lineList),
      render: ({ lineList }) => (
        <div className="data-table-text" title={goodsList(lineList, '\n')}>
          {firstGoods(lineList)}
        </div>
      ),
    }),
    unitsColumn(84),
    column.money('amount', '金额', { isSortable: true }),
    partiesColumn(208),
    column.text('groupingNo', '组单号', { width: 148, isHiddenAtFirst: true }),
    column.text('orderTypeNo', '订单类型编号', { width: 140, isHiddenAtFirst: true }),
  ],
  filters: ({ shipTos }) => orderFilters(shipTos),
  noun: '订单',
  emptyReason: '新下的订单会出现在最上面。',
  detail: { to: ({ orderNo }) => orderHref(orderNo), label: false },
  exports: 'none',
});

/** Goods of an order in a few words: the first model, and how many kinds there are. */
export function firstGoods(lines: Listed<OrderSummary['lineList'][number]>): string {
  const [first, ...rest] = listOf(lines);
  if (!first) return '—';
  // A server may send anything in place of a model.
  const name = joined([first.productModel]) || joined([first.productCode]) || '—';
  return rest.length === 0 ? name : `${name} 等 ${rest.length + 1} 种`;
}
