import type { RecordOf } from '@dealer-portal/sdk';
import { queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { columnsOf } from '#ui/table/columns';
import { byCustomer, defineReport, paged } from '#widgets/report/define-report';
import { documentAddress } from '#widgets/report/document-address';

/** A payment that was started at the portal. */
export type PaymentOrder = RecordOf<'queryPaymentOrders'>;

const column = columnsOf<PaymentOrder>();

/** The states of a payment order, in the order of its life. */
export const ORDER_STATES = [
  { value: '', label: '全部' },
  { value: '10', label: '待支付' },
  { value: '15', label: '处理中' },
  { value: '20', label: '已到账' },
  { value: '30', label: '失败' },
  { value: '40', label: '已取消' },
] as const;

/** 付款单: every payment that was started, newest first (FIN-01, ORDER-01). */
export const PAYMENT_ORDERS = defineReport({
  name: 'paymentOrders',
  operation: queryPaymentOrders,
  input: byCustomer,
  rows: paged,
  rowKey: ({ paymentNo }) => paymentNo,
  columns: [
    column.code('paymentNo', '付款单号', {
      width: 152,
      to: ({ paymentNo }) => documentAddress('paymentDone', { paymentNo }),
    }),
    column.text('createTime', '提交时间', { width: 160 }),
    column.text('payerName', '入账付款方', { width: 200, detail: ({ payerCode }) => payerCode }),
    column.text('payChannelName', '渠道', { width: 96, detail: ({ remark }) => remark }),
    column.money('amount', '金额', { width: 136 }),
    column.status('status', 'statusName', {
      width: 104,
      tones: { '10': 'waiting', '15': 'waiting', '20': 'done', '30': 'bad' },
    }),
    column.code('receiptNo', '收据号', {
      width: 144,
      to: ({ receiptNo }) => (receiptNo ? documentAddress('receiptdetails', { receiptNo }) : undefined),
    }),
  ],
  filters: [
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '提交日期' },
    { kind: 'text', name: 'paymentNo', label: '付款单号' },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '付款单',
  emptyReason: '提交付款后，付款单出现在这里。',
});
