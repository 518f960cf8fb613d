import { sentFigure } from '@dealer-portal/rules/money';
import { draftAmount } from '@dealer-portal/rules/movement';
import type { Ops } from '@dealer-portal/sdk';
import { cancelPaymentOrder, submitPayment } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

type PaymentBody = Ops['submitPayment']['input']['body'];
export type PayChannel = PaymentBody['payChannel'];

/** The values of every form of a payment. */
export type PaymentDraft = Readonly<
  Record<'to' | 'amount' | 'payChannel' | 'saleOrgCode' | 'remark', string | undefined>
>;

/** The values of the fields once they have passed their checks. */
export function paymentOf({ to = '', amount = '', remark = '' }: PaymentDraft) {
  return { to, amount: draftAmount(amount), remark: remark.trim() };
}

/** The further fields of a kind of payment. */
type PaymentParts = Pick<PaymentBody, 'payChannel'> &
  Partial<Pick<PaymentBody, 'orderNoList' | 'expenseNoList'>>;

/** Starts a payment; the money moves at the cashier. */
export function sendPayment(
  draft: PaymentDraft,
  { saleInfo: { customerCode } }: Account,
  { payChannel, orderNoList, expenseNoList }: PaymentParts,
) {
  const { to, amount, remark } = paymentOf(draft);
  const { saleOrgCode } = draft;
  return quietApi.call(submitPayment, {
    body: {
      customerCode,
      payerCode: to,
      amount: sentFigure(amount),
      payChannel,
      ...(saleOrgCode !== undefined && { saleOrgCode }),
      ...(orderNoList && { orderNoList }),
      ...(expenseNoList && { expenseNoList }),
      ...(remark !== '' && { remark }),
    },
  });
}

/** Cancels a payment order that is not paid yet. */
export function cancelOrder(
  { paymentNo }: { readonly paymentNo: string },
  { saleInfo: { customerCode } }: Account,
) {
  return quietApi.call(cancelPaymentOrder, { body: { customerCode, paymentNo } });
}
