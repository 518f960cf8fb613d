import { rejectInvoices, signInvoices } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import type { Invoice } from '../invoice-report';

/** Signs for invoices; a refusal appears at the invoices. */
export function sendSigning(invoices: readonly Invoice[], { user, saleInfo: { customerCode } }: Account) {
  const signUser = user.realName || user.userName;
  return quietApi.call(signInvoices, { body: { customerCode, ...numbersOf(invoices), signUser } });
}

/** Returns invoices to the company. */
export function sendRejection(
  invoices: readonly Invoice[],
  reason: string,
  { saleInfo: { customerCode } }: Account,
) {
  return quietApi.call(rejectInvoices, { body: { customerCode, ...numbersOf(invoices), reason } });
}

export function numbersOf(invoices: readonly Invoice[]) {
  return { invoiceNoList: invoices.map(({ invoiceNo }) => invoiceNo) };
}
