import { refuse } from '../../base/refusal';
import { CART_LIMIT } from './add-to-cart';
import type { PortionRefusal } from './portion-refusals';

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
  /** Why the cart is settled first, and how many kinds follow; undefined while all have room. */
  readonly refusal: PortionRefusal | undefined;
}

/**
 * The first lines that a cart has room for: more than its limit is settled in two goes, not refused (CART-08). A product
 * that lies in the cart already may need no room of its own: the server's AS121 has the last word.
 * @param sizes how many entries each line becomes, in their order: two where it exceeds a quota
 * @param held entries in the cart, 0 while they are not known
 * @returns e.g. 20, 20 and `portion.later`: 购物车最多 20 种：先结算这 20 种，再加入其余 10 种
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
  if (rest === 0) return { fit, tried: fit, refusal: undefined };
  const facts = { held, most: CART_LIMIT, rest };
  const later = refuse('portion.later', { ...facts, settled: held + entries });
  if (held === 0) return { fit, tried: fit, refusal: later };
  const alone = cartPortion(sizes);
  if (fit === 0) return { fit, tried: alone.fit, refusal: refuse('portion.none', facts) };
  // What lies in the cart may be the same products: only lines that no cart could hold wait for a second go.
  return alone.refusal === undefined
    ? { fit, tried: alone.fit, refusal: refuse('portion.perhaps', { held, most: CART_LIMIT }) }
    : { fit, tried: fit, refusal: later };
}
