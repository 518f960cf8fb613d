import { payerListName } from '@dealer-portal/rules/address-book';
import { type Amount, formatYuan } from '@dealer-portal/rules/money';

/** A payer as far as a choice shows it. */
export interface ChosenPayer {
  readonly payerCode: string;
  readonly customerName?: string | undefined;
  /** Yuan. */
  readonly balance: Amount;
}

/** The text of a Select once a payer is chosen: name and code; the balance has its own place next to it. */
export function chosenPayerText({ payerCode, customerName }: Omit<ChosenPayer, 'balance'>): string {
  return payerListName({ payerCode, payerName: customerName }).short;
}

/** Payers as a Select shows them: name, code and balance. */
export function payerOptions(payers: readonly ChosenPayer[]): { value: string; label: string }[] {
  return payers.map(({ payerCode, customerName, balance }) => ({
    value: payerCode,
    label: `${chosenPayerText({ payerCode, customerName })} 余额 ${formatYuan(balance)}`,
  }));
}
