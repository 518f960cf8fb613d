import type { Amount } from '@dealer-portal/rules/money';
import { payMoneyProblem } from '@dealer-portal/rules/traffic';
import { rejectWith } from '#ui/input/reject-with';
import type { Payer } from './queries';

/** The rule of a field for another payer: one is chosen, and its balance pays the sum (TRAF-01). */
export function newPayerRule(payers: readonly Payer[], sum: Amount) {
  const problemOf = (code: string | undefined) => {
    const payer = payers.find(({ payerCode }) => payerCode === code);
    return payer ? payMoneyProblem(undefined, { sum, balance: payer.balance }) : '请选择新付款方';
  };
  return { validator: (_: unknown, code?: string) => rejectWith(problemOf(code)) };
}
