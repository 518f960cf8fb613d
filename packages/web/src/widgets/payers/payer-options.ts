import { type Amount, formatMoney } from '@dealer-portal/rules/money';

/** A payer as far as a choice shows it. */
interface ChosenPayer {
  readonly payerCode: string;
  readonly customerName: string;
  /** Yuan. */
  readonly balance: Amount;
}

/** Payers as a Select shows them: code, name and balance. */
export function payerOptions(payers: readonly ChosenPayer[]): { value: string; label: string }[] {
  return payers.map(({ payerCode, customerName, balance }) => ({
    value: payerCode,
    label: `(${payerCode})${customerName} 余额 ¥${formatMoney(balance)}`,
  }));
}
