import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoiceTrace } from '@dealer-portal/sdk/operations';
import type { ComponentType } from 'react';
import { columnsOf } from '#ui/table/columns';
import { defineReport, paged } from '#widgets/report/define-report';
import { documentAddress } from '#widgets/report/document-address';
import { reportPage } from '#widgets/report/report-page';

const column = columnsOf<RecordOf<'queryInvoiceTrace'>>();

/** 一票到底: each order with its delivery, voucher and invoice, so that what is missing is seen (FIN-04). */
const INVOICE_TRACE = defineReport({
  name: 'invoiceTrace',
  operation: queryInvoiceTrace,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({ body: { customerCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单号', {
      width: 120,
      to: ({ orderNo }) => documentAddress('orderDetail', { orderNo }),
    }),
    column.date('orderDate', '下单日期', { isSortable: true }),
    column.money('orderAmount', '订单金额'),
    column.code('dn', '发货单号', {
      width: 120,
      to: ({ dn, orderNo }) => (dn ? documentAddress('logisticsDetail', { orderNo }) : undefined),
    }),
    column.code('voucherNo', '凭证号', { width: 120 }),
    column.code('invoiceNo', '发票号码', {
      width: 184,
      to: ({ invoiceNo }) => documentAddress('newInvoiceNewInvoiceDetails', { invoiceNo }),
    }),
    column.date('invoiceDate', '开票日期', { isHiddenAtFirst: true }),
    column.money('invoiceAmount', '开票金额'),
    column.money('uninvoicedAmount', '未开票金额', { isSortable: true }),
    column.status('status', 'statusName', {
      width: 88,
      tones: { '10': 'waiting', '20': 'moving', '30': 'done', '40': 'bad' },
    }),
  ],
  filters: [
    { kind: 'text', name: 'orderNo', label: '订单号' },
    { kind: 'text', name: 'invoiceNo', label: '发票号码' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
  ],
  noun: '订单',
  emptyReason: '下单后，订单与其发货、凭证和发票出现在这里。',
});

export const Component: ComponentType = reportPage(INVOICE_TRACE);
