import { addDays, daysBetween } from '../../../world/ledger/calendar';
import { accountOf } from '../../../world/ledger/derive-periods';
import type { Loan, Order } from '../../../world/ledger/events';
import {
  FEE_RATE,
  feeDay,
  interestOf,
  LENDERS,
  LOAN_RATE,
  repaidOf,
} from '../../../world/ledger/events-loans';
import { bookMoney, payerByCode } from '../account/customer';
import { businessDate } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import type { Row } from '../resources/shapes';
import { resource } from '../resources/store';
import { addition, transition } from '../resources/transition';
import { handle, isOwn } from '../resources/typed-handler';
import { ownPayerCode } from './accounts';
import { financeLedger, fromLedger, nextOf } from './finance-ledger';
import { hasMoney } from './payments';

const LOAN_STATUS = { '10': '待放款', '20': '还款中', '30': '已结清' } as const;
const EXPENSE_TYPES = { INTEREST: '利息', SERVICE: '服务费' } as const;
const EXPENSE_STATUS = { '10': '待缴纳', '20': '已缴纳' } as const;
const FINANCE_STATUS = { '10': '可融资', '20': '已融资' } as const;
/** Percent of an order that may be financed, and the days in which it may be. */
const FINANCE_RATE = 80;
const FINANCE_DAYS = 45;

interface LoanRow extends Loan {
  /** An application that the bank has not paid out yet. */
  readonly isApplied: boolean;
  readonly orderNos: readonly string[];
}

/** The loans of the dealer, and its applications. */
const loans = resource<LoanRow>(
  'loans',
  'financeNo',
  fromLedger(({ loans: all }) => all.map((loan) => ({ ...loan, isApplied: false, orderNos: [] }))),
);

const leftOf = (loan: LoanRow) => loan.cents - repaidOf(loan);

function statusOf(loan: LoanRow): keyof typeof LOAN_STATUS {
  if (loan.isApplied) return '10';
  return leftOf(loan) === 0 ? '30' : '20';
}

/** A dealer without credit has no financing at all. */
const noCredit = (dealer: Dealer) => (accountOf(financeLedger(dealer), 'SCF') ? undefined : 'refused');

function loanRecord(loan: LoanRow): Row<'queryFinanceHistory'> {
  const { financeNo, bankName, contractNo, cents, rate, day, due } = loan;
  const status = statusOf(loan);
  return {
    ...{ financeNo, bankName, contractNo, amount: toYuan(cents), repaidAmount: toYuan(repaidOf(loan)) },
    ...{ outstandingAmount: toYuan(leftOf(loan)), rate, beginDate: day, dueDate: due },
    ...{ status, statusName: LOAN_STATUS[status] },
  };
}

interface ExpenseRow {
  readonly expenseNo: string;
  readonly financeNo: string;
  readonly type: keyof typeof EXPENSE_TYPES;
  readonly cents: number;
  readonly day: string;
  readonly status: keyof typeof EXPENSE_STATUS;
}

/** The interest of each repayment and the service charge of each loan, newest first. */
function expensesOf(dealer: Dealer): readonly ExpenseRow[] {
  return loans
    .rows(dealer)
    .filter(({ isApplied }) => !isApplied)
    .flatMap((loan): ExpenseRow[] => {
      const { financeNo, fee, feeStatus, day, repayments } = loan;
      const number = financeNo.replace('RZ', 'FY');
      return [
        {
          expenseNo: `${number}0`,
          financeNo,
          type: 'SERVICE',
          cents: fee,
          day: feeStatus === '20' ? feeDay(day) : day,
          status: feeStatus,
        },
        ...repayments
          .filter(({ isDone }) => isDone)
          .map(
            ({ interest, day: paid }, at): ExpenseRow => ({
              ...{
                expenseNo: `${number}${at + 1}`,
                financeNo,
                type: 'INTEREST',
                cents: interest,
                day: paid,
                status: '20',
              },
            }),
          ),
      ];
    })
    .sort((left, right) => right.day.localeCompare(left.day));
}

interface FinanceOrder {
  readonly order: Order;
  readonly orderNo: string;
  readonly day: string;
  readonly status: keyof typeof FINANCE_STATUS;
}

/** The orders of the last weeks; Assumption: what is signed for was financed, if the dealer asked for it or it was large. */
function financeOrders(dealer: Dealer): readonly FinanceOrder[] {
  const { orders, today } = financeLedger(dealer);
  const since = addDays(today, -FINANCE_DAYS);
  const financed = new Set(loans.rows(dealer).flatMap(({ orderNos }) => orderNos));
  return orders
    .filter(({ day, kind, status }) => kind === 'MAIN' && day >= since && status !== '90')
    .map((order): FinanceOrder => {
      const isFinanced = financed.has(order.orderNo) || order.status === '50';
      return { order, orderNo: order.orderNo, day: order.day, status: isFinanced ? '20' : '10' };
    })
    .toReversed();
}

