import { monthOf, shortDay } from '../../../world/ledger/calendar';
import type { Period, Span } from '../../../world/ledger/derive-periods';
import type { AccountKind, Voucher } from '../../../world/ledger/events';
import { businessDate } from '../memory/clock';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan } from '../memory/money';
import type { Body, Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { balanceAfter, balanceBefore, balanceThrough, currentAccount, currentPeriods } from './accounts';
import { monthStatus, OPT_STATUS, type OptStatus } from './reconciliations';

const VOUCHER_TYPES = { DZ: '到款', TH: '提货', FL: '返利', TZ: '调整' } as const;
/** Assumption: smart-home products are sold by an organisation of their own, all others by the first. */
const ORGS = { smartHome: '230000', own: '8002', others: '8001' } as const;

type StatementInput = Body<'queryAccountStatement'>;

/** The account that is asked for: that of the payer, else the dealer's own. */
function accountOf(dealer: Dealer, { accountType = 'MAIN', payerCode }: StatementInput) {
  return currentAccount(dealer, accountType, payerCode);
}

/** The balance of an account before the period. */
function openingOf(dealer: Dealer, input: StatementInput): number {
  return balanceBefore(accountOf(dealer, input), input.beginDate ?? '');
}

/** The balance of an account after the period, whichever of its vouchers are shown. */
function closingOf(dealer: Dealer, input: StatementInput): number {
  const { beginDate = '', endDate = '' } = input;
  const account = accountOf(dealer, input);
  // A period that ends before it begins moves nothing.
  if (endDate !== '' && endDate < beginDate) return balanceBefore(account, beginDate);
  return balanceThrough(account, endDate);
}

/** The amounts are cents, one of which a voucher has; a text that is no amount is that of none. */
function isAmountOf({ debit, credit }: Voucher, amount: string): boolean {
  const cents = toCents(Number(amount));
  return cents > 0 && (debit === cents || credit === cents);
}

const SORT_FIELDS = { voucherDate: 'day', debit: 'debit', credit: 'credit' } as const;

/** The filters for months, weeks and days of an account. */
const ACCOUNT_FILTERS = {
  id: { is: 'id' },
  beginDate: { from: 'end' },
  endDate: { to: 'begin' },
  optStatus: { is: 'optStatus' },
  accountType: { is: 'accountType' },
  industryCode: { test: () => true }, // the vouchers of the industry are counted
} as const;

const ACCOUNT_TOTALS = { debitTotal: 'debit', creditTotal: 'credit' } as const;

export const statementHandlers: Handlers = {
  ...listOf<'queryAccountStatement', Voucher>('queryAccountStatement', {
    rows: (dealer, input) => accountOf(dealer, input).vouchers,
    filters: {
      accountType: { test: () => true }, // chooses the account whose vouchers these are
      payerCode: { is: 'payerCode' },
      saleOrgCode: {
        test: ({ industryCode }, org) => org === (industryCode === ORGS.smartHome ? ORGS.own : ORGS.others),
      },
      voucherType: { is: 'type' },
      voucherNo: { is: 'voucherNo' },
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
      amount: { test: (voucher, amount) => isAmountOf(voucher, amount) },
      sortBy: { test: () => true }, // says in which order they come
      sortOrder: { test: () => true },
    },
    ordered: ({ sortBy = 'voucherDate', sortOrder = 'asc' }) =>
      sortBy === 'voucherDate' && sortOrder === 'asc'
        ? undefined
        : { by: SORT_FIELDS[sortBy], isFalling: sortOrder === 'desc' },
    // Whatever is left out of the rows, the account had this balance.
    figure: (dealer, input) => {
      const account = accountOf(dealer, input);
      return (voucher) => balanceAfter(account, voucher);
    },
    totals: {
      openingBalance: (_, dealer, input) => toYuan(openingOf(dealer, input)),
      debitTotal: 'debit',
      creditTotal: 'credit',
      closingBalance: (_, dealer, input) => toYuan(closingOf(dealer, input)),
    },
    show: ({ voucherNo, day, type, text, orderNo, debit, credit }, _, balance) => ({
      voucherNo,
      voucherDate: day,
      voucherType: type,
      voucherTypeName: VOUCHER_TYPES[type],
      text,
      orderNo,
      debit: toYuan(debit),
      credit: toYuan(credit),
      balance: toYuan(balance),
    }),
  }),

  ...listOf<'queryMonthAccounts', AccountRow>('queryMonthAccounts', {
    rows: (dealer, input) => accountRows(dealer, input, 'MONTH'),
    filters: ACCOUNT_FILTERS,
    totals: ACCOUNT_TOTALS,
    show: accountRecord,
  }),

  ...listOf<'queryDayAccounts', AccountRow>('queryDayAccounts', {
    rows: (dealer, input) => accountRows(dealer, input, input.groupBy === 'WEEK' ? 'WEEK' : 'DAY'),
    filters: {
      ...ACCOUNT_FILTERS,
      groupBy: { test: () => true }, // says how the rows are made
    },
    totals: ACCOUNT_TOTALS,
    show: accountRecord,
  }),
};

interface AccountRow extends Period {
  readonly id: string;
  readonly accountType: AccountKind;
  readonly optStatus: OptStatus;
}

interface AccountInput {
  readonly accountType?: AccountKind | undefined;
  readonly industryCode?: string | undefined;
}

const KIND_DIGIT: Readonly<Record<AccountKind, string>> = {
  MAIN: '1',
  TCTP: '2',
  TCDB: '3',
  SCF: '4',
  SERVICE: '5',
};
const SPAN_DIGIT: Readonly<Record<Span, string>> = { MONTH: '1', DAY: '2', WEEK: '3' };

/** The days and weeks of accounts, as long as their months have the same states. */
const writtenRows = new WeakMap<readonly Period[], WrittenRows>();

interface WrittenRows {
  readonly waiting: string;
  readonly rows: readonly AccountRow[];
}

/** The state of each closed month that these periods end in. */
function closedMonths(dealer: Dealer, kind: AccountKind, periods: readonly Period[]) {
  const thisMonth = monthOf(businessDate(dealer.now));
  const closed = [...new Set(periods.map(({ end }) => monthOf(end)))].filter((month) => month < thisMonth);
  return new Map(closed.map((month) => [month, monthStatus(dealer, kind, month)]));
}

/** The periods of an account, newest first; with an industry those of its vouchers, which begin at zero. */
function accountRows(
  dealer: Dealer,
  { accountType = 'MAIN', industryCode }: AccountInput,
  span: Span,
): readonly AccountRow[] {
  const today = businessDate(dealer.now);
  const periods = currentPeriods(currentAccount(dealer, accountType), { span, today, industryCode });
  const states = closedMonths(dealer, accountType, periods);
  const waiting = JSON.stringify([...states]);
  const written = writtenRows.get(periods);
  if (written?.waiting === waiting) return written.rows;
  const { index } = financeLedger(dealer).dealer;
  // Nobody confirms a day or a week: each has the state of its month.
  const statusOf = ({ end }: Period): OptStatus => states.get(monthOf(end)) ?? '9';
  const rows = periods.toReversed().map((period) => ({
    ...period,
    id: `6${SPAN_DIGIT[span]}${index}${KIND_DIGIT[accountType]}${shortDay(period.begin)}`,
    accountType,
    optStatus: statusOf(period),
  }));
  if (span !== 'MONTH') writtenRows.set(periods, { waiting, rows });
  return rows;
}

function accountRecord(row: AccountRow, dealer: Dealer): Row<'queryMonthAccounts'> {
  const { id, accountType, period, begin, end, opening, debit, credit, closing, optStatus } = row;
  return {
    id,
    custCode: dealer.persona.saletoCode,
    custName: dealer.persona.name,
    accountType,
    period,
    beginDate: begin,
    endDate: end,
    openingBalance: toYuan(opening),
    debitAmount: toYuan(debit),
    creditAmount: toYuan(credit),
    closingBalance: toYuan(closing),
    optStatus,
    optStatusName: OPT_STATUS[optStatus],
  };
}
