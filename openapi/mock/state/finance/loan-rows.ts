import { addDays, daysBetween } from '../../../world/ledger/calendar';
import { outstandingOf } from '../../../world/ledger/derive-movements';
import { accountOf } from '../../../world/ledger/derive-periods';
import type { Loan, Order } from '../../../world/ledger/events';
import { feeDay, interestOf, LENDERS, repaidOf } from '../../../world/ledger/events-loans';
import { creditLimit } from '../../../world/ledger/ledger';
import { creditPayer } from '../account/customer';
import { overtakeFee } from '../account/overtaken';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan } from '../memory/money';
import type { Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import { resource } from '../resources/store';
import { fromLedger } from './ledger-rows';

export const LOAN_STATUS = { '10': '待放款', '20': '还款中', '30': '已结清' } as const;
export const EXPENSE_TYPES = { INTEREST: '利息', SERVICE: '服务费' } as const;
export const EXPENSE_STATUS = { '10': '待缴纳', '15': '付款中', '20': '已缴纳' } as const;
export const FINANCE_STATUS = { '10': '可融资', '20': '已融资' } as const;
/** Percent of an order that may be financed, and the days in which it may be. */
export const FINANCE_RATE = 80;
const FINANCE_DAYS = 45;

export interface LoanRow extends Loan {
  /** An application that the bank has not paid out yet. */
  readonly isApplied: boolean;
  /** Somebody looked at it once while the bank had not paid. */
  readonly isAsked?: boolean;
  readonly orderNos: readonly string[];
  /** The day on which the service charge was paid at the cashier. */
  readonly feePaid?: string;
}

/** The loans of the dealer, and its applications. */
export const loans = resource<LoanRow>(
  'loans',
  'financeNo',
  fromLedger(({ loans }) => loans.map((loan) => ({ ...loan, isApplied: false, orderNos: [] }))),
);

/** The principal that is still owed of a loan. */
export const leftOf = (loan: LoanRow) => loan.cents - repaidOf(loan);

/** How far a loan is. */
export function statusOf(loan: LoanRow): keyof typeof LOAN_STATUS {
  if (loan.isApplied) return '10';
  return leftOf(loan) === 0 ? '30' : '20';
}

/** A dealer without credit has no financing at all. */
export const noCredit = (dealer: Dealer) => (accountOf(financeLedger(dealer), 'SCF') ? undefined : 'refused');

/** A loan as the calls write it. */
export function loanRecord(loan: LoanRow): Row<'queryFinanceHistory'> {
  const { financeNo, bankName, contractNo, cents, rate, day, due } = loan;
  const status = statusOf(loan);
  return {
    financeNo,
    bankName,
    contractNo,
    amount: toYuan(cents),
    repaidAmount: toYuan(repaidOf(loan)),
    outstandingAmount: toYuan(leftOf(loan)),
    rate,
    beginDate: day,
    dueDate: due,
    status,
    statusName: LOAN_STATUS[status],
  };
}

export interface ExpenseRow {
  readonly expenseNo: string;
  readonly financeNo: string;
  readonly type: keyof typeof EXPENSE_TYPES;
  readonly cents: number;
  readonly day: string;
  readonly status: keyof typeof EXPENSE_STATUS;
}

/** The interest of each repayment and the service charge of each loan, newest first. */
export function expensesOf(dealer: Dealer): readonly ExpenseRow[] {
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
          day: loan.feePaid ?? (feeStatus === '20' ? feeDay(day) : day),
          status: loan.feePaid ? '20' : feeStatus,
        },
        ...repayments
          .filter(({ isDone }) => isDone)
          .map(
            ({ interest, day: paidDay }, at): ExpenseRow => ({
              expenseNo: `${number}${at + 1}`,
              financeNo,
              type: 'INTEREST',
              cents: interest,
              day: paidDay,
              status: '20',
            }),
          ),
      ];
    })
    .sort((left, right) => right.day.localeCompare(left.day));
}

