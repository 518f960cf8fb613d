import { addDays, daysBetween, longDay } from './calendar';
import { ownPayer, payerOfType } from './dealers';
import type { Loan, Repayment } from './events';
import { isFixed, type LedgerContext, numberOf, tradingDays } from './period';
import { randomOf } from './random';

/** Percent a year, of 360 days. */
export const LOAN_RATE = 4.35;
/** Percent of the amount. */
export const FEE_RATE = 0.1;
const TERM_DAYS = 90;
const YEAR_DAYS = 360;

/** The lenders with their share of the credit in percent; a loan of one is repaid before the next. */
export const LENDERS = [
  { bankName: '青岛银行', contract: '0008', share: 60 },
  { bankName: '日照银行', contract: '0009', share: 40 },
] as const;

/** Interest in cents: amount × rate × days / 360. */
export function interestOf(cents: number, rate: number, days: number): number {
  return Math.round((cents * rate * days) / (YEAR_DAYS * 100));
}

/** A loan before its repayments. */
export type LoanTerms = Omit<Loan, 'repayments' | 'fee' | 'feeStatus'>;

/**
 * The repayments of a loan: those of the plan, then the rest at the due date; those of the past are done.
 * @param plan principals that are repaid before the due date
 */
export function repaymentsOf(
  loan: LoanTerms,
  plan: readonly { readonly day: string; readonly principal: number; readonly payerCode: string }[],
  today: string,
): readonly Repayment[] {
  const early = plan.reduce((sum, { principal }) => sum + principal, 0);
  const rest = {
    day: loan.due,
    principal: loan.cents - early,
    payerCode: plan.at(-1)?.payerCode ?? loan.payerCode,
  };
  let since = loan.day;
  let open = loan.cents;
  return [...plan, ...(rest.principal > 0 ? [rest] : [])].map(({ day, principal, payerCode }, at) => {
    const days = daysBetween(since, day);
    const interest = interestOf(open, loan.rate, days);
    since = day;
    open -= principal;
    const repayNo = `HK${loan.financeNo.slice(2)}${at + 1}`;
    return { repayNo, day, principal, interest, days, payerCode, isDone: day <= today };
  });
}

/** The loans of a dealer with a credit payer, oldest first; each lender has one open at a time. */
export function loansOf(context: LedgerContext): readonly Loan[] {
  const { dealer, today, from } = context;
  if (!payerOfType(dealer, '02')) return [];
  const mainPayer = ownPayer(dealer);
  const last = tradingDays(context).at(-1) ?? from;
  return LENDERS.flatMap(({ bankName, contract }, lender) => {
    const loans: Loan[] = [];
    for (let day = addDays(from, 10 + 45 * lender); day <= last; day = addDays(day, TERM_DAYS + 7)) {
      const due = addDays(day, TERM_DAYS);
      if (isFixed(context, mainPayer, due)) break;
      const random = randomOf(`${dealer.code} loan ${bankName} ${day}`);
      const terms: LoanTerms = {
        financeNo: numberOf(dealer, 'RZ', `${longDay(day)}${lender + 1}`),
        bankName,
        contractNo: `HT${day.slice(0, 4)}RZ${contract}`,
        payerCode: mainPayer.payerCode,
        cents: random.integer(4, 20) * 1_000_000,
        rate: LOAN_RATE,
        day,
        due,
      };
      const half = { day: addDays(day, 45), principal: terms.cents / 2, payerCode: mainPayer.payerCode };
      loans.push({
        ...terms,
        ...feeOf(terms, today),
        repayments: repaymentsOf(terms, random.chance(0.3) ? [half] : [], today),
      });
    }
    return loans;
  }).sort((left, right) => left.day.localeCompare(right.day));
}

/** The service charge of a loan, which is taken from the service account ten days later. */
export function feeOf({ cents, day }: LoanTerms, today: string): Pick<Loan, 'fee' | 'feeStatus'> {
  return { fee: Math.round((cents * FEE_RATE) / 100), feeStatus: feeDay(day) <= today ? '20' : '10' };
}

/** The day on which the service charge of a loan is paid. */
export function feeDay(day: string): string {
  return addDays(day, 10);
}

/** The repaid part of the principal. */
export function repaidOf({ repayments }: Loan): number {
  return repayments.filter(({ isDone }) => isDone).reduce((sum, { principal }) => sum + principal, 0);
}
