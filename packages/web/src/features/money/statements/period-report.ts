import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { type AccountWords, accountWords } from '@dealer-portal/rules/statements';
import { choicesOf, PERIOD_STATES } from '@dealer-portal/rules/states';
import type { Ops, RecordOf } from '@dealer-portal/sdk';
import {
  exportDayAccounts,
  exportMonthAccounts,
  queryDayAccounts,
  queryMonthAccounts,
} from '@dealer-portal/sdk/operations';
import { defineReport, paged, type ReportChart, type ReportTotals } from '#kits/report/define-report';
import { serverFile } from '#kits/report/server-file';
import { href, type RouteName } from '#routes';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { periodText } from '#ui/text/joined';
import { sumText } from '#ui/text/sum-of';

/** A month, week or day of an account. */
export type AccountPeriod = RecordOf<'queryMonthAccounts'>;

type Accounts = NonNullable<Ops['queryDayAccounts']['input']['body']>;

const column = columnsOf<AccountPeriod>();

/** The columns of a period, of which each page chooses; a balance is no sum over the rows. */
export const PERIOD = {
  month: column.code('period', '账期', { width: 112 }),
  week: column.custom('period', '周', {
    width: 208,
    text: ({ beginDate, endDate }) => periodText(beginDate, endDate),
  }),
  day: column.code('period', '日期', { width: 112 }),
  begin: column.date('beginDate', '起始日期', { width: 112 }),
  end: column.date('endDate', '截止日期', { width: 112 }),
  opening: column.money('openingBalance', '期初余额', { width: 144, total: false }),
  debit: column.money('debitAmount', '借方发生额', { width: 144 }),
  credit: column.money('creditAmount', '贷方发生额', { width: 144 }),
  closing: column.money('closingBalance', '期末余额', { width: 144, total: false }),
  status: column.status('optStatus', 'optStatusName', {
    width: 96,
    states: PERIOD_STATES,
  }),
} as const;

const { month, week, day, opening, debit, credit, closing, status } = PERIOD;

/** The movement of each month between its balances. */
export const MONTH_COLUMNS = [month, opening, debit, credit, closing, status] as const;
/** The same of days and of weeks. */
export const DAY_COLUMNS = [day, opening, debit, credit, closing, status] as const;
export const WEEK_COLUMNS = [week, opening, debit, credit, closing, status] as const;

type FilterName = 'optStatus' | 'beginDate' | 'endDate' | 'industryCode';

export const DATES: FilterField<FilterName> = {
  kind: 'period',
  name: 'beginDate',
  end: 'endDate',
  label: '账单日期',
};

const STATUS: FilterField<FilterName> = {
  kind: 'tabs',
  name: 'optStatus',
  label: '账单状态',
  options: [ALL, ...choicesOf(PERIOD_STATES)],
};

/** The industry within an account; the page asks which ones the customer runs. */
export const INDUSTRY: FilterField<FilterName> = {
  kind: 'choice',
  name: 'industryCode',
  label: '产业',
  options: [],
};

/** What left the account in each month, oldest first, next to what came, in the words of the account. */
function turnoverChart({ debit: out, credit: back }: AccountWords): ReportChart<AccountPeriod> {
  return {
    label: `每月${out}与${back}`,
    kind: 'bars',
    points: (rows) =>
      [...rows].reverse().map(({ id, period, debitAmount, creditAmount }) => ({
        key: id,
        name: period,
        value: readFigure(debitAmount),
        target: readFigure(creditAmount),
        text: `${out} ${formatYuan(debitAmount)}，${back} ${formatYuan(creditAmount)}`,
      })),
    figures: (rows) => [
      [`${out}合计`, sumText(rows.map((row) => row.debitAmount))],
      [`${back}合计`, sumText(rows.map((row) => row.creditAmount))],
      ['账期', String(rows.length)],
    ],
  };
}

