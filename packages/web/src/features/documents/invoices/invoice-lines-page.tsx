import { INVOICE_STATES } from '@dealer-portal/rules/states';
import { queryInvoices } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport } from '#kits/report/define-report';
import { pagedLines } from '#kits/report/paged-lines';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { UNREAD_LINES } from '#ui/text/list-of';
import { orderAddress } from '#widgets/document-line/document-address';
import { InvoiceCourse } from './invoice-course';
import { INVOICE_NO, INVOICE_PERIOD, INVOICES, type Invoice, ORDER_NO } from './invoice-report';

type Product = NonNullable<Invoice['lineList']>[number];

/** A product on an invoice, or an invoice whose products did not come; amounts are those of the line. */
interface InvoiceLine extends Omit<Invoice, keyof Product | 'lineList'>, Partial<Product> {
  readonly lineNo: string;
}

function rowOf(invoice: Invoice, line: Product | undefined, at: number): InvoiceLine {
  const { lineList: _, netAmount, taxRate, taxAmount, amount, ...head } = invoice;
  return {
    ...head,
    ...(line ?? { productModel: UNREAD_LINES }),
    lineNo: `${invoice.invoiceNo} ${at + 1}`,
  };
}

const column = columnsOf<InvoiceLine>();

/** 发票明细: what stands on the invoices, product by product; pages count the invoices (FIN-04). */
const INVOICE_LINES = defineReport({
  name: 'invoiceLine',
  operation: queryInvoices,
  input: byCustomer,
  rows: pagedLines(({ lineList }: Invoice) => lineList, rowOf),
  rowKey: ({ lineNo }) => lineNo,
  columns: [
    column.code('invoiceNo', '发票号码', {
      width: 184,
      detail: ['开票日期', ({ invoiceDate }) => invoiceDate],
    }),
    column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
    column.custom('product', '产品', {
      width: 176,
      text: ({ productModel, productCode }) => productModel ?? productCode ?? '',
      to: ({ productCode }) => productCode && href('detail', { productCode }),
      detail: ['产品名称', ({ productName }) => productName],
    }),
    column.number('number', '数量', { width: 80, unit: '台' }),
    column.money('price', '含税单价', { width: 104, total: false }),
    column.money('netAmount', '不含税金额'),
    column.number('taxRate', '税率', { width: 72, unit: '%', isHiddenAtFirst: true }),
    column.money('taxAmount', '税额', { width: 112 }),
    column.money('amount', '价税合计'),
    column.status('status', 'statusName', { width: 88, states: INVOICE_STATES }),
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

export const Component = reportPage(INVOICE_LINES, { children: <InvoiceCourse /> });
