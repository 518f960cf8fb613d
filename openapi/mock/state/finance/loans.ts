import { addDays } from '../../../world/ledger/calendar';
import { FEE_RATE, interestOf, LOAN_RATE } from '../../../world/ledger/events-loans';
import { bookMoney, holdMoney, releaseMoney } from '../account/bookings';
import { creditPayer, payerByCode } from '../account/customer';
import { overtakeLoan } from '../account/overtaken';
import { businessDate } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { addition, transition } from '../resources/transition';
import { handle, isOwn } from '../resources/typed-handler';
import { accountRefusal, paidRefusal } from './account-places';
import { ownPayerCode } from './accounts';
import { nextOf } from './ledger-rows';
import {
  creditLines,
  creditSums,
  EXPENSE_STATUS,
  EXPENSE_TYPES,
  type ExpenseRow,
  expensesOf,
  FINANCE_RATE,
  FINANCE_STATUS,
  type FinanceOrder,
  financeOrders,
  LOAN_STATUS,
  type LoanRow,
  leftOf,
  loanRecord,
  loans,
  noCredit,
  repaymentOf,
  repaymentsAfter,
  statusOf,
} from './loan-rows';
import { addReceivedPayment, chargesBeingPaid, hasMoney } from './payments';

/** The money of an application comes: on its payer's statement, and as a receipt. */
function payOut(dealer: Dealer, loan: LoanRow, today: string): void {
  const { financeNo, payerCode, cents } = loan;
  const payer = payerByCode(dealer, payerCode);
  const booking = { day: today, type: 'DZ', text: `融资到款 ${financeNo}`, orderNo: '' } as const;
  if (payer) bookMoney(dealer, payer, { ...booking, sourceNo: financeNo, cents });
  const credit = creditPayer(dealer);
  if (credit) {
    releaseMoney(credit, cents);
    const lent = { ...booking, type: 'TZ', text: `融资放款 ${financeNo}` } as const;
    bookMoney(dealer, credit, { ...lent, sourceNo: financeNo, cents: -cents });
  }
  addReceivedPayment(dealer, { mode: 'FINANCE', sourceNo: financeNo, payerCode, cents, today });
  loans.change(dealer, financeNo, { isApplied: false });
}

/** The expenses of all loans; an open one that a payment waits for is 付款中. */
function shownExpenses(dealer: Dealer): readonly ExpenseRow[] {
  const beingPaid = chargesBeingPaid(dealer);
  return expensesOf(dealer).map((row) =>
    row.status === '10' && beingPaid.has(row.expenseNo) ? { ...row, status: '15' } : row,
  );
}

const NOT_FINANCEABLE = '所选订单不能融资或已经融资，请刷新后重新选择';

