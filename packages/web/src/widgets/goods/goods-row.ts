/** The rows of a product list, and what is typed for them. */

import {
  type FilledRow,
  type FillRefusal,
  type PiecesHeld,
  type PriceShare,
  purchaseShares,
  readFill,
  sharesAmount,
} from '@dealer-portal/rules/goods';
import { typedPieces } from '@dealer-portal/rules/input';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import type { RowValues } from '#ui/table/entry/row-values';
import { newestEntries } from '../kept-entries/use-kept-entries';
import { type Offer, offerLimit, offerRefusal, termsOf, wantedOffer } from '../products/offer';
import type { WantedProduct } from '../products/wanted';

/** A product in a list in which it is ordered. */
export interface GoodsRow {
  /** The product's code. */
  readonly key: string;
  readonly offer: Offer;
  /** Why it cannot be ordered at all. */
  readonly refusal: string | undefined;
  /** Why it cannot be ordered yet: its price is on its way, or did not come. */
  readonly waiting: string | undefined;
}

/** A typed text, or a number that the page proposes: the row's present price decides how many pieces it is. */
export type GoodsDraft = string | number;

export type GoodsDrafts = RowValues<GoodsDraft>;

/** A row that is ordered, with its pieces. */
export interface FilledGoods extends FilledRow {
  readonly row: GoodsRow;
  /** Its pieces by price: those beyond a special price are bought at the ordinary one (CART-02). */
  readonly shares: readonly PriceShare[];
}

/** The row of an offer. */
export function goodsRow(offer: Offer): GoodsRow {
  return {
    key: offer.product.productCode,
    offer,
    refusal: offerRefusal(offer),
    waiting: priceText(pricedRefusal(offer.terms, offer.price?.priceVersion)),
  };
}

/**
 * The meaning of a row's draft under the row's present price, which may have come or changed since; undefined while its
 * field is empty.
 */
export function fillOf({ offer }: GoodsRow, draft: GoodsDraft = ''): GoodsFill | undefined {
  const text = String(draft);
  if (text.trim() === '') return undefined;
  const { price } = offer;
  const limitedBy = price && price.priceType !== 'PT' ? price.priceType : undefined;
  const read = readFill(text, { most: offerLimit(offer), limitedBy });
  return read.ok ? { text, number: read.number } : { text, number: 0, refusal: read.refusal };
}

interface GoodsFill {
  readonly text: string;
  /** 0 while the text is none or is wrong. */
  readonly number: number;
  readonly refusal?: FillRefusal;
}

/** Puts pasted texts into the fields of rows by their keys; a row that is refused takes none. */
export function pasteTexts(
  drafts: GoodsDrafts,
  rows: readonly GoodsRow[],
  pairs: readonly (readonly [key: string, text: string])[],
): void {
  for (const [key, text] of pairs) {
    const row = rows.find((item) => item.key === key);
    if (row && row.refusal === undefined) drafts.set(key, text);
  }
}

/**
 * The rows that are ordered.
 * @param held pieces in the cart use up what a special price allows
 */
export function filledRows(
  rows: readonly GoodsRow[],
  drafts: ReadonlyMap<string, GoodsDraft>,
  held?: PiecesHeld,
): readonly FilledGoods[] {
  return rows.flatMap((row) => {
    const number = typedPieces(fillOf(row, drafts.get(row.key)));
    if (number === 0 || row.refusal !== undefined) return [];
    const shares = purchaseShares(termsOf(row.offer), { number, held });
    return [{ row, number, shares, amount: sharesAmount(shares) }];
  });
}

/** The rows whose text is no quantity: they do not count, and keep what was typed. */
export function wrongRows(
  rows: readonly GoodsRow[],
  drafts: ReadonlyMap<string, GoodsDraft>,
): readonly GoodsRow[] {
  return rows.filter(
    (row) => row.refusal === undefined && fillOf(row, drafts.get(row.key))?.refusal !== undefined,
  );
}

/** A filled row as it is added, at the prices that the row shows. */
export function goodsWanted({ row, number }: FilledGoods, from: string): WantedProduct {
  return wantedOffer(row.offer, number, from);
}

/** Empties the fields of what was added; what was typed there meanwhile stays. */
export function clearFilled(before: GoodsDrafts, added: readonly FilledGoods[]): void {
  const drafts = newestEntries(before);
  for (const line of added) {
    const [filledNow] = filledRows([line.row], drafts.all());
    if (filledNow?.number === line.number) drafts.set(line.row.key, undefined);
  }
}

/** Empties every field. */
export function clearDrafts(drafts: GoodsDrafts): void {
  for (const key of drafts.all().keys()) drafts.set(key, undefined);
}
