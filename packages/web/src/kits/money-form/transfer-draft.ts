import { draftAmount } from '@dealer-portal/rules/movement';
import type { MoneyDraft } from './define-money-form';

/** The values of a transfer's fields (`TransferFields`) once they have passed their checks. */
export function readTransfer({ from = '', to = '', amount, remark = '' }: MoneyDraft) {
  return { from, to, amount: draftAmount(amount), remark: remark.trim() };
}
