import type { RecordOf } from '@dealer-portal/sdk';
import { queryAcceptanceBills } from '@dealer-portal/sdk/operations';
import type { ComponentType } from 'react';
import { columnsOf } from '#ui/table/columns';
import { defineReport, paged } from '#widgets/report/define-report';
import { reportPage } from '#widgets/report/report-page';

const column = columnsOf<RecordOf<'queryAcceptanceBills'>>();

/** 票据统计: the acceptance bills by state, what they come to and when they are due (FIN-04). */
const BILLS = defineReport({
  name: 'acceptanceBill',
  operation: queryAcceptanceBills,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({ body: { customerCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ billNo }) => billNo,
  columns: [
    column.code('billNo', '票据号码', { width: 240 }),
    column.text('billTypeName', '票据类型', { width: 120, isHiddenAtFirst: true }),
    column.text('drawerName', '出票人', { width: 160 }),
    column.text('acceptorName', '承兑人', { width: 136 }),
    column.money('amount', '票面金额', { isSortable: true }),
    column.date('issueDate', '出票日期'),
    column.date('dueDate', '到期日期', { isSortable: true }),
    column.code('payerCode', '入账付款方', { width: 112 }),
    column.status('status', 'statusName', {
      width: 88,
      tones: { '10': 'waiting', '20': 'done', '30': 'neutral' },
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '票据状态',
      options: [
        { value: '', label: '全部' },
        { value: '10', label: '待审核' },
        { value: '20', label: '已入账' },
        { value: '30', label: '已贴现' },
      ],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '出票日期' },
    { kind: 'text', name: 'billNo', label: '票据号码' },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '票据',
  emptyReason: '录入并审核的承兑汇票会出现在这里。',
});

export const Component: ComponentType = reportPage(BILLS);
