import type { Outcome } from '../../base/outcome';
import { CART_FULL } from '../cart/add-to-cart';

/** Whether the message has a link to the cart: something was added, or the cart is full (CART-08). */
export function leadsToCart(outcome: Outcome): boolean {
  return outcome.ok || outcome.code === CART_FULL;
}
