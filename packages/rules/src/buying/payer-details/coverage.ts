/** Whether the payers' balances are enough for what they are to pay. */
import {
  type Amount,
  addAmounts,
  compareMoney,
  type Money,
  NO_MONEY,
  readMoney,
  subtractAmounts,
} from '../../base/money';
import type { PayerEntry } from '../payer/payer-entry';

/** The sum that one payer pays, and the missing part of its balance. */
export interface PayerCoverage {
  readonly payerCode: string;
  readonly payerName: string;
  readonly credit: Amount;
  /** Yuan over all its orders; undefined where one cannot be read. */
  readonly priceToPay: Money | undefined;
  /** Yuan that the balance lacks; `0.00` when it is enough, undefined where balance or price cannot be read. */
  readonly shortfall: Money | undefined;
}

/** Each payer once, with its orders added up, in the order in which the payers first appear (PAYER-01). */
export function payerCoverage(entries: readonly PayerEntry[]): readonly PayerCoverage[] {
  const sums = new Map<string, PayerCoverage>();
  for (const { payerCode, payerName, credit, priceToPay } of entries) {
    const before = sums.get(payerCode);
    const due = before ? addAmounts(before.priceToPay, priceToPay) : readMoney(priceToPay);
    const missing = subtractAmounts(due, credit);
    const shortfall = missing !== undefined && compareMoney(missing, NO_MONEY) < 0 ? NO_MONEY : missing;
    sums.set(payerCode, { payerCode, payerName, credit, priceToPay: due, shortfall });
  }
  return [...sums.values()];
}
