import type { Amount } from '@dealer-portal/rules/money';
import { payMoneyRefusal, payMoneyText } from '@dealer-portal/rules/traffic';
import type { Payer } from './queries';

/** Why a payer cannot take the place of another: none is chosen, or its balance does not pay the sum (TRAF-01). */
export function newPayerProblem(
  payers: readonly Payer[],
  sum: Amount,
  code: string | undefined,
): string | undefined {
  const payer = payers.find(({ payerCode }) => payerCode === code);
  return payer ? payMoneyText(payMoneyRefusal(undefined, { sum, balance: payer.balance })) : '请选择新付款方';
}
