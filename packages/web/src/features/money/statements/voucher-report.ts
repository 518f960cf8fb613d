import {
  type Amount,
  byAmount,
  formatYuan,
  isAmount,
  readFigure,
  readMoney,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { pastedAmount } from '@dealer-portal/rules/movement';
import {
  type AccountWords,
  accountWords,
  balanceLine,
  ledgerChain,
  ledgerPeriod,
  monthSpan,
} from '@dealer-portal/rules/statements';
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
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { joined } from '#ui/text/joined';
import { noSumText } from '#ui/text/sum-of';
import { dayText } from '#ui/text/wire-text';
import { orderAddress } from '#widgets/document-line/document-address';
import { useDues } from './use-due-documents';

/** A line of the own account: money that came, goods that went. */
export type Voucher = RecordOf<'queryAccountStatement'>;

/** The vouchers with the figures of all of them. */
export type Ledger = Ops['queryAccountStatement']['data'];

const column = columnsOf<Voucher>();

/** The columns of a voucher, of which each page chooses; the balance runs from line to line and is no sum. */
export const VOUCHER = {
  voucherNo: column.code('voucherNo', '凭证号', { width: 128 }),
  date: column.date('voucherDate', '凭证日期', { width: 112, isSortable: true }),
  type: column.status('voucherType', 'voucherTypeName', {
    key: 'type',
    title: '类型',
    width: 80,
    states: VOUCHER_TYPES,
  }),
  text: column.text('text', '摘要', { width: 264 }),
  orderNo: column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
  debit: column.money('debit', '借方', { width: 128, isZeroDash: true, isSortable: true }),
  credit: column.money('credit', '贷方', { width: 128, isZeroDash: true, isSortable: true }),
  balance: column.money('balance', '余额', { width: 144, total: false }),
} as const;

export type VoucherFilter = FilterField<FilterName<'queryAccountStatement'>>;

/** The two sides of a ledger under words of its own; a voucher moves one side, the other one is no amount. */
export function sides(debit: string, credit: string) {
  const look = { width: 136, isZeroDash: true, isSortable: true } as const;
  return { debit: column.money('debit', debit, look), credit: column.money('credit', credit, look) };
}

/** The columns of an account whose debits are no goods: its own words. */
export function columnsFor({ debit, credit, balance }: AccountWords): readonly ReportColumn<Voucher>[] {
  return Object.values({
    ...VOUCHER,
    ...sides(debit, credit),
    balance: column.money('balance', balance, { width: 144, total: false }),
  });
}

const TYPE: VoucherFilter = {
  kind: 'tabs',
  name: 'voucherType',
  label: '凭证类型',
  options: [ALL, ...choicesOf(VOUCHER_TYPES)],
};

const PAYER: VoucherFilter = { kind: 'choice', name: 'payerCode', label: '付款方', options: [] };

const FILTERS: readonly VoucherFilter[] = [
  TYPE,
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '凭证日期' },
  PAYER,
  { kind: 'text', name: 'amount', label: '金额' },
  { kind: 'text', name: 'voucherNo', label: '凭证号', isDocument: true },
  { kind: 'text', name: 'orderNo', label: '订单号', isDocument: true },
];

/** Only the own account is divided by payers. */
const OWN_FILTERS = FILTERS.filter((field) => field !== PAYER);

type Statement = NonNullable<Ops['queryAccountStatement']['input']['body']>;

/** The call orders all vouchers; the newest one stands first. */
const ORDER = { first: { columnKey: 'voucherDate', direction: 'descend' } } as const;

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
      const span = monthSpan(voucherDate);
      return { name, ...(span && { filters: { ...span } }) };
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

/** What a ledger of the account may be searched for as an amount: 1,200 and ¥1,200.00 are one. */
function searched<Filters extends { readonly amount?: string }>(filters: Filters): Filters {
  const amount = filters.amount === undefined ? undefined : readMoney(pastedAmount(filters.amount));
  return amount === undefined ? filters : { ...filters, amount };
}

/**
 * The vouchers of the own account, or of the payer that is chosen, newest first, of this month and the last one; the
 * balance is that after each.
 */
export function voucherReport({ accountType, ...options }: VoucherOptions) {
  const words = accountWords(accountType ?? 'MAIN');
  return defineReport({
    exports: serverFile(exportAccountStatement, 'ACCOUNT_STATEMENT'),
    ...options,
    operation: queryAccountStatement,
    input: (account, filters, page) =>
      byCustomer(account, { ...searched(filters), ...(accountType && { accountType }) }, page),
    rows: paged,
    rowKey: ({ voucherNo }) => voucherNo,
    order: ORDER,
    opensWith: (now) => ({ ...ledgerPeriod(now) }),
    filters: accountType ? OWN_FILTERS : FILTERS,
    totals: ({ openingBalance, debitTotal, creditTotal, closingBalance }) => ({
      text: openingBalance === undefined ? undefined : `${words.opening} ${formatYuan(openingBalance)}`,
      debit: debitTotal,
      credit: creditTotal,
      balance: closingBalance,
    }),
    chart: accountType ? BALANCE : { ...BALANCE, useDues },
    sums: SUMS,
    edges: (rows, filters) => edgesOf(rows, filters, words),
    document: 'voucher',
    emptyReason: '账户有到款、提货、返利或调整后，凭证会出现在这里。',
  });
}

/** What leaves all vouchers of an account in its days; any other filter leaves a part, which has no balance before it. */
const WHOLE_LEDGER: readonly string[] = ['beginDate', 'endDate', 'payerCode'];

/** The vouchers of a file in the order of booking, between the balances before and after them. */
export function edgesOf(
  rows: readonly Voucher[],
  filters: Readonly<Record<string, string | undefined>>,
  { opening, closing }: AccountWords,
) {
  const isPart = Object.entries(filters).some(([name, value]) => value && !WHOLE_LEDGER.includes(name));
  const chain = isPart ? undefined : ledgerChain(rows);
  const line = (label: string, day: string | undefined, balance: string) => ({
    label: joined([label, dayText(day)]),
    amounts: { balance },
  });
  return (
    chain && {
      rows: chain.rows,
      before: line(opening, chain.rows[0]?.voucherDate, chain.opening),
      after: line(closing, chain.rows.at(-1)?.voucherDate, chain.closing),
    }
  );
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
  // A deposit moves once in a long time: all of it is there at once.
  opensWith: () => ({}),
  emptyReason: '保证金缴纳、扣除或退回后，凭证会出现在这里。',
});

/** A ledger. */
export type VoucherReport = ReturnType<typeof voucherReport>;
