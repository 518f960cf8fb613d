import {
  type Amount,
  byAmount,
  formatYuan,
  isAmount,
  readFigure,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { balanceLine } from '@dealer-portal/rules/statements';
import { choicesOf, VOUCHER_TYPES } from '@dealer-portal/rules/states';
import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { exportAccountStatement, queryAccountStatement } from '@dealer-portal/sdk/operations';
import {
  byCustomer,
  defineReport,
  type FilterName,
  paged,
  type ReportChart,
  type ReportSum,
} from '#kits/report/define-report';
import { type ServerFile, serverFile } from '#kits/report/server-file';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { noSumText } from '#ui/text/sum-of';
import { orderAddress } from '#widgets/document-line/document-address';
import { lastDayOf } from './last-day';
import { useDues } from './use-due-documents';

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
    states: VOUCHER_TYPES,
  }),
  text: column.text('text', '摘要', { width: 264 }),
  orderNo: column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
  debit: column.money('debit', '借方', { width: 128, isZeroDash: true }),
  credit: column.money('credit', '贷方', { width: 128, isZeroDash: true }),
  balance: column.money('balance', '余额', { width: 144, total: false }),
} as const;

export type VoucherFilter = FilterField<FilterName<'queryAccountStatement'>>;

const TYPE: VoucherFilter = {
  kind: 'tabs',
  name: 'voucherType',
  label: '凭证类型',
  options: [{ value: '', label: '全部' }, ...choicesOf(VOUCHER_TYPES)],
};

const PAYER: VoucherFilter = { kind: 'choice', name: 'payerCode', label: '付款方', options: [] };

const FILTERS: readonly VoucherFilter[] = [
  TYPE,
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '凭证日期' },
  PAYER,
  { kind: 'text', name: 'voucherNo', label: '凭证号' },
  { kind: 'text', name: 'orderNo', label: '订单号' },
];

/** Only the own account is divided by payers. */
const OWN_FILTERS = FILTERS.filter((field) => field !== PAYER);

type Statement = NonNullable<Ops['queryAccountStatement']['input']['body']>;

/** The balance after each voucher, and its lowest point; the own account shows what falls due on the way. */
const BALANCE: ReportChart<Voucher> = {
  label: '余额走势',
  kind: 'steps',
  points: (rows, dues = []) =>
    balanceLine(rows, dues).map(({ key, day, balance, dues: here }) => ({
      key,
      name: day,
      value: readFigure(balance),
      text: [formatYuan(balance), ...here.map(({ text }) => text)].join('，'),
      isDue: here.length > 0,
    })),
  figures: (rows) => {
    const balances = rows.map(({ balance }) => balance).sort(byAmount);
    // The one that cannot be read may be the lowest, or the highest.
    const lacking = balances.filter((balance) => !isAmount(balance)).length;
    const text = (balance: Amount) => (lacking > 0 ? noSumText(lacking, '余额') : formatYuan(balance));
    return [
      ['最低余额', text(balances[0])],
      ['最高余额', text(balances.at(-1))],
      ['最后余额', formatYuan(rows.at(-1)?.balance)],
    ];
  },
};

const net = ({ debit, credit }: Voucher) => subtractAmounts(credit, debit);

/** The net amounts by type and by month. */
const SUMS: readonly ReportSum<Voucher, FilterName<'queryAccountStatement'>>[] = [
  {
    title: '按类型',
    group: ({ voucherType, voucherTypeName = '其他' }) => ({
      name: voucherTypeName,
      ...(voucherType && { filters: { voucherType } }),
    }),
    amount: net,
  },
  {
    title: '按月',
    group: ({ voucherDate }) => {
      const name = voucherDate.slice(0, 'YYYY-MM'.length);
      return { name, filters: { beginDate: `${name}-01`, endDate: lastDayOf(voucherDate) } };
    },
    amount: net,
  },
];

interface VoucherOptions {
  readonly name: string;
  readonly noun: string;
  /** Assumption: distinguishes the accounts; the own one when absent. */
  readonly accountType?: NonNullable<Statement['accountType']>;
  readonly columns: readonly ReportColumn<Voucher>[];
  /** The file of the account in the words of the page; that of the statement when absent. */
  readonly exports?: ServerFile;
}

/** The vouchers of the own account, or of the payer that is chosen, oldest first; the balance runs along. */
export function voucherReport({ accountType, ...options }: VoucherOptions) {
  return defineReport({
    exports: serverFile(exportAccountStatement, 'ACCOUNT_STATEMENT'),
    ...options,
    operation: queryAccountStatement,
    input: (account, filters, page) =>
      byCustomer(account, { ...filters, ...(accountType && { accountType }) }, page),
    rows: paged,
    rowKey: ({ voucherNo }) => voucherNo,
    filters: accountType ? OWN_FILTERS : FILTERS,
    totals: ({ openingBalance, debitTotal, creditTotal, closingBalance }) => ({
      text: openingBalance === undefined ? undefined : `期初余额 ${formatYuan(openingBalance)}`,
      debit: debitTotal,
      credit: creditTotal,
      balance: closingBalance,
    }),
    chart: accountType ? BALANCE : { ...BALANCE, useDues },
    sums: SUMS,
    document: 'voucher',
    emptyReason: '账户有到款、提货、返利或调整后，凭证会出现在这里。',
  });
}

/** 直营保证金: the vouchers of the payer that holds the deposit; the page names it. */
export const GUARANTEE_DEPOSIT = defineReport({
  ...voucherReport({
    name: 'guaranteeDeposit',
    noun: '保证金流水',
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.date,
      VOUCHER.type,
      VOUCHER.text,
      VOUCHER.credit,
      VOUCHER.debit,
      VOUCHER.balance,
    ],
  }),
  filters: OWN_FILTERS,
  emptyReason: '保证金缴纳、扣除或退回后，凭证会出现在这里。',
});
