import { NO_ANSWER, type Notice, type Outcome } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import { type AdditionRefusal, additionText } from './addition-refusals';

/** The most entries a cart may hold; the server's AS121 has the last word (CART-08). */
export const CART_LIMIT = 20;

/** The server's word for a cart that is full (CART-08). */
export const CART_FULL = 'AS121';

/** The result of an addition with the HTTP status; 0 where no answer came. */
export type AdditionAnswer = Outcome & { readonly status: number };

/** The server turned the call away: it is known that nothing was added, and HTTP-08 says why. */
const TOO_MANY_REQUESTS = 429;

/** A gateway that got no answer: the addition may still arrive. */
const SILENT_GATEWAY: readonly number[] = [408, 502, 504];

/**
 * Why an addition is not in the cart; undefined where it is, or may be (CART-08).
 * @returns `addition.full` for the server's AS121, else its own words
 */
export function additionRefusal(outcome: Outcome): AdditionRefusal | undefined {
  if (outcome.ok || outcome.code === NO_ANSWER) return undefined;
  if (outcome.code === CART_FULL) return refuse('addition.full', { most: CART_LIMIT });
  return refuse('addition.refused', { message: outcome.msg });
}

/** The same for the field of its product: a full cart is said with the way on; undefined where the server gave no words. */
export function additionRefusalHere(outcome: Outcome): AdditionRefusal | undefined {
  const refusal = additionRefusal(outcome);
  if (refusal?.code === 'addition.full') return refuse('addition.fullHere', refusal.params);
  return refusal?.code === 'addition.refused' && refusal.params.message === '' ? undefined : refusal;
}

/**
 * Why it is not known whether an addition arrived, said at its button before the link to the cart (CART-08, HTTP-13); undefined
 * where it is known. An answer that says an error is no missing answer.
 */
export function additionDoubt(outcome: AdditionAnswer): AdditionRefusal | undefined {
  if (outcome.ok || outcome.code !== NO_ANSWER || outcome.status === TOO_MANY_REQUESTS) return undefined;
  const isAnswered = outcome.status >= 400 && !SILENT_GATEWAY.includes(outcome.status);
  return refuse(isAnswered ? 'addition.noResult' : 'addition.noAnswer');
}

/** An addition that was not sent, for the browser has no network. */
export const OFFLINE_ADDITION: AdditionRefusal = refuse('addition.offline');

/** The message after 加入购物车, in Chinese; undefined when no answer arrived (CART-08). */
export function addToCartNotice(outcome: Outcome): Notice | undefined {
  if (outcome.ok) return { level: 'success', text: '加入购物车成功' };
  const text = additionText(additionRefusal(outcome));
  return text === undefined ? undefined : { level: 'warning', text };
}
