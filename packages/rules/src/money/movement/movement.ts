/** Money that a user asks to move, as it is written down before it is sent (ORDER-01, FIN-03, FIN-06 to FIN-08). */
import { type Amount, compareAmounts, isAmount, type Money } from '../../base/money';
import { recordOf } from '../../base/record';
import type { SubmitJournal, SubmitKind } from '../../buying/submit';

/** The request: which form, between whom, how much. A text is empty where a form has no such part. */
export interface Movement {
  /** Name of the form: accountTransfer, onlinePayment, … */
  readonly form: string;
  readonly saletoCode: string;
  /** Code of the payer that gives. */
  readonly from: string;
  /** Code of the payer that gets. */
  readonly to: string;
  /** Yuan; `0.00` where nothing but an application is sent. */
  readonly amount: Money;
  /** The purpose: the number of a financing, of a terminal, of an account to open. */
  readonly about: string;
  /** The action in words: 付款, 划转; absent in records of older versions. */
  readonly verb?: string | undefined;
}

/** The forms that make a payment order: a payment is the same one whichever of them sends it. */
const PAYMENT_FORMS: readonly string[] = [
  'payment',
  'onlinePayment',
  'airPayment',
  'airOnlinePayment',
  'payPage',
];

/** Whether a form is held back by equal movements of another: payments are one kind, every other form is its own. */
export function sharesLock(form: string, other: string): boolean {
  return form === other || (PAYMENT_FORMS.includes(form) && PAYMENT_FORMS.includes(other));
}

/** All movements of one user in this browser. */
export type MovementJournal = SubmitJournal<Movement>;

/**
 * Movements are equal when form, accounts, amount and purpose are equal; payments, of whichever form and purpose, when
 * account and amount are. The same amount may be moved twice, but not while the result of the first one is unknown.
 */
export const MOVEMENTS: SubmitKind<Movement> = {
  fingerprint: ({ form, saletoCode, from, to, amount, about }) =>
    PAYMENT_FORMS.includes(form)
      ? JSON.stringify(['payment', saletoCode, to, amount])
      : JSON.stringify([form, saletoCode, from, to, amount, about]),
  what: 'movement',
};

const PARTS = ['form', 'saletoCode', 'from', 'to', 'amount', 'about'] as const;

/** Whether a stored value is a movement; users and older versions may have written anything. */
export function isMovement(value: unknown): value is Movement {
  const parts = recordOf(value);
  if (!parts) return false;
  return PARTS.every((name) => typeof parts[name] === 'string') && isAmount(String(parts['amount']));
}

/** Whether a listed amount is that of the movement. */
export function hasAmount({ amount }: Movement, listed: Amount): boolean {
  return compareAmounts(amount, listed) === 0;
}
