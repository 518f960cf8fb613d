import { choicesOf, ORDER_AUDIT_STATES } from '@dealer-portal/rules/states';
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

const { toAudit } = ORDER_AUDIT_STATES;

const ORDER_COLUMNS = ['createDate', 'goods', 'units', 'amount', 'parties'];

const column = columnsOf<AuditOrder>();

/** The state of an audit. */
export const AUDIT_STATUS = column.status('auditStatus', 'auditStatusName', {
  title: '审核状态',
  width: 88,
  states: ORDER_AUDIT_STATES,
});

/** 审核列表: orders that wait for the audit of the dealer's administrator, and who handed them in (ORDER-01). */
export const AUDITS = defineReport({
  name: 'audit',
  operation: queryAuditOrders,
  input: ({ saletoCode }, { auditStatus = toAudit.value, ...filters }, page) => ({
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
      options: choicesOf({ ...ORDER_AUDIT_STATES, toAudit: { ...toAudit, value: '' } }),
    },
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
    ORDER_PERIOD,
  ],
  noun: '待审核订单',
  emptyReason: '子账号提交的订单会在这里等待审核。',
  detail: { to: auditHref, label: ({ auditStatus }) => (auditStatus === toAudit.value ? '审核' : '查看') },
});

/** The address of an audit. */
function auditHref({ orderNo, auditStatus }: Pick<AuditOrder, 'orderNo' | 'auditStatus'>): string {
  return `${href('auditdetail')}?${new URLSearchParams({ orderNo, auditStatus })}`;
}
