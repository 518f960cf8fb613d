import type { RecordOf } from '@dealer-portal/sdk';
import { queryAuditOrders } from '@dealer-portal/sdk/operations';
import { ORDER_PERIOD } from '#kits/orders/order-filter';
import { ORDERS } from '#kits/orders/order-report';
import { defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { withNote } from '#widgets/orders/order-cells';
import { minuteOf } from '#widgets/orders/order-codes';

export type AuditOrder = RecordOf<'queryAuditOrders'>;

/** The states of an audit, by the description's codes. */
export const AUDIT_STATES = [
  { value: '0', label: '待审核' },
  { value: '1', label: '已通过' },
  { value: '2', label: '已拒绝' },
] as const;

const ORDER_COLUMNS = ['createDate', 'goods', 'units', 'amount', 'parties'];

const column = columnsOf<AuditOrder>();

/** The state of an audit. */
export const AUDIT_STATUS = column.status('auditStatus', 'auditStatusName', {
  title: '审核状态',
  width: 88,
  tones: { '0': 'waiting', '1': 'done', '2': 'bad' },
});

/** 审核列表: orders that wait for the audit of the dealer's administrator, and who handed them in (ORDER-01). */
export const AUDITS = defineReport({
  name: 'audit',
  operation: queryAuditOrders,
  input: ({ saletoCode }, { auditStatus = '0', ...filters }, page) => ({
    body: { saletoCode, ...filters, auditStatus, ...page },
  }),
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单号', { width: 108, to: auditHref }),
    withNote(AUDIT_STATUS, ({ auditRemark }) => auditRemark),
    withNote(column.text('applyUser', '提交人 / 时间', { width: 132 }), ({ applyTime }) =>
      minuteOf(applyTime),
    ),
    ...ORDERS.columns.filter(({ key }) => ORDER_COLUMNS.includes(key)),
    withNote(
      column.text('auditUser', '审核人 / 时间', { width: 136, isHiddenAtFirst: true }),
      ({ auditTime }) => minuteOf(auditTime),
    ),
  ],
  filters: [
    {
      // Those that wait are the list's start, so that state stands in the address only when it is another.
      kind: 'tabs',
      name: 'auditStatus',
      label: '审核状态',
      options: AUDIT_STATES.map(({ value, label }) => ({ value: value === '0' ? '' : value, label })),
    },
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
    ORDER_PERIOD,
  ],
  noun: '待审核订单',
  emptyReason: '子账号提交的订单会在这里等待审核。',
  detail: { to: auditHref, label: ({ auditStatus }) => (auditStatus === '0' ? '审核' : '查看') },
});

/** The address of an audit. */
function auditHref({ orderNo, auditStatus }: Pick<AuditOrder, 'orderNo' | 'auditStatus'>): string {
  return `${href('auditdetail')}?${new URLSearchParams({ orderNo, auditStatus })}`;
}