/** The same columns in the words of the account. */
function worded(
  columns: readonly ReportColumn<AccountPeriod>[],
  words: AccountWords,
): readonly ReportColumn<AccountPeriod>[] {
  const titles: Readonly<Record<string, string>> = {
    openingBalance: words.opening,
    debitAmount: words.debit,
    creditAmount: words.credit,
    closingBalance: words.closing,
  };
  return columns.map((column) => ({ ...column, title: titles[column.key] ?? column.title }));
}

/** The differences between the bills of two accounts. */
interface PeriodOptions {
  readonly name: string;
  /** Assumption: distinguishes the accounts: MAIN own, TCTP and TCDB unified warehouse, SCF, SERVICE. */
  readonly accountType: NonNullable<Accounts['accountType']>;
  readonly noun: string;
  readonly emptyReason: string;
  readonly columns?: readonly ReportColumn<AccountPeriod>[];
  readonly filters?: readonly FilterField<FilterName>[];
  /** The page that shows what happened in a period, and what the way there is called. */
  readonly next?: readonly [page: RouteName, label: string];
}

/** The months of an account, newest first. */
export function monthReport({ columns = MONTH_COLUMNS, accountType, ...options }: PeriodOptions) {
  return defineReport({
    ...partsOf(options),
    operation: queryMonthAccounts,
    exports: serverFile(exportMonthAccounts, 'MONTH_ACCOUNT'),
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      body: { custCode: customerCode, ...filters, accountType, ...page },
    }),
    rows: paged,
    columns: worded(columns, accountWords(accountType)),
    // Without the movements there is nothing to add up or to look at.
    ...(columns.includes(debit) && { totals: totalsOf, chart: turnoverChart(accountWords(accountType)) }),
  });
}

interface AccountOptions extends Pick<PeriodOptions, 'name' | 'accountType' | 'next'> {
  /** The account in words. */
  readonly account: string;
}

/**
 * The balances of an account at the beginning and end of each month, and its movements.
 * Assumption: no call is named for the accounts TCTP, TCDB and SCF, so their months are shown.
 */
export function accountReport({ account, ...options }: AccountOptions) {
  return monthReport({
    ...options,
    columns: [PERIOD.month, PERIOD.closing, PERIOD.opening, PERIOD.credit, PERIOD.debit],
    filters: [DATES],
    noun: '账户月份',
    emptyReason: `${account}账户有发生额后，各月余额会出现在这里。`,
  });
}

/** The days, or weeks, on which an account moved, newest first. */
export function dayReport({
  columns = DAY_COLUMNS,
  accountType,
  groupBy = 'DAY',
  ...options
}: PeriodOptions & Pick<Accounts, 'groupBy'>) {
  return defineReport({
    ...partsOf(options),
    operation: queryDayAccounts,
    exports: serverFile(exportDayAccounts, 'DAY_ACCOUNT'),
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      body: { custCode: customerCode, ...filters, accountType, groupBy, ...page },
    }),
    rows: paged,
    columns: worded(columns, accountWords(accountType)),
    ...(columns.includes(debit) && { totals: totalsOf }),
  });
}

function partsOf({ next, ...options }: Omit<PeriodOptions, 'accountType' | 'columns'>) {
  return {
    filters: [STATUS, DATES],
    ...options,
    rowKey: ({ id }: AccountPeriod) => id,
    ...(next && { detail: { to: periodAddress(next[0]), label: next[1] } }),
  };
}

/** A page that is narrowed to the days of a period. */
export function periodAddress(page: RouteName) {
  return ({ beginDate, endDate }: Pick<AccountPeriod, 'beginDate' | 'endDate'>) =>
    `${href(page)}?${new URLSearchParams({ beginDate, endDate })}`;
}

function totalsOf({ debitTotal, creditTotal }: Ops['queryMonthAccounts']['data']): ReportTotals {
  return { debitAmount: debitTotal, creditAmount: creditTotal };
}
