import { choicesOf, INVOICE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoiceApplies } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { invoiceAddress, orderAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryInvoiceApplies'>>(withoutState(INVOICE_APPLICATION_STATES.rejected));

/** 开票申请明细: the applications for invoices, with the invoice that came of each (FIN-04). */
const INVOICE_APPLIES = defineReport({
  name: 'invoiceApply',
  operation: queryInvoiceApplies,
  input: byCustomer,
  rows: paged,
  rowKey: ({ applyNo }) => applyNo,
  columns: [
    column.code('applyNo', '申请单号', { width: 144 }),
    column.code('orderNo', '订单号', { width: 128, to: orderAddress }),
    column.date('applyDate', '申请日期', { isSortable: true }),
    column.money('netAmount', '不含税金额'),
    column.number('taxRate', '税率', { width: 72, unit: '%' }),
    column.money('taxAmount', '税额', { width: 112 }),
    column.money('amount', '价税合计'),
    column.code('invoiceNo', '发票号码', { width: 184, to: invoiceAddress }),
    column.status('status', 'statusName', {
      width: 88,
      states: INVOICE_APPLICATION_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '申请状态',
      options: [ALL, ...choicesOf(INVOICE_APPLICATION_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
    { kind: 'text', name: 'orderNo', label: '订单号' },
  ],
  noun: '开票申请',
  emptyReason: '订单签收后可以申请开票，申请出现在这里。',
});

export const Component = reportPage(INVOICE_APPLIES);
