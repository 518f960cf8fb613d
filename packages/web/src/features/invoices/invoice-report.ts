import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoices } from '@dealer-portal/sdk/operations';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { defineReport, type FilterName, paged } from '#widgets/report/define-report';
import { documentAddress } from '#widgets/report/document-address';

/** An invoice of the dealer with its lines. */
export type Invoice = RecordOf<'queryInvoices'>;

export const INVOICE_TONES = { '10': 'waiting', '20': 'done', '30': 'bad' } as const;

const column = columnsOf<Invoice>();

/** The columns of an invoice, of which each page chooses. */
export const INVOICE = {
  invoiceNo: column.code('invoiceNo', '发票号码', {
    width: 184,
    to: ({ invoiceNo }) => documentAddress('newInvoiceNewInvoiceDetails', { invoiceNo }),
  }),
  orderNo: column.code('orderNo', '订单号', {
    width: 120,
    to: ({ orderNo }) => documentAddress('orderDetail', { orderNo }),
  }),
  invoiceDate: column.date('invoiceDate', '开票日期', { isSortable: true }),
  invoiceType: column.text('invoiceTypeName', '发票类型', { key: 'invoiceType', width: 136 }),
  customerName: column.text('customerName', '购方名称', {
    width: 200,
    detail: ({ customerCode }) => customerCode,
  }),
  netAmount: column.money('netAmount', '不含税金额'),
  taxRate: column.number('taxRate', '税率', { width: 72, unit: '%' }),
  taxAmount: column.money('taxAmount', '税额', { width: 112 }),
  amount: column.money('amount', '价税合计', { isSortable: true }),
  signDate: column.date('signDate', '签收日期'),
  status: column.status('status', 'statusName', { width: 88, tones: INVOICE_TONES }),
} as const;

/** The states of an invoice, by the description's codes. */
export const INVOICE_STATES = [
  { value: '10', label: '待签收' },
  { value: '20', label: '已签收' },
  { value: '30', label: '已退票' },
] as const;

type InvoiceFilter = FilterField<FilterName<'queryInvoices'>>;

export const INVOICE_PERIOD: InvoiceFilter = {
  kind: 'period',
  name: 'beginDate',
  end: 'endDate',
  label: '开票日期',
};
export const ORDER_NO: InvoiceFilter = { kind: 'text', name: 'orderNo', label: '订单号' };
export const INVOICE_NO: InvoiceFilter = { kind: 'text', name: 'invoiceNo', label: '发票号码' };
const STATUS: InvoiceFilter = {
  kind: 'tabs',
  name: 'status',
  label: '发票状态',
  options: [{ value: '', label: '全部' }, ...INVOICE_STATES],
};

/** 发票管理: all invoices by state, with what they come to (FIN-04). */
export const INVOICES = defineReport({
  name: 'invoice',
  operation: queryInvoices,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({ body: { customerCode, ...filters, ...page } }),
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
