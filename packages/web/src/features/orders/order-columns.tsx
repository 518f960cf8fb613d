import { compareMoney, sumMoney } from '@dealer-portal/rules/money';
import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/data-table-types';
import { Money } from '#ui/money';
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

/** `(code)name`, as codes are shown everywhere; a dash without a code. */
export function codeAndName(code: string | undefined, name: string | undefined): string {
  return code ? `(${code})${name ?? ''}` : '—';
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
    width: 132,
    render: ({ orderNo }) => (
      <Link to={orderHref(orderNo)} className="figure">
        {orderNo}
      </Link>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => <OrderStatus status={status} name={statusName} />,
  },
  {
    key: 'createDate',
    title: '下单日期',
    width: 104,
    compare: (left, right) => left.createDate.localeCompare(right.createDate),
    render: ({ createDate }) => <span className="figure">{createDate}</span>,
  },
  {
    key: 'goods',
    title: '商品',
    width: 176,
    render: (order) => (
      <span
        title={order.lineList
          .map((line) => `${line.productModel ?? line.productCode} × ${line.number}`)
          .join('\n')}
      >
        {goodsText(order)}
      </span>
    ),
  },
  {
    key: 'units',
    title: '数量',
    width: 88,
    isFigure: true,
    compare: (left, right) => unitsOf(left) - unitsOf(right),
    render: (order) => `${unitsOf(order)} 台`,
    total: (rows) => `${rows.reduce((sum, order) => sum + unitsOf(order), 0)} 台`,
  },
  {
    key: 'amount',
    title: '金额',
    width: 128,
    isFigure: true,
    compare: (left, right) => compareMoney(left.amount, right.amount),
    render: ({ amount }) => <Money amount={amount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ amount }) => amount))} />,
  },
  {
    key: 'payer',
    title: '付款方',
    width: 200,
    render: ({ payerCode, payerName }) => codeAndName(payerCode, payerName),
  },
  {
    key: 'shipTo',
    title: '送达方',
    width: 240,
    render: ({ sendtoCode, sendtoAddress }) => codeAndName(sendtoCode, sendtoAddress),
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
