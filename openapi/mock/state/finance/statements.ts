import { addDays, monthOf, shortDay } from '../../../world/ledger/calendar';
import { type Period, periodsOf, type Span } from '../../../world/ledger/derive-periods';
import type { AccountKind, Voucher } from '../../../world/ledger/events';
import { businessDate } from '../memory/clock';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import type { Body, Row } from '../resources/shapes';
import { currentAccount } from './accounts';
import { financeLedger } from './finance-ledger';
import { monthStatus, OPT_STATUS, type OptStatus } from './reconciliations';

const VOUCHER_TYPES = { DZ: '到款', TH: '提货', FL: '返利', TZ: '调整' } as const;
/** Assumption: smart-home products are sold by an organisation of their own, all others by the first. */
const ORGS = { smartHome: '230000', own: '8002', others: '8001' } as const;

interface StatementRow extends Voucher {
  readonly balance: number;
}

type StatementInput = Body<'queryAccountStatement'>;

/** The balance before the period: of the payer that is asked for, else of the own account. */
function openingOf(dealer: Dealer, { payerCode, beginDate = '' }: StatementInput): number {
  const { opening, vouchers } = currentAccount(dealer, 'MAIN', payerCode);
  return vouchers.reduce(
    (sum, { day, debit, credit }) => (day < beginDate ? sum + credit - debit : sum),
    opening,
  );
}

const changeOf = (rows: readonly Voucher[]) =>
  rows.reduce((sum, { debit, credit }) => sum + credit - debit, 0);

export const statementHandlers: Handlers = {
  ...listOf<'queryAccountStatement', StatementRow>('queryAccountStatement', {
    rows: (dealer, { payerCode }) =>
      currentAccount(dealer, 'MAIN', payerCode).vouchers.map((voucher) => ({ ...voucher, balance: 0 })),
    filters: {
      payerCode: { is: 'payerCode' },
      saleOrgCode: {
        test: ({ industryCode }, org) => org === (industryCode === ORGS.smartHome ? ORGS.own : ORGS.others),
      },
      voucherType: { is: 'type' },
      voucherNo: { is: 'voucherNo' },
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    // With a filter the balance runs over the rows that are shown.
    arrange: (rows, dealer, input) => {
      let balance = openingOf(dealer, input);
      return rows.map((row) => {
        balance += row.credit - row.debit;
        return { ...row, balance };
      });
    },
    totals: {
      openingBalance: (_, dealer, input) => toYuan(openingOf(dealer, input)),
      debitTotal: 'debit',
      creditTotal: 'credit',
      closingBalance: (rows, dealer, input) => toYuan(openingOf(dealer, input) + changeOf(rows)),
    },
    show: ({ voucherNo, day, type, text, orderNo, debit, credit, balance }) => ({
      ...{
        voucherNo,
        voucherDate: day,
        voucherType: type,
        voucherTypeName: VOUCHER_TYPES[type],
        text,
        orderNo,
      },
      ...{ debit: toYuan(debit), credit: toYuan(credit), balance: toYuan(balance) },
    }),
  }),

  ...listOf<'queryMonthAccounts', AccountRow>('queryMonthAccounts', {
    rows: (dealer, input) => accountRows(dealer, input, 'MONTH'),
    filters: {
      id: { is: 'id' },
      beginDate: { from: 'end' },
      endDate: { to: 'begin' },
      optStatus: { is: 'optStatus' },
      accountType: { is: 'accountType' },
      industryCode: { test: () => true }, // the vouchers of the industry are counted
    },
    totals: { debitTotal: 'debit', creditTotal: 'credit' },
    show: accountRecord,
  }),

  ...listOf<'queryDayAccounts', AccountRow>('queryDayAccounts', {
    rows: (dealer, input) => accountRows(dealer, input, input.groupBy === 'WEEK' ? 'WEEK' : 'DAY'),
    filters: {
      id: { is: 'id' },
      beginDate: { from: 'end' },
      endDate: { to: 'begin' },
      optStatus: { is: 'optStatus' },
      accountType: { is: 'accountType' },
      industryCode: { test: () => true }, // the vouchers of the industry are counted
      groupBy: { test: () => true }, // says how the rows are made
    },
    totals: { debitTotal: 'debit', creditTotal: 'credit' },
    show: accountRecord,
  }),
};

interface AccountRow extends Period {
  readonly id: string;
  readonly accountType: AccountKind;
  readonly optStatus: OptStatus;
}

interface AccountInput {
  readonly accountType?: AccountKind;
  readonly industryCode?: string;
}

const KIND_DIGIT: Readonly<Record<AccountKind, string>> = {
  MAIN: '1',
  TCTP: '2',
  TCDB: '3',
  SCF: '4',
  SERVICE: '5',
};
const SPAN_DIGIT: Readonly<Record<Span, string>> = { MONTH: '1', DAY: '2', WEEK: '3' };
/** Days that wait for their confirmation. */
const OPEN_DAYS = 5;

/** The periods of an account, newest first; with an industry those of its vouchers, which begin at zero. */
function accountRows(
  dealer: Dealer,
  { accountType = 'MAIN', industryCode }: AccountInput,
  span: Span,
): readonly AccountRow[] {
  const account = currentAccount(dealer, accountType);
  const some = industryCode
    ? { opening: 0, vouchers: account.vouchers.filter((voucher) => voucher.industryCode === industryCode) }
    : account;
  const today = businessDate(dealer.now);
  const { index } = financeLedger(dealer).dealer;
  return periodsOf(some, span, today)
    .toReversed()
    .map((period) => ({
      ...period,
      id: `6${SPAN_DIGIT[span]}${index}${KIND_DIGIT[accountType]}${shortDay(period.begin)}`,
      accountType,
      optStatus: statusOf(dealer, { accountType, period, today }),
    }));
}

function statusOf(
  dealer: Dealer,
  {
    accountType,
    period,
    today,
  }: { readonly accountType: AccountKind; readonly period: Period; readonly today: string },
): OptStatus {
  if (period.end > today) return '9';
  if (period.period === monthOf(period.begin)) return monthStatus(dealer, accountType, period.period);
  return period.begin > addDays(today, -OPEN_DAYS) ? '0' : '1';
}

function accountRecord(row: AccountRow, dealer: Dealer): Row<'queryMonthAccounts'> {
  const { id, accountType, period, begin, end, opening, debit, credit, closing, optStatus } = row;
  return {
    ...{ id, custCode: dealer.persona.saletoCode, custName: dealer.persona.name, accountType, period },
    ...{ beginDate: begin, endDate: end, openingBalance: toYuan(opening), debitAmount: toYuan(debit) },
    ...{
      creditAmount: toYuan(credit),
      closingBalance: toYuan(closing),
      optStatus,
      optStatusName: OPT_STATUS[optStatus],
    },
  };
}
