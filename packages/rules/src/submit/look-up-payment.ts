/** The result of a payment without an answer: never a blind second one (ORDER-01). */
import { type Amount, compareAmounts } from '../money';

/** `paid`: less is owed than before; `notFound`: as much as before, so it may be paid; `unknown`: ask again. */
export type PaymentLookUp = 'paid' | 'notFound' | 'unknown';

/**
 * Compares what an order owed before the payment with what it owes by its detail now (ORDER-01).
 * @param before yuan that were owed when the payment was sent
 * @param now yuan that the order owes now; undefined when the order could not be read
 */
export function lookUpPayment(before: Amount, now: Amount): PaymentLookUp {
  const order = compareAmounts(now, before);
  if (order === undefined) return 'unknown';
  return order < 0 ? 'paid' : 'notFound';
}
