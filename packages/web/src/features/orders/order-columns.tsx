import { compareMoney, sumMoney } from '@dealer-portal/rules/money';
import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { Parties } from './order-cells';
import { goodsList } from './order-codes';
import { OrderStatus } from './order-status';
import type { OrderSummary } from './queries';

/** Pieces of an order. */
export function unitsOf({ lineList }: Pick<OrderSummary, 'lineList'>): number {
  return lineList.reduce((sum, { number }) => sum + number, 0);
}

/** The address of an order's detail. */
export function orderHref(orderNo: string): string {
  return `${href('orderDetail')}?orderNo=${encodeURIComponent(orderNo)}`;
}

function goodsText({ lineList }: OrderSummary): string {
  const [first, ...rest] = lineList;
  if (!first) return '—';
  const name = first.productModel ?? first.productCode;
  return rest.length === 0 ? name : `${name} 等 ${lineList.length} 种`;
}

/** The columns of a list of orders; the amount's total is of the rows on this page. */
export const ORDER_COLUMNS: readonly DataColumn<OrderSummary>[] = [
  {
    key: 'orderNo',
    title: '订单号',
    width: 112,
    render: ({ orderNo }) => (
      <Link to={orderHref(orderNo)} className="figure">
        {orderNo}
      </Link>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 84,
    render: ({ status, statusName }) => <OrderStatus status={status} name={statusName} />,
  },
  {
    key: 'createDate',
    title: '下单日期',
    width: 108,
    compare: (left, right) => left.createDate.localeCompare(right.createDate),
    render: ({ createDate }) => <span className="figure">{createDate}</span>,
  },
  {
    key: 'goods',
    title: '商品',
    width: 160,
    render: (order) => (
      <div className="data-table-text" title={goodsList(order.lineList, '\n')}>
        {goodsText(order)}
      </div>
    ),
  },
  {
    key: 'units',
    title: '数量',
    width: 84,
    isFigure: true,
    compare: (left, right) => unitsOf(left) - unitsOf(right),
    render: (order) => `${unitsOf(order)} 台`,
    total: (rows) => `${rows.reduce((sum, order) => sum + unitsOf(order), 0)} 台`,
  },
  {
    key: 'amount',
    title: '金额',
    width: 120,
    isFigure: true,
    compare: (left, right) => compareMoney(left.amount, right.amount),
    render: ({ amount }) => <Money amount={amount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ amount }) => amount))} />,
  },
  {
    key: 'parties',
    title: '送达方 / 付款方',
    width: 208,
    render: (order) => <Parties {...order} />,
  },
  {
    key: 'groupingNo',
    title: '组单号',
    width: 148,
    isHiddenAtFirst: true,
    render: ({ groupingNo }) => groupingNo || '—',
  },
  {
    key: 'orderTypeNo',
    title: '订单类型编号',
    width: 140,
    isHiddenAtFirst: true,
    render: ({ orderTypeNo }) => orderTypeNo,
  },
];