/** Whether each order is one of the dealer's, and is financed for the first time. */
function areFinanceable(dealer: Dealer, orderNos: readonly string[]): boolean {
  const open = new Set(
    financeOrders(dealer).flatMap(({ status, orderNo }) => (status === '10' ? [orderNo] : [])),
  );
  return orderNos.every((orderNo) => open.delete(orderNo));
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

  // Assumption: the lender has paid out by the second time that somebody looks at an application.
  ...handle('getFinanceRepayDetail', ({ dealer, input, today, done, refuse }) => {
    const find = () => (isOwn(dealer, input) ? loans.find(dealer, input.financeNo) : undefined);
    const asked = find();
    if (asked?.isApplied && asked.isAsked) payOut(dealer, asked, today);
    else if (asked?.isApplied) loans.change(dealer, asked.financeNo, { isAsked: true });
    const loan = find();
    if (!loan) return refuse('notFound');
    const repayList = loan.repayments.map(({ repayNo, day, principal, interest, days, isDone }) => ({
      repayNo: isDone ? repayNo : '',
      repayDate: day,
      principal: toYuan(principal),
      interest: toYuan(interest),
      amount: toYuan(principal + interest),
      days,
      status: isDone ? '20' : '10',
      statusName: isDone ? '已还款' : '待还款',
    }));
    return done({ loan: loanRecord(loan), repayList });
  }),

  ...listOf<'queryFinanceExpenses', ExpenseRow>('queryFinanceExpenses', {
    rows: shownExpenses,
    filters: {
      financeNo: { is: 'financeNo' },
      expenseType: { is: 'type' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { amountTotal: 'cents' },
    show: ({ expenseNo, financeNo, type, cents, day, status }) => ({
      expenseNo,
      financeNo,
      expenseType: type,
      expenseTypeName: EXPENSE_TYPES[type],
      amount: toYuan(cents),
      expenseDate: day,
      status,
      statusName: EXPENSE_STATUS[status],
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
    show: ({ order, status, financeNo }) => ({
      orderNo: order.orderNo,
      createDate: order.day,
      amount: toYuan(order.cents),
      financeRate: FINANCE_RATE,
      financeAmount: toYuan(Math.round((order.cents * FINANCE_RATE) / 100)),
      status,
      statusName: FINANCE_STATUS[status],
      financeNo,
    }),
  }),

  ...handle('getServiceChargePrompt', ({ dealer, input, done }) => {
    const all = isOwn(dealer, input) ? shownExpenses(dealer) : [];
    const open = all.filter(({ type, status }) => type === 'SERVICE' && status === '10');
    const amount = toYuan(open.reduce((sum, { cents }) => sum + cents, 0));
    if (open.length === 0) return done({ isPopUp: false, unpaidAmount: 0 });
    const content = `您有${open.length}笔融资服务费${amount.toFixed(2)}元待缴纳，请及时缴纳`;
    return done({ isPopUp: true, title: '服务费缴纳提醒', content, unpaidAmount: amount });
  }),

  ...handle('getCreditCenter', ({ dealer, input, done, refuse }) => {
    if (noCredit(dealer) || !isOwn(dealer, input)) return refuse('refused');
    const year = Number(businessDate(dealer.now).slice(0, 4)) + 1;
    return done({
      ...creditSums(dealer),
      payerCode: creditPayer(dealer)?.payerCode ?? '',
      isOverdue: false,
      creditList: creditLines(dealer).map(({ bankName, credit, used }) => ({
        bankName,
        creditAmount: toYuan(credit),
        usedAmount: toYuan(used),
        availableAmount: toYuan(credit - used),
        rate: LOAN_RATE,
        endDate: `${year}-03-01`,
        status: '20',
        statusName: '已生效',
      })),
    });
  }),

  // Assumption: a credit of which nothing is left is not applied for.
  ...handle('checkCreditApplyAllowed', ({ dealer, input, done, refuse }) => {
    if (!isOwn(dealer, input)) return refuse('refused');
    if (noCredit(dealer)) return done(dealer.example('checkCreditApplyAllowed', 'notAllowed'));
    const { creditAmount: creditLimit, usedAmount, availableAmount } = creditSums(dealer);
    const isAllowed = availableAmount > 0;
    const reason = isAllowed ? '' : '可申请额度已用完，还款后可以再申请';
    return done({ isAllowed, creditLimit, usedAmount, availableAmount, reason });
  }),

  ...addition<'submitFinanceApply', LoanRow>('submitFinanceApply', {
    resource: loans,
    refusal: ({ dealer, input }) => {
      const line = creditLines(dealer).find(({ bankName }) => bankName === input.bankName);
      const to = input.payerCode ?? ownPayerCode(dealer);
      const misplaced = isOwn(dealer, input) ? accountRefusal(dealer, 'financing', { to }) : undefined;
      if (misplaced !== undefined) return misplaced;
      if (!areFinanceable(dealer, input.orderNoList ?? [])) return ['noCredit', NOT_FINANCEABLE];
      return !isOwn(dealer, input) || line === undefined || toCents(input.amount) > line.credit - line.used
        ? 'noCredit'
        : undefined;
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
        financeNo: nextOf(dealer, loans, { prefix: 'RZ', today }),
        bankName: input.bankName ?? '',
        payerCode,
        cents,
        contractNo: `HT${today.slice(0, 4)}RZ0008`,
        rate: LOAN_RATE,
        day: today,
        due,
        repayments: [repayment],
        fee: Math.round((cents * FEE_RATE) / 100),
        feeStatus: '10',
        isApplied: true,
        orderNos: input.orderNoList ?? [],
      };
    },
    also: ({ dealer }, { cents }) => {
      const credit = creditPayer(dealer);
      if (credit) holdMoney(credit, cents);
    },
    answer: ({ financeNo }) => ({ financeNo, status: '10', statusName: LOAN_STATUS['10'] }),
  }),

  ...transition<'submitFinanceRepay', LoanRow>('submitFinanceRepay', {
    resource: loans,
    finds: 'financeNo',
    else: 'tooMuch',
    refusal: (call, [loan]) => {
      if (!loan || loan.isApplied || toCents(call.input.principal) > leftOf(loan)) return 'tooMuch';
      const from = call.input.payerCode ?? ownPayerCode(call.dealer);
      const wrong = accountRefusal(call.dealer, 'repayment', { from }) ?? paidRefusal(call);
      if (wrong !== undefined) return wrong;
      const { principal, interest } = repaymentOf(loan, call);
      return hasMoney(call.dealer, from, principal + interest) ? undefined : 'shortBalance';
    },
    sets: (loan, call) => ({ repayments: repaymentsAfter(loan, call) }),
    also: (call, [loan]) => {
      const payer = payerByCode(call.dealer, call.input.payerCode ?? ownPayerCode(call.dealer));
      if (!loan || !payer) return;
      const { repayNo, principal, interest } = repaymentOf(loan, call);
      overtakeLoan(call.dealer, loan.financeNo, call.today);
      const booking = {
        day: call.today,
        type: 'TZ',
        text: `归还融资 ${loan.financeNo}`,
        orderNo: '',
        sourceNo: repayNo,
      } as const;
      bookMoney(call.dealer, payer, { ...booking, cents: -(principal + interest) });
      const credit = creditPayer(call.dealer);
      const back = { ...booking, type: 'DZ', text: `归还本金 ${loan.financeNo}` } as const;
      if (credit) bookMoney(call.dealer, credit, { ...back, cents: principal });
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