/** What a lender still gives, in cents. */
function creditOf(dealer: Dealer, bankName: string) {
  const lender = LENDERS.find((item) => item.bankName === bankName);
  const used = loans
    .rows(dealer)
    .filter((loan) => loan.bankName === bankName)
    .reduce((sum, loan) => sum + leftOf(loan), 0);
  return { credit: lender?.credit ?? 0, used };
}

export const loanHandlers: Handlers = {
  ...listOf<'queryFinanceHistory', LoanRow>('queryFinanceHistory', {
    rows: loans.rows,
    refusal: noCredit,
    filters: {
      financeNo: { is: 'financeNo' },
      status: { test: (loan, status) => statusOf(loan) === status },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { outstandingTotal: (rows) => toYuan(rows.reduce((sum, loan) => sum + leftOf(loan), 0)) },
    show: loanRecord,
  }),

  ...handle('getFinanceRepayDetail', ({ dealer, input, done, refuse }) => {
    const loan = isOwn(dealer, input) ? loans.find(dealer, input.financeNo) : undefined;
    if (!loan) return refuse('notFound');
    const repayList = loan.repayments.map(({ repayNo, day, principal, interest, days, isDone }) => ({
      ...{
        repayNo: isDone ? repayNo : '',
        repayDate: day,
        principal: toYuan(principal),
        interest: toYuan(interest),
      },
      ...{
        amount: toYuan(principal + interest),
        days,
        status: isDone ? '20' : '10',
        statusName: isDone ? '已还款' : '待还款',
      },
    }));
    return done({ loan: loanRecord(loan), repayList });
  }),

  ...listOf<'queryFinanceExpenses', ExpenseRow>('queryFinanceExpenses', {
    rows: expensesOf,
    filters: {
      financeNo: { is: 'financeNo' },
      expenseType: { is: 'type' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { amountTotal: 'cents' },
    show: ({ expenseNo, financeNo, type, cents, day, status }) => ({
      ...{
        expenseNo,
        financeNo,
        expenseType: type,
        expenseTypeName: EXPENSE_TYPES[type],
        amount: toYuan(cents),
      },
      ...{ expenseDate: day, status, statusName: EXPENSE_STATUS[status] },
    }),
  }),

  ...listOf<'queryFinanceOrders', FinanceOrder>('queryFinanceOrders', {
    rows: financeOrders,
    refusal: noCredit,
    filters: {
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    show: ({ order, status }) => ({
      ...{
        orderNo: order.orderNo,
        createDate: order.day,
        amount: toYuan(order.cents),
        financeRate: FINANCE_RATE,
      },
      ...{
        financeAmount: toYuan(Math.round((order.cents * FINANCE_RATE) / 100)),
        status,
        statusName: FINANCE_STATUS[status],
      },
    }),
  }),

  ...handle('getServiceChargePrompt', ({ dealer, input, done }) => {
    const open = isOwn(dealer, input) ? expensesOf(dealer).filter(({ status }) => status === '10') : [];
    const amount = toYuan(open.reduce((sum, { cents }) => sum + cents, 0));
    if (open.length === 0) return done({ isPopUp: false, unpaidAmount: 0 });
    const content = `您有${open.length}笔融资服务费${amount.toFixed(2)}元待缴纳，请及时缴纳`;
    return done({ isPopUp: true, title: '服务费缴纳提醒', content, unpaidAmount: amount });
  }),

  ...handle('getCreditCenter', ({ dealer, input, done, refuse }) => {
    if (noCredit(dealer) || !isOwn(dealer, input)) return refuse('refused');
    const lines = LENDERS.map(({ bankName }) => ({ bankName, ...creditOf(dealer, bankName) }));
    const sum = (read: (line: { credit: number; used: number }) => number) =>
      toYuan(lines.reduce((all, line) => all + read(line), 0));
    const year = Number(businessDate(dealer.now).slice(0, 4)) + 1;
    return done({
      ...{ creditAmount: sum(({ credit }) => credit), usedAmount: sum(({ used }) => used) },
      availableAmount: sum(({ credit, used }) => credit - used),
      payerCode:
        financeLedger(dealer).dealer.payers.find(({ payerType }) => payerType === '02')?.payerCode ?? '',
      isOverdue: false,
      creditList: lines.map(({ bankName, credit, used }) => ({
        ...{
          bankName,
          creditAmount: toYuan(credit),
          usedAmount: toYuan(used),
          availableAmount: toYuan(credit - used),
        },
        ...{ rate: LOAN_RATE, endDate: `${year}-03-01`, status: '20', statusName: '已生效' },
      })),
    });
  }),

  ...addition<'submitFinanceApply', LoanRow>('submitFinanceApply', {
    resource: loans,
    refusal: ({ dealer, input }) => {
      const { credit, used } = creditOf(dealer, input.bankName ?? '');
      return !isOwn(dealer, input) || toCents(input.amount) > credit - used ? 'noCredit' : undefined;
    },
    adds: ({ dealer, input, today }) => {
      const cents = toCents(input.amount);
      const days = input.days ?? 90;
      const due = addDays(today, days);
      const payerCode = input.payerCode ?? ownPayerCode(dealer);
      const repayNo = '';
      const repayment = {
        repayNo,
        day: due,
        principal: cents,
        interest: interestOf(cents, LOAN_RATE, days),
        days,
        payerCode,
        isDone: false,
      };
      return {
        ...{
          financeNo: nextOf(dealer, loans, { prefix: 'RZ', today }),
          bankName: input.bankName ?? '',
          payerCode,
          cents,
        },
        ...{
          contractNo: `HT${today.slice(0, 4)}RZ0008`,
          rate: LOAN_RATE,
          day: today,
          due,
          repayments: [repayment],
        },
        ...{
          fee: Math.round((cents * FEE_RATE) / 100),
          feeStatus: '10',
          isApplied: true,
          orderNos: input.orderNoList ?? [],
        },
      };
    },
    answer: ({ financeNo }) => ({ financeNo, status: '10', statusName: LOAN_STATUS['10'] }),
  }),

  ...transition<'submitFinanceRepay', LoanRow>('submitFinanceRepay', {
    resource: loans,
    finds: 'financeNo',
    else: 'tooMuch',
    refusal: (call, [loan]) => {
      if (!loan || loan.isApplied || toCents(call.input.principal) > leftOf(loan)) return 'tooMuch';
      const { principal, interest } = repaymentOf(loan, call);
      return hasMoney(call.dealer, call.input.payerCode ?? '', principal + interest)
        ? undefined
        : 'shortBalance';
    },
    sets: (loan, call) => ({ repayments: repaymentsAfter(loan, call) }),
    also: (call, [loan]) => {
      const payer = payerByCode(call.dealer, call.input.payerCode ?? ownPayerCode(call.dealer));
      if (!loan || !payer) return;
      const { repayNo, principal, interest } = repaymentOf(loan, call);
      const booking = {
        day: call.today,
        type: 'TZ',
        text: `归还融资 ${loan.financeNo}`,
        orderNo: '',
        sourceNo: repayNo,
      } as const;
      bookMoney(call.dealer, payer, { ...booking, cents: -(principal + interest) });
    },
    answer: (call, [loan]) => {
      if (!loan) throw new Error('A repayment without its loan.');
      const { repayNo, principal, interest } = repaymentOf(loan, call);
      const amounts = {
        principal: toYuan(principal),
        interest: toYuan(interest),
        amount: toYuan(principal + interest),
      };
      return { repayNo, ...amounts, status: '10', statusName: '处理中' };
    },
  }),
};

interface RepayCall {
  readonly input: { readonly principal?: number; readonly payerCode?: string };
  readonly today: string;
}

/** A repayment of today: interest for the days since the last one on what is left. */
function repaymentOf(loan: LoanRow, { input, today }: RepayCall) {
  const done = loan.repayments.filter(({ isDone }) => isDone);
  const since = done.at(-1)?.day ?? loan.day;
  const days = Math.max(0, daysBetween(since, today));
  const principal = toCents(input.principal ?? 0);
  const interest = interestOf(leftOf(loan), loan.rate, days);
  const repayNo = `HK${loan.financeNo.slice(2)}${done.length + 1}`;
  return {
    repayNo,
    day: today,
    principal,
    interest,
    days,
    payerCode: input.payerCode ?? loan.payerCode,
    isDone: true,
  };
}

/** The repayments once one more is done; what is left stays due at the end. */
function repaymentsAfter(loan: LoanRow, call: RepayCall): Loan['repayments'] {
  const done = loan.repayments.filter(({ isDone }) => isDone);
  const next = repaymentOf(loan, call);
  const left = leftOf(loan) - next.principal;
  if (left <= 0) return [...done, next];
  const days = Math.max(0, daysBetween(call.today, loan.due));
  const rest = {
    ...next,
    repayNo: '',
    day: loan.due,
    principal: left,
    interest: interestOf(left, loan.rate, days),
    days,
    isDone: false,
  };
  return [...done, next, rest];
}
