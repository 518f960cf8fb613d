/** The payment that an address asks for: the address may have been typed, cut off or invented by anybody (FIN-07). */

import type { Money } from '../../base/money';
import { readRecord } from '../../base/record';
import { refuse, refused } from '../../base/refusal';
import { readAmount } from '../../fields/input';
import type { MovementRefusal } from './movement-refusals';
import { movedAmountRefusal } from './slip';

export interface PaymentRequest {
  readonly payerCode: string;
  readonly amount: Money;
  /** The orders that are paid for; empty for a recharge, and where charges are paid. */
  readonly orderNos: readonly string[];
  /** The charges of financings that are paid (费用编号). */
  readonly expenseNos: readonly string[];
}

export type PaymentRequestRead =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly refusal: MovementRefusal };

/** Orders of one payment at most. Assumption. */
const MOST_ORDERS = 100;

/**
 * Reads what an address asks to pay. It decides nothing: who pays sees payer, amount and orders before. Orders and charges
 * are not paid together: each has checks of its own, and only one of the two is shown.
 * Assumption: the specification shows no shape; it is JSON with payerCode, amount, orderNoList and expenseNoList.
 */
export function readPaymentRequest(text: string | undefined): PaymentRequestRead {
  if (text === undefined || text.trim() === '') return refused(refuse('movement.requestMissing'));
  const data = readRecord(text);
  if (data === undefined) return refused(refuse('movement.requestBroken'));
  const { payerCode, amount, orderNoList = [], expenseNoList = [] } = data;
  if (typeof payerCode !== 'string' || payerCode.trim() === '')
    return refused(refuse('movement.requestPayer'));
  const read = readAmount(typeof amount === 'number' ? String(amount) : String(amount ?? '').trim());
  if (!read.ok) return refused(refuse('movement.requestTyped', { amount: read.refusal }));
  const reason = movedAmountRefusal(read.amount, {});
  if (reason) return refused(refuse('movement.requestAmount', { reason }));
  if (!isNumbers(orderNoList) || !isNumbers(expenseNoList)) return refused(refuse('movement.requestOrders'));
  if (orderNoList.length > 0 && expenseNoList.length > 0) return refused(refuse('movement.requestMixed'));
  return {
    ok: true,
    request: {
      payerCode: payerCode.trim(),
      amount: read.amount,
      orderNos: [...new Set(orderNoList)],
      expenseNos: [...new Set(expenseNoList)],
    },
  };
}

function isNumbers(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_ORDERS &&
    value.every((number) => typeof number === 'string' && /^\w{1,32}$/.test(number))
  );
}
