import { formatMoney } from '@dealer-portal/rules/money';
import type { Payer } from './queries';

/** Payers as a Select shows them: code, name and balance. */
export function payerOptions(payers: readonly Payer[]): { value: string; label: string }[] {
  return payers.map(({ payerCode, customerName, balance }) => ({
    value: payerCode,
    label: `(${payerCode})${customerName} 余额 ¥${formatMoney(balance)}`,
  }));
}
