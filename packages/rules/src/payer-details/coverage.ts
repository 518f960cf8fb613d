/** Whether the payers' balances are enough for what they are to pay. */
import { addMoney, compareMoney, type Money, NO_MONEY, subtractMoney } from '../money';
import type { PayerEntry } from '../payer/payer-entry';

/** The sum that one payer pays, and the missing part of its balance. */
export interface PayerCoverage {
  readonly payerCode: string;
  readonly payerName: string;
  readonly credit: number | string;
  /** Yuan over all its orders. */
  readonly priceToPay: Money;
  /** Yuan that the balance lacks; `0.00` when it is enough. */
  readonly shortfall: Money;
}

/** Each payer once, with its orders added up, in the order in which the payers first appear (PAYER-01). */
export function payerCoverage(entries: readonly PayerEntry[]): readonly PayerCoverage[] {
  const sums = new Map<string, PayerCoverage>();
  for (const { payerCode, payerName, credit, priceToPay } of entries) {
    const due = addMoney(sums.get(payerCode)?.priceToPay, priceToPay);
    const shortfall = compareMoney(due, credit) > 0 ? subtractMoney(due, credit) : NO_MONEY;
    sums.set(payerCode, { payerCode, payerName, credit, priceToPay: due, shortfall });
  }
  return [...sums.values()];
}
