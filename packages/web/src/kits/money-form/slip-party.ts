import { readMoney } from '@dealer-portal/rules/money';
import type { SlipParty } from './define-money-form';
import type { MoneyPayer } from './payer-balances';

/** One side of the slip: a payer with its balance; the code alone where it is none of them. */
export function partyOf(label: string, payers: readonly MoneyPayer[], code: string): SlipParty {
  const payer = payers.find(({ payerCode }) => payerCode === code);
  if (!payer) return { label, code, name: '' };
  return { label, code, name: payer.customerName, balance: readMoney(payer.balance) ?? null };
}

/** A side in one line: a bank has a name alone. */
export const partyText = ({ code, name }: Pick<SlipParty, 'code' | 'name'>): string =>
  [code && `(${code})`, name].filter(Boolean).join(' ');
