import { compareMoney, orderPrice, sumMoney } from '@dealer-portal/rules/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { Parties, ProductName } from './order-cells';
import { orderHref } from './order-columns';
import { ORDER_FILTER_NAMES, orderFilterFields } from './order-filter';
import { OrderStatus } from './order-status';
import { type OrderLine, type OrderSummary, ordersQuery } from './queries';
import { RecordPage } from './record-page';

/** One line of one order. */
interface LineRow {
  readonly order: OrderSummary;
  readonly line: OrderLine;
}

const hiddenColumns = slot('local', 'orderLineColumns', isColumnLayout);

const amountOf = ({ line }: LineRow) => orderPrice([line]);

const COLUMNS: readonly DataColumn<LineRow>[] = [
  {
    key: 'orderNo',
    title: '订单号',
    width: 120,
    render: ({ order: { orderNo } }) => <Link to={orderHref(orderNo)}>{orderNo}</Link>,
  },
  { key: 'date', title: '下单日期', width: 104, render: ({ order }) => order.createDate },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ order: { status, statusName } }) => <OrderStatus status={status} name={statusName} />,
  },
  { key: 'product', title: '商品', width: 220, render: ({ line }) => <ProductName {...line} /> },
  {
    key: 'code',
    title: '产品编码',
    width: 112,
    isHiddenAtFirst: true,
    render: ({ line }) => line.productCode,
  },
  {
    key: 'number',
    title: '数量',
    width: 92,
    isFigure: true,
    compare: (left, right) => left.line.number - right.line.number,
    render: ({ line }) => `${line.number} 台`,
    total: (rows) => `${rows.reduce((sum, { line }) => sum + line.number, 0)} 台`,
  },
  {
    key: 'price',
    title: '单价',
    width: 104,
    isFigure: true,
    render: ({ line }) => <Money amount={line.price} />,
  },
  {
    key: 'amount',
    title: '金额',
    width: 120,
    isFigure: true,
    compare: (left, right) => compareMoney(amountOf(left), amountOf(right)),
    render: (row) => <Money amount={amountOf(row)} />,
    total: (rows) => <Money amount={sumMoney(rows.map(amountOf))} />,
  },
  {
    key: 'parties',
    title: '送达方 / 付款方',
    width: 260,
    render: ({ order }) => <Parties {...order} />,
  },
];

/** 订单查询: the orders line by line, for looking up a model across orders (ORDER-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(ORDER_FILTER_NAMES);
  const { values, pageNum, pageSize } = filter;
  const asked = { ...values, pageNum, pageSize };
  const orders = useQuery({ ...ordersQuery(account, asked), placeholderData: keepPreviousData });
  const { data } = orders;
  const rows = (data?.records ?? []).flatMap((order) => order.lineList.map((line) => ({ order, line })));
  return (
    <RecordPage
      context="按商品行查看订单；页码按订单计"
      noun="订单"
      emptyReason="下单后可在这里按型号查找。"
      filter={filter}
      fields={orderFilterFields(account.shipTos)}
      query={{ ...orders, data: data && { records: rows, total: data.total } }}
      table={{
        columns: COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ order, line }) => `${order.orderNo} ${line.productCode}`,
      }}
    />
  );
}
