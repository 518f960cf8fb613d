import { choicesOf, FINANCE_ORDER_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryFinanceOrders } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';

/** An order that may be financed, or is. */
export type FinanceOrder = RecordOf<'queryFinanceOrders'>;

const column = columnsOf<FinanceOrder>();

const { financeable } = FINANCE_ORDER_STATES;

type OrderFilter = FilterField<FilterName<'queryFinanceOrders'>>;

const STATUS: OrderFilter = {
  kind: 'tabs',
  name: 'status',
  label: '融资状态',
  options: [ALL, ...choicesOf(FINANCE_ORDER_STATES)],
};
const PERIOD: OrderFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' };
const ORDER_NO: OrderFilter = { kind: 'text', name: 'orderNo', label: '订单号' };

const ORDER = column.code('orderNo', '订单号', { to: orderAddress });
const DATE = column.date('createDate', '下单日期', { isSortable: true });
const AMOUNT = column.money('amount', '订单金额', { width: 144, isSortable: true });
const RATE = column.number('financeRate', '可融资比例', { width: 104, unit: '%' });
const FINANCE_AMOUNT = column.money('financeAmount', '可融资金额', { width: 144, isSortable: true });

/** 融资订单: the orders of the last weeks with what may be financed of them, and the financing of the others (FIN-08). */
export const FINANCE_ORDERS = defineReport({
  name: 'financeOrder',
  operation: queryFinanceOrders,
  input: byCustomer,
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    ORDER,
    DATE,
    AMOUNT,
    RATE,
    FINANCE_AMOUNT,
    column.code('financeNo', '融资编号', { width: 160, to: financingAddress }),
    column.status('status', 'statusName', { width: 88, states: FINANCE_ORDER_STATES }),
  ],
  filters: [STATUS, PERIOD, ORDER_NO],
  noun: '融资订单',
  emptyReason: '近期下的订单会出现在这里，可选择后申请融资。',
});

/** 批量融资订单: the orders that may be financed, to choose several of them (FIN-08). */
export const FINANCEABLE_ORDERS = defineReport({
  ...FINANCE_ORDERS,
  name: 'financeableOrder',
  input: (account, filters, page) => byCustomer(account, { ...filters, status: financeable.value }, page),
  columns: [ORDER, DATE, AMOUNT, RATE, FINANCE_AMOUNT],
  filters: [PERIOD, ORDER_NO],
  noun: '可融资订单',
});

/** The financing of an order, if it has one. */
function financingAddress({ orderNo, financeNo }: FinanceOrder): string | undefined {
  return financeNo
    ? documentAddress('financeOrderQueryFinanceOrderDetail', { orderNo, financeNo })
    : undefined;
}

/** Where financing is applied for, with the orders that it is for. */
export function applyAddress(orders: readonly Pick<FinanceOrder, 'orderNo'>[]): string {
  const query = new URLSearchParams(orders.map(({ orderNo }) => ['orderNo', orderNo]));
  return `${href('loanPreLoanApply')}?${query}`;
}

/** The way to its financing, while an order may be financed. */
export function financeOrderActions(order: FinanceOrder): readonly RowAction[] {
  return order.status === financeable.value
    ? [{ key: 'apply', label: '去融资', to: applyAddress([order]) }]
    : [];
}
