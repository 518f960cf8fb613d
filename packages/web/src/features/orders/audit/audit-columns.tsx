import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/data-table-types';
import { ORDER_COLUMNS } from '../order-columns';
import type { AuditOrder, AuditStatus } from './queries';

/** The address of an audit. */
export function auditHref(orderNo: string, auditStatus: AuditStatus | string): string {
  return `${href('auditdetail')}?${new URLSearchParams({ orderNo, auditStatus })}`;
}

const OF_ORDER = ['createDate', 'goods', 'units', 'amount', 'payer', 'shipTo'];

/** The columns of the audit list: those of an order, and who handed it in and who decided. */
export const AUDIT_COLUMNS: readonly DataColumn<AuditOrder>[] = [
  {
    key: 'orderNo',
    title: '订单号',
    width: 132,
    render: ({ orderNo, auditStatus }) => <Link to={auditHref(orderNo, auditStatus)}>{orderNo}</Link>,
  },
  { key: 'audit', title: '审核状态', width: 96, render: ({ auditStatusName }) => auditStatusName },
  { key: 'applyUser', title: '提交人', width: 96, render: ({ applyUser }) => applyUser || '—' },
  { key: 'applyTime', title: '提交时间', width: 160, render: ({ applyTime }) => applyTime || '—' },
  ...ORDER_COLUMNS.filter(({ key }) => OF_ORDER.includes(key)),
  {
    key: 'auditUser',
    title: '审核人',
    width: 96,
    isHiddenAtFirst: true,
    render: ({ auditUser }) => auditUser || '—',
  },
  {
    key: 'auditTime',
    title: '审核时间',
    width: 160,
    isHiddenAtFirst: true,
    render: ({ auditTime }) => auditTime || '—',
  },
  { key: 'remark', title: '审核意见', width: 180, render: ({ auditRemark }) => auditRemark || '—' },
];
