import { invoiceKind } from '@dealer-portal/rules/invoices';
import { formatYuan, type Money, readFigure } from '@dealer-portal/rules/money';
import { ageSteps } from '@dealer-portal/rules/statements';
import { choicesOf, INVOICE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { exportInvoices, queryInvoices } from '@dealer-portal/sdk/operations';
import {
  byCustomer,
  defineReport,
  type FilterName,
  paged,
  type ReportChart,
} from '#kits/report/define-report';
import { serverFile } from '#kits/report/server-file';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { noSumText } from '#ui/text/sum-of';
import { invoiceAddress, orderAddress } from '#widgets/document-line/document-address';

/** An invoice of the dealer with its lines. */
export type Invoice = RecordOf<'queryInvoices'>;

/** Under the title of invoices: no call gives their files or their check. */
export const FILES_ELSEWHERE =
  '门户没有发票文件（PDF、OFD、XML）和查验的接口：文件在电子税务局的税务数字账户下载，查验到全国增值税发票查验平台';

const column = columnsOf<Invoice>();

/** The columns of an invoice, of which each page chooses. */
export const INVOICE = {
  invoiceNo: column.code('invoiceNo', '发票号码', { width: 184, to: invoiceAddress }),
  orderNo: column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
  invoiceDate: column.date('invoiceDate', '开票日期', { isSortable: true }),
  invoiceType: column.custom('invoiceType', '发票类型', {
    width: 184,
    text: ({ invoiceNo, invoiceTypeName }) => invoiceKind(invoiceNo, invoiceTypeName ?? ''),
  }),
  customerName: column.text('customerName', '购方名称', {
    width: 200,
    detail: ['客户编码', ({ customerCode }) => customerCode],
  }),
  netAmount: column.money('netAmount', '不含税金额'),
  taxRate: column.number('taxRate', '税率', { width: 72, unit: '%' }),
  taxAmount: column.money('taxAmount', '税额', { width: 112 }),
  amount: column.money('amount', '价税合计', { isSortable: true }),
  signDate: column.date('signDate', '签收日期'),
  status: column.status('status', 'statusName', { width: 88, states: INVOICE_STATES }),
} as const;

type InvoiceFilter = FilterField<FilterName<'queryInvoices'>>;

export const INVOICE_PERIOD: InvoiceFilter = {
  kind: 'period',
  name: 'beginDate',
  end: 'endDate',
  label: '开票日期',
};
export const ORDER_NO: InvoiceFilter = { kind: 'text', name: 'orderNo', label: '订单号' };
export const INVOICE_NO: InvoiceFilter = { kind: 'text', name: 'invoiceNo', label: '发票号码' };
export const STATUS: InvoiceFilter = {
  kind: 'tabs',
  name: 'status',
  label: '发票状态',
  options: [ALL, ...choicesOf(INVOICE_STATES)],
};

/** How long the invoices that nobody has signed have waited. */
const AGEING: ReportChart<Invoice> = {
  label: '待签收发票的账龄',
  kind: 'bars',
  points: (rows) =>
    stepsOf(rows).map(({ name, count, amount, lacking }) => ({
      key: name,
      name,
      value: readFigure(amount),
      text: `${count} 张，${textOf(amount, lacking)}`,
    })),
  figures: (rows) =>
    stepsOf(rows).map(({ name, count, amount, lacking }) => [
      `${name} · ${count} 张`,
      textOf(amount, lacking),
    ]),
};

/** The sum of a step, or how many of its invoices have no amount. */
function textOf(amount: Money | undefined, lacking: number): string {
  return amount === undefined ? noSumText(lacking) : formatYuan(amount);
}

function stepsOf(rows: readonly Invoice[]) {
  const waiting = rows.filter(({ status }) => status === INVOICE_STATES.toSign.value);
  const documents = waiting.map(({ invoiceDate, amount }) => ({ day: invoiceDate, amount }));
  return ageSteps(documents, new Date());
}

/** Invoices by state, with what they come to, as those who sign them see them. */
export const INVOICES = defineReport({
  name: 'invoiceToSign',
  operation: queryInvoices,
  exports: serverFile(exportInvoices, 'INVOICE'),
  input: byCustomer,
  rows: paged,
  rowKey: ({ invoiceNo }) => invoiceNo,
  columns: [
    INVOICE.invoiceNo,
    INVOICE.orderNo,
    INVOICE.invoiceDate,
    INVOICE.netAmount,
    INVOICE.taxAmount,
    INVOICE.amount,
    INVOICE.status,
    INVOICE.signDate,
    { ...INVOICE.invoiceType, isHiddenAtFirst: true },
  ],
  filters: [STATUS, INVOICE_PERIOD, ORDER_NO, INVOICE_NO],
  totals: ({ netTotal, taxTotal, amountTotal }) => ({
    netAmount: netTotal,
    taxAmount: taxTotal,
    amount: amountTotal,
  }),
  noun: '发票',
  emptyReason: '订单签收并开票后，发票出现在这里。',
});

/** 发票管理: all invoices, and how long those that nobody has signed have waited (FIN-04). */
export const AGED_INVOICES = defineReport({ ...INVOICES, name: 'invoice', chart: AGEING });
