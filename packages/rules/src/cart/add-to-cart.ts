import { NO_ANSWER, type Notice, type Outcome } from '../outcome';

/** The most entries a cart may hold; the server's AS121 has the last word (CART-08). */
export const CART_LIMIT = 20;

/** The server's word for a cart that is full (CART-08). */
export const CART_FULL = 'AS121';

/** The message after 加入购物车; none when no answer arrived (CART-08). */
export function addToCartNotice(outcome: Outcome): Notice | undefined {
  if (outcome.ok) return { level: 'success', text: '加入购物车成功' };
  if (outcome.code === NO_ANSWER) return undefined;
  const isFull = outcome.code === CART_FULL;
  return { level: 'warning', text: isFull ? `购物车最多添加${CART_LIMIT}种商品` : outcome.msg };
}

/** The server turned the call away: it is known that nothing was added, and HTTP-08 says why. */
const TOO_MANY_REQUESTS = 429;

/** Whether it is unknown if an addition arrived: the one failure that is shown at the button only (CART-08). */
export function isAdditionUnknown(outcome: Outcome & { readonly status: number }): boolean {
  return addToCartNotice(outcome) === undefined && outcome.status !== TOO_MANY_REQUESTS;
}

/** How many more entries fit into a cart; never below 0. The server's AS121 still has the last word (CART-08). */
export function cartRoom(entries: { readonly length: number }): number {
  return Math.max(0, CART_LIMIT - entries.length);
}
