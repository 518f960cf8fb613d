/** A product in a list in which quantities are typed. */
import type { Addition } from '@dealer-portal/rules/cart';
import { QUANTITY_RANGE, type QuantityRead, readWantedQuantity } from '@dealer-portal/rules/input';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import type { RowValues } from '#ui/table/entry/row-values';
import type { useTerms } from '#widgets/products/use-terms';
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
  readonly price?: number | undefined;
  /** Pieces that can be had; without it the server has the last word. */
  readonly most?: number | undefined;
}

/** The input of one row. */
export type OrderEntry = QuantityDraft;

export type OrderEntries = RowValues<OrderEntry>;

/** A row with the pieces that are wanted of it. */
export interface WantedRow<Row extends OrderRow> {
  readonly row: Row;
  readonly number: number;
}

/** The most pieces of a row. */
export function mostOf({ most }: OrderRow): number {
  return Math.max(0, Math.min(most ?? QUANTITY_RANGE.max, QUANTITY_RANGE.max));
}

/** Reads a typed number; nothing typed, or 0, means not wanted (CART-09). */
export function readRowNumber(text: string, row: OrderRow): QuantityRead {
  const most = mostOf(row);
  const read = readWantedQuantity(text, { min: 1, max: Math.max(1, most) });
  const isNone = read.ok && read.quantity === 0;
  return most === 0 && !isNone ? { ok: false, text: '暂时无货' } : read;
}

/** Takes a row's number; 0 takes it away. */
export function setRowNumber(entries: OrderEntries, { key }: OrderRow, number: number): void {
  entries.set(key, number === 0 ? undefined : { number });
}

/** The text of a row's field is no number: the wanted quantity is not known. */
export function refuseRow(entries: OrderEntries, { key }: OrderRow, problem: string): void {
  entries.set(key, wrongDraft(problem));
}

/** The rows with a number, each with it. */
export function wantedRows<Row extends OrderRow>(
  rows: readonly Row[],
  entries: ReadonlyMap<string, OrderEntry>,
): readonly WantedRow<Row>[] {
  return rows.flatMap((row) => {
    const number = entries.get(row.key)?.number ?? 0;
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

/** Price and stock that additions carry. */
export type OrderTerms = Pick<ReturnType<typeof useTerms>, 'state' | 'versionsOf'>;

/** A wanted product as an entry of its own at its ordinary price; `dataFrom` names the list (CART-08, CART-11). */
export function ordinaryAddition(terms: OrderTerms, dataFrom: string) {
  return ({ row: { productCode }, number }: WantedRow<OrderRow>): Addition => ({
    number,
    productList: [{ productCode, number, ...terms.versionsOf(productCode) }],
    dataFrom,
  });
}

/** Empties the fields of what was ordered; what was typed there meanwhile stays. */
export function clearWanted(entries: OrderEntries, requests: readonly WantedRow<OrderRow>[]): void {
  for (const { row, number } of requests) {
    if (entries.get(row.key)?.number === number) entries.set(row.key, undefined);
  }
}
