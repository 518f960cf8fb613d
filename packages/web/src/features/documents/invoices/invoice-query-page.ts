import { choicesOf, INVOICE_STATES } from '@dealer-portal/rules/states';
import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { documentAddress } from '#widgets/document-line/document-address';
import { INVOICE, INVOICE_NO, INVOICE_PERIOD, INVOICES, ORDER_NO } from './invoice-report';

/** 发票查询: an invoice is found by any of its numbers, with what stands on it (FIN-04). */
const INVOICE_QUERY = defineReport({
  ...INVOICES,
  name: 'invoiceQuery',
  columns: [
    INVOICE.invoiceNo,
    INVOICE.invoiceType,
    INVOICE.customerName,
    INVOICE.orderNo,
    INVOICE.invoiceDate,
    INVOICE.taxRate,
    INVOICE.amount,
    INVOICE.status,
    { ...INVOICE.netAmount, isHiddenAtFirst: true },
    { ...INVOICE.taxAmount, isHiddenAtFirst: true },
  ],
  filters: [
    INVOICE_NO,
    ORDER_NO,
    INVOICE_PERIOD,
    { kind: 'choice', name: 'status', label: '发票状态', options: choicesOf(INVOICE_STATES) },
  ],
  detail: {
    to: ({ invoiceNo }) => documentAddress('invoiceInvoiceinquiryInvoicedetails', { invoiceNo }) ?? '',
    label: '明细',
  },
});

export const Component = reportPage(INVOICE_QUERY, { actionsWidth: 72 });
