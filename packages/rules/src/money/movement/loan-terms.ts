/** The terms of loans that a dealer chooses from (FIN-08). */
import { type Amount, compareMoney, NO_MONEY, readMoney } from '../../base/money';

/** Days that a financing may run. Assumption: the call takes up to 365, lenders offer these. */
export const LOAN_TERMS = [30, 60, 90, 180] as const;

/** Days that a credit for an order may be used. Assumption: the call takes any period, these are usual. */
export const CREDIT_PERIODS = [30, 60, 90] as const;

/** The term that an application begins with, in days. Assumption. */
export const FIRST_TERM = LOAN_TERMS[2];

/** Days of which the interest is shown where nobody has chosen a term yet. Assumption: the shortest term. */
export const SHOWN_TERM = LOAN_TERMS[0];

/** An order that may be financed, by wire names (queryFinanceOrders). */
export interface FinanceableOrder {
  /** Yuan that may be lent on it. */
  readonly financeAmount: Amount;
}

/** The orders on which something may be lent, the most first; an amount that cannot be read is none (FIN-08). */
export function largestFinanceable<Order extends FinanceableOrder>(
  orders: readonly Order[],
): readonly Order[] {
  return orders
    .flatMap((order) => {
      const amount = readMoney(order.financeAmount);
      return amount !== undefined && compareMoney(amount, NO_MONEY) > 0 ? [{ order, amount }] : [];
    })
    .sort((left, right) => compareMoney(right.amount, left.amount))
    .map(({ order }) => order);
}
