/** The quantities typed into rows of a product list: an empty field means that the row is not ordered. */

import { type Money, sumAmounts } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import { QUANTITY_RANGE, readWantedQuantity, typedTotal } from '../../fields/input';
import type { PriceType } from '../cart/entry';
import type { FillRefusal } from './goods-refusals';

/** The limits of a row's field. */
export interface FillRange {
  /** Pieces that can be had at the row's price; undefined where nothing limits them before the server does. */
  readonly most?: number | undefined;
  /** The type of the price that sets the limit; undefined where no price does. */
  readonly limitedBy?: PriceType | undefined;
}

/** The meaning of a row's text: pieces, 0 for none, or why it is none; `goodsText` and `fillNextStep` have its two lines. */
export type Fill =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly refusal: FillRefusal };

/** Reads the text of a row's field (CART-09). */
export function readFill(text: string, { most, limitedBy }: FillRange): Fill {
  const read = readWantedQuantity(text);
  if (!read.ok) return refused(refuse('goods.quantity', { typed: text.trim(), quantity: read.refusal }));
  if (most === undefined || read.quantity <= Math.min(most, QUANTITY_RANGE.max))
    return { ok: true, number: read.quantity };
  return refused(
    limitedBy === undefined
      ? refuse('goods.tooMany', { most })
      : refuse('goods.priceQuota', { most, priceType: limitedBy }),
  );
}

/** A row that is filled: its pieces, and what they cost at all its prices. */
export interface FilledRow {
  readonly number: number;
  /** Yuan; undefined where a price is not known. */
  readonly amount: Money | undefined;
}

/** The sum of the filled rows. */
export interface FilledSum {
  readonly kinds: number;
  readonly units: number;
  /** Undefined where a price cannot be read: a sum without it is not true. */
  readonly total: Money | undefined;
}

/** Kinds, pieces and yuan of the filled rows. */
export function filledSum(rows: readonly FilledRow[]): FilledSum {
  const units = typedTotal(rows);
  const total = sumAmounts(rows.map(({ amount }) => amount));
  return { kinds: rows.length, units, total };
}
