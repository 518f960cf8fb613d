import { choicesOf, EVENT_WORK_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryEventWorks } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<RecordOf<'queryEventWorks'>>();

/** The problems that a customer reported: how each stands, what was answered. */
export const EVENT_WORKS = defineReport({
  name: 'eventWork',
  operation: queryEventWorks,
  input: byCustomer,
  rows: paged,
  rowKey: ({ workNo }) => workNo,
  columns: [
    column.code('workNo', '工单号', { width: 152 }),
    column.status('status', 'statusName', {
      width: 80,
      states: EVENT_WORK_STATES,
    }),
    column.text('typeName', '类型', { width: 80 }),
    column.text('content', '问题描述', { width: 224 }),
    column.code('orderNo', '订单号', { width: 112 }),
    column.text('reply', '处理结果', { width: 192 }),
    column.moment('submitDate', '提交时间'),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: choicesOf(EVENT_WORK_STATES),
    },
    { kind: 'choice', name: 'type', label: '问题类型', options: [] },
    { kind: 'text', name: 'workNo', label: '工单号' },
  ],
  noun: '问题反馈',
  emptyReason: '提交的问题和处理进度会出现在这里。',
});
