import { queryInvoices } from '@dealer-portal/sdk/operations';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { listOf } from '#ui/text/list-of';
import { byCustomer, defineReport, pagedBy } from '#widgets/report/define-report';
import { orderAddress } from '#widgets/report/document-address';
import { reportPage } from '#widgets/report/report-page';
import {
  INVOICE_NO,
  INVOICE_PERIOD,
  INVOICE_TONES,
  INVOICES,
  type Invoice,
  ORDER_NO,
} from './invoice-report';

/** A product on an invoice; amounts are those of the line. */
type InvoiceLine = ReturnType<typeof linesOf>[number];

function linesOf({ lineList, ...invoice }: Invoice) {
  return listOf(lineList).map((line, at) => ({
    ...invoice,
    ...line,
    lineNo: `${invoice.invoiceNo} ${at + 1}`,
  }));
}

const column = columnsOf<InvoiceLine>();

/** 发票明细: what stands on the invoices, product by product; pages count the invoices (FIN-04). */
const INVOICE_LINES = defineReport({
  name: 'invoiceLine',
  operation: queryInvoices,
  input: byCustomer,
  rows: pagedBy(linesOf),
  rowKey: ({ lineNo }) => lineNo,
  columns: [
    column.code('invoiceNo', '发票号码', { width: 184, detail: ({ invoiceDate }) => invoiceDate }),
    column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
    column.custom('product', '产品', {
      width: 176,
      text: ({ productModel, productCode }) => productModel ?? productCode,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ({ productName }) => productName,
    }),
    column.number('number', '数量', { width: 80, unit: '台' }),
    column.money('price', '含税单价', { width: 104, total: false }),
    column.money('netAmount', '不含税金额'),
    column.number('taxRate', '税率', { width: 72, unit: '%', isHiddenAtFirst: true }),
    column.money('taxAmount', '税额', { width: 112 }),
    column.money('amount', '价税合计'),
    column.status('status', 'statusName', { width: 88, tones: INVOICE_TONES }),
  ],
  filters: [INVOICE_NO, ORDER_NO, INVOICE_PERIOD],
  totals: ({ netTotal, taxTotal, amountTotal }) => ({
    netAmount: netTotal,
    taxAmount: taxTotal,
    amount: amountTotal,
  }),
  document: 'invoice',
  noun: '发票',
  emptyReason: INVOICES.emptyReason,
});

export const Component = reportPage(INVOICE_LINES);
