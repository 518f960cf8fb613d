/** A product in a list in which quantities are typed, and what is typed for it. */
import {
  type PiecesHeld,
  type PriceShare,
  type ProductTerms,
  purchaseShares,
  sharesAmount,
} from '@dealer-portal/rules/goods';
import {
  type QuantityRange,
  type QuantityRead,
  quantityText,
  readWantedQuantity,
  stockRange,
  typedPieces,
} from '@dealer-portal/rules/input';
import { type Amount, type Money, orderPrice } from '@dealer-portal/rules/money';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import type { RowValues } from '#ui/table/entry/row-values';
import { newestEntries } from '#widgets/kept-entries/use-kept-entries';
import type { WantedProduct } from '#widgets/products/wanted';
import { correctFirst } from '#widgets/quantity-edits/correct-first';

/** The common facts of a product in every such list. */
export interface OrderRow {
  /** Unique in the list. */
  readonly key: string;
  readonly productCode: string;
  readonly productModel: string;
  readonly productName?: string | undefined;
  readonly picUrl?: string | undefined;
  /** Yuan for one piece; unknown while it loads. */
  readonly price?: Amount;
  /** The prices that it is added at; without them `price` holds for every piece. */
  readonly terms?: ProductTerms | undefined;
  /** Where another price holds for another way of ordering, in words. */
  readonly priceNote?: string | undefined;
  /** Pieces in the cart use up what a special price allows. */
  readonly held?: PiecesHeld | undefined;
  /** Pieces that can be had; without it the server has the last word. */
  readonly most?: number | undefined;
  /** The fewest and the most pieces, in place of `most`, where a line of its order has both. */
  readonly range?: QuantityRange;
}

/** The input of one row. */
export type OrderEntry = QuantityDraft;

export type OrderEntries = RowValues<OrderEntry>;

/** A row with the pieces that are wanted of it. */
export interface WantedRow<Row extends OrderRow> {
  readonly row: Row;
  readonly number: number;
}

/** The fewest pieces that can be ordered of a row, and the most; at most 0 where there are none. */
export function rangeOf({ most, range }: OrderRow): QuantityRange {
  return range ?? stockRange(most);
}

/** Reads a typed number; nothing typed, or 0, means not wanted (CART-09). */
export function readRowNumber(text: string, row: OrderRow): QuantityRead {
  return readWantedQuantity(text, rangeOf(row));
}

/** Takes a row's number; 0 takes it away. */
export function setRowNumber(entries: OrderEntries, { key }: OrderRow, number: number): void {
  entries.set(key, number === 0 ? undefined : { number });
}

/** The text of a row's field is no number: the wanted quantity is not known. */
export function refuseRow(entries: OrderEntries, { key }: OrderRow, problem: string): void {
  entries.set(key, wrongDraft(problem));
}

/** Takes a pasted text as a row's number; a wrong one shows its problem at the row, which has no number then. */
export function enterText(entries: OrderEntries, row: OrderRow, text: string): void {
  const read = readRowNumber(text, row);
  if (read.ok) setRowNumber(entries, row, read.quantity);
  else refuseRow(entries, row, `${text}：${quantityText(read.refusal)}`);
}

/** The rows with a number, each with it. */
export function wantedRows<Row extends OrderRow>(
  rows: readonly Row[],
  entries: ReadonlyMap<string, OrderEntry>,
): readonly WantedRow<Row>[] {
  return rows.flatMap((row) => {
    const number = typedPieces(entries.get(row.key));
    return number > 0 ? [{ row, number }] : [];
  });
}

/** Which number has to be put right first, in a sentence; undefined when none. */
export function wrongRow(
  rows: readonly OrderRow[],
  entries: ReadonlyMap<string, OrderEntry>,
): string | undefined {
  const wrong = rows.find(({ key }) => entries.get(key)?.isWrong);
  return wrong && correctFirst(wrong.productModel, entries.get(wrong.key)?.problem ?? '');
}

/** A product in a list of products that are added at the best price. */
export interface ProductRow extends OrderRow {
  readonly terms: ProductTerms;
}

/** A wanted product, to be added at the prices that its row shows; `from` names the list (CART-02, CART-08, CART-11). */
export function wantedProduct(from: string) {
  return ({ row: { terms, productModel: model }, number }: WantedRow<ProductRow>): WantedProduct => ({
    terms,
    number,
    from,
    model,
  });
}

/** The pieces of a row by price; none where the row's one price holds for all. */
export function rowShares({ terms, held }: OrderRow, number: number): readonly PriceShare[] {
  return terms ? purchaseShares(terms, { number, held }) : [];
}

/** Yuan for so many pieces of a row; undefined where its price is not known. */
export function rowAmount(row: OrderRow, number: number): Money | undefined {
  return row.terms ? sharesAmount(rowShares(row, number)) : orderPrice([{ price: row.price, number }]);
}

/** Empties the fields of what was ordered; what was typed there meanwhile stays. */
export function clearWanted(before: OrderEntries, rows: readonly WantedRow<OrderRow>[]): void {
  const entries = newestEntries(before);
  for (const { row, number } of rows) {
    if (entries.get(row.key)?.number === number) entries.set(row.key, undefined);
  }
}
