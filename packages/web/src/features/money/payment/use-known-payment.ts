import type { Money } from '@dealer-portal/rules/money';
import { readPaymentResult } from '@dealer-portal/rules/movement';
import { useState } from 'react';
import { movementJournal } from '#kits/money-form/movement-journal';
import type { Payment } from './queries';

/** What is known of a payment, whatever the last answer was. */
export interface KnownPayment {
  readonly amount?: Money | undefined;
  readonly payerCode?: string | undefined;
  /** The last answer that said anything of it. */
  readonly answer?: Payment | undefined;
}

/** Keeps the last answer that could be read; before one comes, this browser may know what it has sent (ROUTE-09). */
export function useKnownPayment(paymentNo: string, answer: Payment | undefined): KnownPayment {
  const [known, setKnown] = useState<KnownPayment>(() => sentPayment(paymentNo));
  const { state, amount = known.amount } = readPaymentResult(answer, paymentNo);
  if (state === 'unknown' || known.answer === answer) return known;
  const next = { payerCode: known.payerCode, amount, answer };
  setKnown(next);
  return next;
}

function sentPayment(paymentNo: string): KnownPayment {
  const record = movementJournal
    .read()
    .find((item) => item.kind === 'placed' && item.orderNos.includes(paymentNo));
  return record ? { amount: record.submission.amount, payerCode: record.submission.to } : {};
}
