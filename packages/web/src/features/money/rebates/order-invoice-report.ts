import type { RecordOf } from '@dealer-portal/sdk';
import { queryRebateOrderInvoices } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { jointKey } from '#kits/report/row-key';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { invoiceAddress, orderAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryRebateOrderInvoices'>>();

/** 返利订单发票明细: the lines of orders and invoices from which one rebate was computed (FIN-05). */
export const ORDER_INVOICES = defineReport({
  name: 'rebateOrderInvoice',
  operation: queryRebateOrderInvoices,
  input: ({ saleInfo: { customerCode } }, { rebateNo = '', ...filters }, page) => ({
    body: { customerCode, rebateNo, ...filters, ...page },
  }),
  rows: paged,
  rowKey: ({ orderNo, invoiceNo, productCode }) => jointKey([orderNo, invoiceNo, productCode]),
  columns: [
    column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
    column.code('invoiceNo', '发票号码', { width: 184, to: invoiceAddress }),
    column.date('invoiceDate', '开票日期'),
    column.text('productName', '产品', {
      width: 224,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ['产品编码', ({ productCode }) => productCode],
    }),
    column.number('number', '数量', { width: 80, unit: '台' }),
    column.money('amount', '价税合计', { width: 132 }),
    column.money('unitRebate', '单台返利', { width: 104, total: false }),
    column.money('rebateAmount', '返利金额'),
  ],
  filters: [
    // The choices are the rebates of the account; the page asks for them.
    { kind: 'choice', name: 'rebateNo', label: '返利', options: [] },
    { kind: 'text', name: 'orderNo', label: '订单号' },
    { kind: 'text', name: 'invoiceNo', label: '发票号码' },
  ],
  totals: ({ amountTotal, rebateTotal }) => ({ amount: amountTotal, rebateAmount: rebateTotal }),
  noun: '订单发票',
  emptyReason: '这笔返利是定额的，没有按订单和发票计算。',
});
