/** The quantities typed into rows of a product list: an empty field means that the row is not ordered. */

import { type Money, sumAmounts } from '../../base/money';
import { QUANTITY_RANGE, readWantedQuantity, typedTotal } from '../../fields/input';

/** The limits of a row's field. */
export interface FillRange {
  /** Pieces that can be had at the row's price; undefined where nothing limits them before the server does. */
  readonly most?: number | undefined;
  /** The reason of the limit, for the user: 特价. */
  readonly limitedBy?: string | undefined;
}

/** The meaning of a row's text: pieces, none, or a problem with its next step on a second line. */
export interface Fill {
  /** 0 while the text is none or is wrong. */
  readonly number: number;
  readonly problem?: { readonly what: string; readonly help: string };
}

/** Reads the text of a row's field (CART-09). */
export function readFill(text: string, { most, limitedBy }: FillRange): Fill {
  const read = readWantedQuantity(text);
  if (!read.ok) {
    return { number: 0, problem: { what: `“${text.trim()}”${read.text}`, help: '只填数字，如 12' } };
  }
  if (most === undefined || read.quantity <= Math.min(most, QUANTITY_RANGE.max))
    return { number: read.quantity };
  const what = limitedBy === undefined ? `数量不能大于 ${most}` : `${limitedBy}数量只余 ${most} 台`;
  const help = limitedBy === undefined ? `请改为 ${most} 台以内` : `填 ${most}，多的到商品页按普通价加`;
  return { number: 0, problem: { what, help } };
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