/** The open charges of these numbers; undefined where one of them is none. */
export function openExpenses(dealer: Dealer, numbers: readonly string[]): readonly ExpenseRow[] | undefined {
  const all = expensesOf(dealer);
  const found = numbers.map((number) =>
    all.find(({ expenseNo, status }) => expenseNo === number && status === '10'),
  );
  return found.every((expense) => expense !== undefined) ? found : undefined;
}

/** Marks open service charges as paid. */
export function payExpenses(dealer: Dealer, open: readonly ExpenseRow[], day: string): void {
  for (const { financeNo } of open) {
    overtakeFee(dealer, financeNo);
    loans.change(dealer, financeNo, { feePaid: day });
  }
}

export interface FinanceOrder {
  readonly order: Order;
  readonly orderNo: string;
  readonly day: string;
  readonly status: keyof typeof FINANCE_STATUS;
  /** Of the financing; empty where there is none. */
  readonly financeNo: string;
}

const recentOrders = fromLedger(({ orders, today }) => {
  const since = addDays(today, -FINANCE_DAYS);
  return orders.filter(({ day, kind, status }) => kind === 'MAIN' && day >= since && status !== '90');
});

/**
 * The orders of the last weeks. Assumption: signed orders were financed by the last loan that was paid out before, if
 * there is one. Other orders were financed only if the dealer asked for it.
 */
export function financeOrders(dealer: Dealer): readonly FinanceOrder[] {
  const all = loans.rows(dealer);
  const applied = new Map(all.flatMap((loan) => loan.orderNos.map((orderNo) => [orderNo, loan.financeNo])));
  const paidOut = all
    .filter(({ isApplied }) => !isApplied)
    .sort((left, right) => right.day.localeCompare(left.day));
  return recentOrders(dealer).map((order): FinanceOrder => {
    const { orderNo, day } = order;
    const earlier = order.status === '50' ? paidOut.find((loan) => loan.day <= day) : undefined;
    const financeNo = applied.get(orderNo) ?? earlier?.financeNo ?? '';
    return { order, orderNo, day, status: financeNo === '' ? '10' : '20', financeNo };
  });
}

/** What a lender grants, and what of it is used, in cents. */
interface CreditLine {
  readonly bankName: string;
  readonly credit: number;
  readonly used: number;
}

/**
 * The credit by lender. What is left of all is the balance of the credit payer, so that no two answers differ. What its
 * orders use counts for the first lender with room.
 */
export function creditLines(dealer: Dealer): readonly CreditLine[] {
  const limit = creditLimit(dealer.world, dealer.persona.saletoCode);
  const all = loans.rows(dealer);
  let ordered = limit - (creditPayer(dealer)?.cents ?? 0) - outstandingOf(all);
  let ungranted = limit;
  return LENDERS.map(({ bankName, share }, at) => {
    const credit = at === LENDERS.length - 1 ? ungranted : Math.round((limit * share) / 100);
    ungranted -= credit;
    const lent = outstandingOf(all.filter((loan) => loan.bankName === bankName));
    const more = Math.max(-lent, Math.min(ordered, credit - lent));
    ordered -= more;
    return { bankName, credit, used: lent + more };
  });
}

/** The credit of all lenders together, in yuan. */
export function creditSums(dealer: Dealer) {
  const lines = creditLines(dealer);
  const sum = (read: (line: CreditLine) => number) =>
    toYuan(lines.reduce((all, line) => all + read(line), 0));
  return {
    creditAmount: sum(({ credit }) => credit),
    usedAmount: sum(({ used }) => used),
    availableAmount: sum(({ credit, used }) => credit - used),
  };
}

interface RepayCall {
  readonly input: { readonly principal?: number | undefined; readonly payerCode?: string | undefined };
  readonly today: string;
}

/** A repayment of today: interest for the days since the last one on what is left. */
export function repaymentOf(loan: LoanRow, { input, today }: RepayCall) {
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
export function repaymentsAfter(loan: LoanRow, call: RepayCall): Loan['repayments'] {
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
