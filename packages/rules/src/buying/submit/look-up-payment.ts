/** The result of a payment without an answer: never a blind second one (ORDER-01). */
import { type Amount, compareAmounts, isAmount } from '../../base/money';
import { isCallOver } from './late-call';

/** A payment of an order whose answer never came. */
export interface SentPayment {
  /** Yuan that the order owed when it was sent. */
  readonly owed: Amount;
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
}

/**
 * `paid`: less is owed than before. `open`: nothing says so, but the payment may still be carried out. `none`: nothing says
 * so and nothing more can come; the user may say that it was not paid. `unknown`: what is owed now cannot be read.
 */
export type PaymentLookUp = 'paid' | 'none' | 'open' | 'unknown';

/**
 * Compares what an order owed before the payment with what it owes by its detail now (ORDER-01).
 * @param sent the payment
 * @param owes yuan that the order owes now; undefined when the order could not be read
 * @param now milliseconds since the epoch
 */
export function lookUpPayment({ owed, sentAt }: SentPayment, owes: Amount, now: number): PaymentLookUp {
  if (!isAmount(owes)) return 'unknown';
  if (compareAmounts(owes, owed) === -1) return 'paid';
  return isCallOver(sentAt, now) ? 'none' : 'open';
}
