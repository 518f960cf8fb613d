import { monthState } from '@dealer-portal/rules/month-close';
import { choicesOf, RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { exportReconciliations, queryReconciliations } from '@dealer-portal/sdk/operations';
import { defineReport, type FilterName, paged } from '#kits/report/define-report';
import { pagedLines } from '#kits/report/paged-lines';
import { jointKey } from '#kits/report/row-key';
import { serverFile } from '#kits/report/server-file';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { UNREAD_LINES } from '#ui/text/list-of';
import { orderAddress } from '#widgets/document-line/document-address';
import { drawMonthState } from './month-state';

/** A month in the company's and in the customer's book. */
export type Reconciliation = RecordOf<'queryReconciliations'>;

type Voucher = NonNullable<Reconciliation['differenceList']>[number];

/** A voucher that only one book has, or that differs in the other; no voucher for a month whose list of them did not come. */
export type Difference = Pick<Reconciliation, 'period' | 'status' | 'statusName'> & Partial<Voucher>;

/** How many vouchers differ; undefined where their list did not come, which is not none. */
export function countOf({ differenceList }: Partial<Reconciliation>): number | undefined {
  return differenceList?.length;
}

const month = columnsOf<Reconciliation>();

/** The columns of a month; a balance is no sum over months. */
export const MONTH = {
  period: month.code('period', '账期', { width: 104 }),
  company: month.money('companyBalance', '公司账面余额', { width: 144, total: false }),
  customer: month.money('customerBalance', '客户账面余额', { width: 144, total: false }),
  difference: month.money('difference', '差异', { width: 136, total: false }),
  count: month.custom('count', '差异凭证', {
    width: 96,
    isFigure: true,
    text: (row) => countOf(row)?.toString() ?? '',
    figure: (row) => countOf(row),
  }),
  status: month.custom('status', '状态', {
    width: 128,
    text: (row) => monthState(row).text,
    render: drawMonthState,
  }),
  reason: month.text('reason', '差异原因', { width: 200 }),
  deadline: month.date('deadline', '确认截止', { width: 112 }),
  user: month.text('confirmUser', '确认人', { width: 96 }),
  time: month.moment('confirmTime', '确认时间', { width: 144 }),
} as const;

const voucher = columnsOf<Difference>();

/** The columns of a voucher that differs. */
export const DIFFERENCE = {
  voucherNo: voucher.custom('voucherNo', '凭证号', {
    width: 136,
    // A difference that no voucher explains is a row without one.
    text: ({ voucherNo }) => voucherNo || '无对应凭证',
  }),
  period: voucher.code('period', '账期', { width: 96 }),
  date: voucher.date('voucherDate', '凭证日期', { width: 112 }),
  orderNo: voucher.code('orderNo', '订单号', { width: 120, to: orderAddress }),
  company: voucher.money('companyAmount', '公司入账', { width: 120 }),
  customer: voucher.money('customerAmount', '客户入账', { width: 120 }),
  difference: voucher.money('difference', '差异', { width: 120 }),
  reason: voucher.text('reason', '差异原因', { width: 168 }),
  status: voucher.status('status', 'statusName', { width: 96, states: RECONCILIATION_STATES }),
} as const;

type ReconciliationFilter = FilterField<FilterName<'queryReconciliations'>>;

const STATUS: ReconciliationFilter = {
  kind: 'tabs',
  name: 'status',
  label: '对账状态',
  options: [ALL, ...choicesOf(RECONCILIATION_STATES)],
};

const MONTHS: ReconciliationFilter = {
  kind: 'period',
  name: 'beginPeriod',
  end: 'endPeriod',
  label: '账期',
  isMonthly: true,
};

interface ReconciliationOptions<Row> {
  readonly name: string;
  readonly noun: string;
  readonly emptyReason: string;
  readonly columns: readonly ReportColumn<Row>[];
  /** Only months whose books differ. */
  readonly isDifference?: boolean;
}

/** The months of the own account in both books, newest first; a month leads to its differences. */
export function reconciliationReport({
  isDifference = false,
  ...options
}: ReconciliationOptions<Reconciliation>) {
  return defineReport({
    ...options,
    operation: queryReconciliations,
    exports: serverFile(exportReconciliations, 'RECONCILIATION'),
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      body: { customerCode, ...filters, isDifference, ...page },
    }),
    rows: paged,
    rowKey: ({ period }) => period,
    filters: [STATUS, MONTHS],
    detail: {
      to: ({ period }) =>
        `${href('difference')}?${new URLSearchParams({ beginPeriod: period, endPeriod: period })}`,
      label: '差异明细',
    },
  });
}

/** The vouchers that differ, of every month with a difference; pages count the months. */
export function differenceReport(options: Omit<ReconciliationOptions<Difference>, 'isDifference'>) {
  return defineReport({
    ...options,
    operation: queryReconciliations,
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      body: { customerCode, ...filters, isDifference: true, ...page },
    }),
    rows: pagedLines(({ differenceList }: Reconciliation) => differenceList, differenceOf),
    rowKey: ({ period, voucherNo }) => jointKey([period], voucherNo),
    filters: [STATUS, MONTHS],
  });
}

function differenceOf(
  { period, status, statusName }: Reconciliation,
  difference: Partial<Voucher> = { voucherNo: UNREAD_LINES },
): Difference {
  return { ...difference, period, status, statusName };
}
