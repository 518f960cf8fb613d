import { INVOICE_TRACE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoiceTrace } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { documentAddress, invoiceAddress, orderAddress } from '#widgets/document-line/document-address';

/** An order with what was written for it. */
export type Trace = RecordOf<'queryInvoiceTrace'>;

const column = columnsOf<Trace>();

/** 一票到底: each order with its delivery, voucher and invoice, so that what is missing is seen (FIN-04). */
export const INVOICE_TRACE = defineReport({
  name: 'invoiceTrace',
  operation: queryInvoiceTrace,
  input: byCustomer,
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
    column.date('orderDate', '下单日期', { isSortable: true }),
    column.money('orderAmount', '订单金额'),
    column.code('dn', '发货单号', {
      width: 120,
      to: ({ dn, orderNo }) => (dn ? documentAddress('logisticsDetail', { orderNo }) : undefined),
    }),
    column.code('voucherNo', '凭证号', { width: 120 }),
    column.code('invoiceNo', '发票号码', { width: 184, to: invoiceAddress }),
    column.date('invoiceDate', '开票日期', { isHiddenAtFirst: true }),
    column.money('invoiceAmount', '开票金额'),
    column.money('uninvoicedAmount', '未开票金额', { isSortable: true }),
    column.status('status', 'statusName', {
      width: 88,
      states: INVOICE_TRACE_STATES,
    }),
  ],
  filters: [
    { kind: 'text', name: 'orderNo', label: '订单号' },
    { kind: 'text', name: 'invoiceNo', label: '发票号码' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
  ],
  document: 'order',
  noun: '订单',
  emptyReason: '下单后，订单与其发货、凭证和发票出现在这里。',
});
