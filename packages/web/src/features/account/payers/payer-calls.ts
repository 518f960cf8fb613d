import { addPayer } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

/** A further payer as its form gives it. */
export interface PayerDraft {
  readonly payerCode: string;
  readonly payerName?: string;
  readonly salesGroupCode?: string;
  readonly remark?: string;
}

/** Applies for a further payer of the customer (FIN-01). */
export function applyForPayer(draft: PayerDraft, { saleInfo: { customerCode } }: Account) {
  const texts = Object.entries(draft).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  return quietApi.call(addPayer, {
    body: { ...Object.fromEntries(texts), customerCode, payerCode: draft.payerCode.trim() },
  });
}
