import { NO_ANSWER, type Notice, type Outcome } from '../../base/outcome';

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

/** A gateway that got no answer: the addition may still arrive. */
const SILENT_GATEWAY: readonly number[] = [408, 502, 504];

/**
 * What stands at the button while it is unknown whether an addition arrived (CART-08, HTTP-13).
 * @param outcome with the HTTP status; 0 where no answer came
 * @returns the sentence before the link to the cart: an answer that says an error is no missing answer; undefined where it
 * is known
 */
export function unknownAdditionText(outcome: Outcome & { readonly status: number }): string | undefined {
  if (!isAdditionUnknown(outcome)) return undefined;
  const isAnswered = outcome.status >= 400 && !SILENT_GATEWAY.includes(outcome.status);
  return isAnswered ? '系统答复出错，是否已加入请查看' : '没有收到结果，是否已加入请查看';
}

/**
 * What stands at the field of a product that was not added, with the way on (CART-08); undefined where it was, or may
 * have been.
 */
export function refusedAdditionText(outcome: Outcome): string | undefined {
  if (outcome.ok) return undefined;
  const isFull = outcome.code === CART_FULL;
  const text = addToCartNotice(outcome)?.text;
  return isFull ? `${text}，请先结算，再加入这一种` : text || undefined;
}

/** An addition that was not sent, for the browser has no network. */
export const OFFLINE_ADDITION = '网络中断，没有发出。恢复后请再按一次加入';

/** How many more entries fit into a cart; never below 0. The server's AS121 still has the last word (CART-08). */
export function cartRoom(entries: { readonly length: number }): number {
  return Math.max(0, CART_LIMIT - entries.length);
}

/** Which lines go into a cart now, and what is said of the others. */
export interface CartPortion {
  /** So many of the first lines have room. */
  readonly fit: number;
  /** So many of them one press adds. A cart that is full, or becomes so, is tried: it may hold the same products. */
  readonly tried: number;
  /** That the cart is settled first, and how many kinds follow; undefined while all have room. */
  readonly note: string | undefined;
}

/**
 * The first lines that a cart has room for: more than its limit is settled in two goes, not refused (CART-08). A product
 * that lies in the cart already may need no room of its own: the server's AS121 has the last word.
 * @param sizes how many entries each line becomes, in their order: two where it exceeds a quota
 * @param held entries in the cart, 0 while they are not known
 * @returns e.g. 20, 20 and 购物车最多 20 种：先结算这 20 种，再加入其余 10 种
 */
export function cartPortion(sizes: readonly number[], held = 0): CartPortion {
  const room = cartRoom({ length: held });
  let [entries, fit] = [0, 0];
  for (const size of sizes) {
    // A size or a room that is no number lets nothing in.
    if (!(entries + size <= room)) break;
    entries += size;
    fit += 1;
  }
  const rest = sizes.length - fit;
  if (rest === 0) return { fit, tried: fit, note: undefined };
  const limit = `购物车${held > 0 ? `已有 ${held} 种，` : ''}最多 ${CART_LIMIT} 种：`;
  const later = `${limit}先结算这 ${held + entries} 种，再加入其余 ${rest} 种`;
  if (held === 0) return { fit, tried: fit, note: later };
  const alone = cartPortion(sizes);
  if (fit === 0) return { fit, tried: alone.fit, note: `${limit}先结算购物车，再加入这 ${rest} 种` };
  // What lies in the cart may be the same products: only lines that no cart could hold wait for a second go.
  return alone.note === undefined
    ? { fit, tried: alone.fit, note: `${limit}放不下时先结算购物车` }
    : { fit, tried: fit, note: later };
}
