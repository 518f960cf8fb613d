import { draftAmount } from '@dealer-portal/rules/movement';
import type { MoneyDraft } from './define-money-form';

/** What was read of the fields of a transfer (`TransferFields`) once they have passed their checks. */
export function readTransfer({ from = '', to = '', amount, remark = '' }: MoneyDraft) {
  return { from, to, amount: draftAmount(amount), remark: remark.trim() };
}
