/** A product in a list in which quantities are typed. */
import type { Addition } from '@dealer-portal/rules/cart';
import { QUANTITY_RANGE, type QuantityRead, readQuantity } from '@dealer-portal/rules/input';
import type { RowValues } from '#ui/row-values';
import { mendFirst } from '#widgets/quantity-edits/mend-first';

/** What every such list knows of a product. */
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

/** What was typed for one row: pieces, and what is wrong with the text. */
export interface OrderEntry {
  readonly number: number;
  readonly problem?: string;
  /** What stands in the field is no number of this row. */
  readonly isWrong?: boolean;
}

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
  const typed = text.trim();
  if (typed === '' || typed === '0') return { ok: true, quantity: 0 };
  const most = mostOf(row);
  return most === 0 ? { ok: false, text: '暂时无货' } : readQuantity(typed, { min: 1, max: most });
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
  return wrong && mendFirst(wrong.productModel, entries.get(wrong.key)?.problem ?? '');
}

/** What is wanted of a list, each product an entry of its own at its ordinary price; `dataFrom` names the list (CART-08). */
export function additionsOf(wanted: readonly WantedRow<OrderRow>[], dataFrom: string): readonly Addition[] {
  return wanted.map(({ row: { productCode }, number }) => ({
    number,
    productList: [{ productCode, number }],
    dataFrom,
  }));
}

/** Empties the fields of what was wanted: it is ordered now. */
export function clearWanted(entries: OrderEntries, wanted: readonly WantedRow<OrderRow>[]): void {
  for (const { row } of wanted) entries.set(row.key, undefined);
}
