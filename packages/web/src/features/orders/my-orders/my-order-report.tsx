import { payerListName, placeName, shipToListName } from '@dealer-portal/rules/address-book';
import { orderProgress } from '@dealer-portal/rules/order-list';
import { choicesOf, ORDER_STATES } from '@dealer-portal/rules/states';
import { orderFilters } from '#kits/orders/order-filter';
import { ORDERS } from '#kits/orders/order-report';
import type { Account } from '#platform/session/account';
import { Ruler } from '#ui/ruler/ruler';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { Money } from '#ui/text/money';
import { dayText } from '#ui/text/wire-text';
import { ArrivalOf } from '#widgets/orders/arrival-note';
import { unitsColumn } from '#widgets/orders/order-cells';
import { goodsList } from '#widgets/orders/order-codes';
import { orderHref } from '#widgets/orders/order-href';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import type { OrderSummary } from '#widgets/orders/queries';
import { OrderGoods } from './turn/order-goods';
import '#ui/table/data-table.css';
import '#widgets/orders/orders.css';
import { stateText } from '#ui/text/joined';

const isCancelled = ({ status }: OrderSummary) => status === ORDER_STATES.cancelled.value;

/** What was cancelled is in no sum of orders. */
const leavesOut = { is: isCancelled, name: '已取消' };

const column = columnsOf<OrderSummary>({ leavesOut });
const RULER = 88;

/** A column that everybody sees has a place of its own in a phone's card (orders.css). */
function inCard(column: ReportColumn<OrderSummary>): ReportColumn<OrderSummary> {
  return column.isHiddenAtFirst ? column : { ...column, cardArea: column.key };
}

/** 我的订单 in rows of 44 px: how far each is, what it holds, where it goes and who pays (ORDER-01). */
export const MY_ORDERS = {
  ...ORDERS,
  name: 'myOrder',
  views: [{ name: '待我处理', values: { turn: 'me' } }],
  // The state is chosen in the strip of the month, and stands among the folded filters too.
  filters: ({ shipTos }: Account) => [
    ...orderFilters(shipTos).filter(({ name }) => name !== 'status'),
    { kind: 'choice' as const, name: 'status' as const, label: '订单状态', options: choicesOf(ORDER_STATES) },
  ],
  // Wide windows only; an order that was cancelled is in no sum.
  sums: [
    {
      title: '按送达方',
      group: (order: OrderSummary) =>
        isCancelled(order)
          ? undefined
          : { name: placeName(order.sendtoAddress), filters: { sendtoCode: order.sendtoCode ?? '' } },
      amount: ({ amount }: OrderSummary) => amount,
    },
    {
      title: '按付款方',
      group: (order: OrderSummary) =>
        isCancelled(order) ? undefined : { name: order.payerName || payerListName(order).short },
      amount: ({ amount }: OrderSummary) => amount,
    },
  ],
  columns: [
    column.code('orderNo', '订单', {
      width: 112,
      to: ({ orderNo }) => orderHref(orderNo),
      detail: ['创建日期', ({ createDate }) => dayText(createDate)],
    }),
    {
      ...column.custom('progress', '提交 · 审核 · 发货 · 签收', {
        width: 168,
        text: ({ statusName }) => statusName,
        render: (order) => <Progress order={order} />,
      }),
      cardTitle: '进度',
    },
    // Widths: a window of 1280 px has room for all columns, one of 1024 px up to the amount.
    column.custom('goods', '商品', {
      width: 204,
      text: ({ lineList }) => goodsList(lineList),
      render: (order) => <OrderGoods order={order} />,
    }),
    { ...unitsColumn(76), leavesOut },
    {
      ...column.money('amount', '金额', { width: 124, isSortable: true }),
      render: ({ amount }: OrderSummary) => <Money amount={amount} strong />,
    },
    column.custom('shipTo', '送达方', {
      width: 104,
      text: (row) => shipToListName(row).full,
      render: (row) => (
        <div className="data-table-text" title={shipToListName(row).full}>
          {placeName(row.sendtoAddress)}
        </div>
      ),
    }),
    column.custom('payer', '付款方', {
      width: 156,
      text: (row) => payerListName(row).full,
      render: (row) => (
        <div className="data-table-text" title={payerListName(row).full}>
          {row.payerName || payerListName(row).short}
        </div>
      ),
    }),
    column.date('createDate', '下单日期', { width: 108, isSortable: true, isHiddenAtFirst: true }),
    { ...ORDER_STATUS, isHiddenAtFirst: true },
    column.text('groupingNo', '组单号', { width: 148, isHiddenAtFirst: true }),
    column.text('orderTypeNo', '订单类型编号', { width: 140, isHiddenAtFirst: true }),
  ].map(inCard),
};

/** The ruler of an order with its word. */
function Progress({ order }: { readonly order: OrderSummary }) {
  const { value, isDone } = orderProgress(order.status);
  return (
    <span className="order-progress" data-done={isDone || undefined}>
      <Ruler value={value} width={RULER} tone={isDone ? 'success' : 'primary'} />
      {stateText(order.statusName)}
      <ArrivalOf order={order} />
    </span>
  );
}
