import { sumMoney } from '@dealer-portal/rules/money';
import { Link } from 'react-router';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { goodsList } from '../order-codes';
import { orderHref, unitsOf } from '../order-columns';
import type { ReturnOrder } from './queries';

const TONES: Readonly<Record<string, StatusTone>> = {
  '10': 'waiting',
  '20': 'moving',
  '30': 'bad',
  '40': 'done',
};

/** The columns of a list of returns. */
export const RETURN_COLUMNS: readonly DataColumn<ReturnOrder>[] = [
  {
    key: 'no',
    title: '退货单号',
    width: 136,
    render: ({ returnNo }) => <span className="figure">{returnNo}</span>,
  },
  {
    key: 'status',
    title: '状态',
    width: 84,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
  { key: 'date', title: '申请日期', width: 96, render: ({ createDate }) => createDate ?? '—' },
  {
    key: 'order',
    title: '原订单号',
    width: 112,
    render: ({ orderNo }) => <Link to={orderHref(orderNo)}>{orderNo}</Link>,
  },
  {
    key: 'goods',
    title: '商品',
    width: 180,
    render: ({ lineList }) => goodsList(lineList),
  },
  {
    key: 'units',
    title: '数量',
    width: 72,
    isFigure: true,
    render: (row) => `${unitsOf(row)} 台`,
    total: (rows) => `${rows.reduce((sum, row) => sum + unitsOf(row), 0)} 台`,
  },
  {
    key: 'amount',
    title: '退货金额',
    width: 108,
    isFigure: true,
    render: ({ returnAmount }) => <Money amount={returnAmount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ returnAmount }) => returnAmount))} />,
  },
  { key: 'reason', title: '原因', width: 168, render: ({ reason }) => reason || '—' },
];
