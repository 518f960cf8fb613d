import { choicesOf, RECEIPT_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryReceipts } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** A receipt for money that arrived. */
export type Receipt = RecordOf<'queryReceipts'>;

const column = columnsOf<Receipt>();

/** The columns of a receipt, of which each page chooses. */
export const RECEIPT = {
  receiptNo: column.code('receiptNo', '收据号', {
    width: 144,
    to: ({ receiptNo }) => documentAddress('receiptdetails', { receiptNo }),
  }),
  date: column.date('receiptDate', '收款日期', { width: 112 }),
  payer: column.text('payerName', '付款方', {
    width: 200,
    detail: ['付款方编码', ({ payerCode }) => payerCode],
  }),
  mode: column.text('payModeName', '收款方式', { width: 112 }),
  amount: column.money('amount', '金额', { width: 136, isSortable: true }),
  words: column.text('amountInWords', '大写金额', { width: 240 }),
  voucherNo: column.code('voucherNo', '凭证号', {
    width: 136,
    to: ({ voucherNo, payerCode }) =>
      voucherNo ? documentAddress('accountstatement', { payerCode, voucherNo }) : undefined,
  }),
  status: column.status('status', 'statusName', { width: 88, states: RECEIPT_STATES }),
} as const;

interface ReceiptOptions {
  readonly name: string;
  readonly columns: readonly ReportColumn<Receipt>[];
}

/** The receipts of the customer, newest first, with the sum of all that the filters leave. */
export function receiptReport(options: ReceiptOptions) {
  return defineReport({
    ...options,
    operation: queryReceipts,
    input: byCustomer,
    rows: paged,
    rowKey: ({ receiptNo }) => receiptNo,
    filters: [
      {
        kind: 'tabs',
        name: 'status',
        label: '打印状态',
        options: [ALL, ...choicesOf(RECEIPT_STATES)],
      },
      { kind: 'period', name: 'beginDate', end: 'endDate', label: '收款日期' },
      { kind: 'choice', name: 'payerCode', label: '付款方', options: [] },
      { kind: 'text', name: 'receiptNo', label: '收据号' },
    ],
    totals: ({ amountTotal }) => ({ amount: amountTotal }),
    noun: '收据',
    emptyReason: '款项到账后开具收据，开具后出现在这里。',
  });
}
