import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { WithNote } from '../order-cells';
import { minuteOf } from '../order-codes';
import { ORDER_COLUMNS } from '../order-columns';
import type { AuditOrder, AuditStatus } from './queries';

/** The address of an audit. */
export function auditHref(orderNo: string, auditStatus: AuditStatus | string): string {
  return `${href('auditdetail')}?${new URLSearchParams({ orderNo, auditStatus })}`;
}

const OF_ORDER = ['createDate', 'goods', 'units', 'amount', 'parties'];

const TONES: Readonly<Record<string, StatusTone>> = { '0': 'waiting', '1': 'done', '2': 'bad' };

interface AuditStateProps {
  readonly auditStatus: string;
  readonly auditStatusName: string;
}

/** The state of an audit. */
export function AuditState({ auditStatus, auditStatusName }: AuditStateProps) {
  return <StatusTag tone={TONES[auditStatus] ?? 'neutral'}>{auditStatusName}</StatusTag>;
}

/** The columns of the audit list: those of an order, and who handed it in and who decided. */
export const AUDIT_COLUMNS: readonly DataColumn<AuditOrder>[] = [
  {
    key: 'orderNo',
    title: '订单号',
    width: 108,
    render: ({ orderNo, auditStatus }) => <Link to={auditHref(orderNo, auditStatus)}>{orderNo}</Link>,
  },
  {
    key: 'audit',
    title: '审核状态',
    width: 88,
    render: ({ auditRemark, ...audit }) => (
      <>
        <AuditState {...audit} />
        {auditRemark && (
          <div className="secondary" title={auditRemark}>
            {auditRemark}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'apply',
    title: '提交人 / 时间',
    width: 132,
    render: ({ applyUser, applyTime }) => <WithNote text={applyUser || '—'} note={minuteOf(applyTime)} />,
  },
  ...ORDER_COLUMNS.filter(({ key }) => OF_ORDER.includes(key)),
  {
    key: 'auditUser',
    title: '审核人 / 时间',
    width: 136,
    isHiddenAtFirst: true,
    render: ({ auditUser, auditTime }) => <WithNote text={auditUser || '—'} note={minuteOf(auditTime)} />,
  },
];
