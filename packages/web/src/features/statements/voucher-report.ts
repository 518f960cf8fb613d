import { formatMoney } from '@dealer-portal/rules/money';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { defineReport, type FilterName, paged } from '#widgets/report/define-report';
import { documentAddress } from '#widgets/report/document-address';

/** A line of the own account: money that came, goods that went. */
export type Voucher = RecordOf<'queryAccountStatement'>;

const column = columnsOf<Voucher>();

/** The columns of a voucher, of which each page chooses; the balance runs from line to line and is no sum. */
export const VOUCHER = {
  voucherNo: column.code('voucherNo', '凭证号', { width: 128 }),
  date: column.date('voucherDate', '凭证日期', { width: 112 }),
  type: column.status('voucherType', 'voucherTypeName', {
    key: 'type',
    title: '类型',
    width: 80,
    tones: { DZ: 'done', FL: 'done', TH: 'moving' },
  }),
  text: column.text('text', '摘要', { width: 264 }),
  orderNo: column.code('orderNo', '订单号', {
    width: 120,
    to: ({ orderNo }) => documentAddress('orderDetail', { orderNo }),
  }),
  debit: column.money('debit', '借方', { width: 128 }),
  credit: column.money('credit', '贷方', { width: 128 }),
  balance: column.money('balance', '余额', { width: 144, total: false }),
} as const;

export type VoucherFilter = FilterField<FilterName<'queryAccountStatement'>>;

const TYPE: VoucherFilter = {
  kind: 'tabs',
  name: 'voucherType',
  label: '凭证类型',
  options: [
    { value: '', label: '全部' },
    { value: 'DZ', label: '到款' },
    { value: 'TH', label: '提货' },
    { value: 'FL', label: '返利' },
    { value: 'TZ', label: '调整' },
  ],
};

const FILTERS: readonly VoucherFilter[] = [
  TYPE,
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '凭证日期' },
  { kind: 'choice', name: 'payerCode', label: '付款方', options: [] },
  { kind: 'text', name: 'voucherNo', label: '凭证号' },
  { kind: 'text', name: 'orderNo', label: '订单号' },
];

interface VoucherOptions {
  readonly name: string;
  readonly noun: string;
  readonly columns: readonly ReportColumn<Voucher>[];
}

/** The vouchers of the own account, or of the payer that is chosen, oldest first; the balance runs along. */
export function voucherReport(options: VoucherOptions) {
  return defineReport({
    ...options,
    operation: queryAccountStatement,
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      body: { customerCode, ...filters, ...page },
    }),
    rows: paged,
    rowKey: ({ voucherNo }) => voucherNo,
    filters: FILTERS,
    totals: ({ openingBalance, debitTotal, creditTotal, closingBalance }) => ({
      text: openingBalance === undefined ? undefined : `期初余额 ¥${formatMoney(openingBalance)}`,
      debit: debitTotal,
      credit: creditTotal,
      balance: closingBalance,
    }),
    emptyReason: '账户有到款、提货、返利或调整后，凭证会出现在这里。',
  });
}
