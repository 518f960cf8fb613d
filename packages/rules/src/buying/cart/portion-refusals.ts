/** Why not all lines go into the cart at once: codes with their sentences (CART-08). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

interface Room {
  /** Entries in the cart; 0 where they are not known. */
  readonly held: number;
  /** The most it may hold. */
  readonly most: number;
}

/** What the sentence of each code names. */
export interface PortionParams {
  /** The first ones are settled with what is in the cart, the rest follows. */
  readonly 'portion.later': Room & { readonly settled: number; readonly rest: number };
  /** No line has room. */
  readonly 'portion.none': Room & { readonly rest: number };
  /** The last ones have room only if the cart holds the same products. */
  readonly 'portion.perhaps': Room;
}

/** Why not all lines go into the cart at once. */
export type PortionRefusal = RefusalOf<PortionParams>;

const room = ({ held, most }: Room) => `购物车${held > 0 ? `已有 ${held} 种，` : ''}最多 ${most} 种：`;

const CHINESE: Sentences<PortionParams> = {
  'portion.later': ({ settled, rest, ...cart }) =>
    `${room(cart)}先结算这 ${settled} 种，再加入其余 ${rest} 种`,
  'portion.none': ({ rest, ...cart }) => `${room(cart)}先结算购物车，再加入这 ${rest} 种`,
  'portion.perhaps': (cart) => `${room(cart)}放不下时先结算购物车`,
};

/** The sentence of a refusal; undefined for none (CART-08). */
export const portionText = /* @__PURE__ */ textOf(CHINESE);
