/** How a payment ended, read from whatever the server answered: what cannot be read is not known (FIN-07, ROUTE-09). */

import { type Money, readMoney } from '../../base/money';
import { recordOf } from '../../base/record';
import { PAYMENT_STATES } from '../../base/states';

/** A payment at the cashier, at the bank, and how it ends; `unknown` where an answer does not say it. */
export type PaymentState = keyof typeof PAYMENT_STATES | 'unknown';

const STATES: ReadonlyMap<unknown, PaymentState> = new Map(
  (['waiting', 'processing', 'paid', 'failed', 'cancelled'] as const).map((state) => [
    PAYMENT_STATES[state].value,
    state,
  ]),
);

/** The state in words, for headings and lists. */
export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentState, string>> = {
  waiting: PAYMENT_STATES.waiting.label,
  processing: PAYMENT_STATES.processing.label,
  paid: PAYMENT_STATES.paid.label,
  failed: '付款失败',
  cancelled: PAYMENT_STATES.cancelled.label,
  unknown: '结果未知',
};

/**
 * The state of a payment order by its code.
 * @param status as the wire has it (`PAYMENT_STATES`); anything else is unknown
 */
export function paymentState(status: unknown): PaymentState {
  return STATES.get(status) ?? 'unknown';
}

/**
 * Whether a payment order counts in a total: what failed or was cancelled moved nothing (FIN-01).
 * @param status as the wire has it; an unknown one counts
 */
export function countsInTotal(status: unknown): boolean {
  const state = paymentState(status);
  return state !== 'failed' && state !== 'cancelled';
}

/** Whether a result is still to come: it is under way, or the last answer did not say. */
export function isStillOpen(state: PaymentState): boolean {
  return state === 'waiting' || state === 'processing' || state === 'unknown';
}

/** The result of a payment as far as an answer says it. */
export interface PaymentResult {
  readonly state: PaymentState;
  /** Yuan; undefined where it cannot be read. */
  readonly amount: Money | undefined;
}

/**
 * Reads the answer about a payment; another shape, and the answer about another payment, say nothing of it.
 * @param answer data of getPaymentResult: anything may come
 * @param paymentNo the payment that was asked for
 * @returns state and amount; `unknown` and undefined where the answer does not say them (spec 2§2, ROUTE-09)
 */
export function readPaymentResult(answer: unknown, paymentNo: string): PaymentResult {
  const fields = recordOf(answer) ?? {};
  const isOther = fields['paymentNo'] !== undefined && fields['paymentNo'] !== paymentNo;
  if (isOther) return { state: 'unknown', amount: undefined };
  const { status, amount } = fields;
  const state = paymentState(status);
  // What names neither a payment nor a state is about anything.
  const isNobodys = fields['paymentNo'] === undefined && state === 'unknown';
  const isAmount = !isNobodys && (typeof amount === 'string' || typeof amount === 'number');
  return { state, amount: isAmount ? readMoney(amount) : undefined };
}
