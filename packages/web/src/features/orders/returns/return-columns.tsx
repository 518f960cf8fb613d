import { sumMoney } from '@dealer-portal/rules/money';
import { Link } from 'react-router';
import type { DataColumn } from '#ui/data-table-types';
import { Money } from '#ui/money';
import { orderHref, unitsOf } from '../order-columns';
import type { ReturnOrder } from './queries';

/** The columns of a list of returns. */
export const RETURN_COLUMNS: readonly DataColumn<ReturnOrder>[] = [
  {
    key: 'no',
    title: '退货单号',
    width: 152,
    render: ({ returnNo }) => <span className="figure">{returnNo}</span>,
  },
  { key: 'status', title: '状态', width: 88, render: ({ statusName }) => statusName },
  { key: 'date', title: '申请日期', width: 112, render: ({ createDate }) => createDate ?? '—' },
  {
    key: 'order',
    title: '原订单号',
    width: 132,
    render: ({ orderNo }) => <Link to={orderHref(orderNo)}>{orderNo}</Link>,
  },
  {
    key: 'goods',
    title: '商品',
    width: 220,
    render: ({ lineList }) =>
      lineList.map((line) => `${line.productModel ?? line.productCode} × ${line.number}`).join('，'),
  },
  {
    key: 'units',
    title: '数量',
    width: 88,
    isFigure: true,
    render: (row) => `${unitsOf(row)} 台`,
    total: (rows) => `${rows.reduce((sum, row) => sum + unitsOf(row), 0)} 台`,
  },
  {
    key: 'amount',
    title: '退货金额',
    width: 128,
    isFigure: true,
    render: ({ returnAmount }) => <Money amount={returnAmount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ returnAmount }) => returnAmount))} />,
  },
  { key: 'reason', title: '原因', width: 200, render: ({ reason }) => reason || '—' },
];
