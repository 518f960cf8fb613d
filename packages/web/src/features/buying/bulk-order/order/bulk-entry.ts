import type { BulkLine, BulkProduct } from '@dealer-portal/rules/bulk-order';
import { readBulkNumber } from '@dealer-portal/rules/bulk-order';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import type { RowValues } from '#ui/table/entry/row-values';
import { isNumbered } from '#widgets/kept-entries/use-kept-entries';
import { correctFirst } from '#widgets/quantity-edits/correct-first';

/** The input for one product: how many, and for which week. */
export interface BulkEntry extends QuantityDraft {
  readonly weekCode: string;
}

export type BulkEntries = RowValues<BulkEntry>;

/** Whether a stored value is an entry: a number for a week. */
export function isBulkEntry(value: unknown): value is BulkEntry {
  return isNumbered(value) && 'weekCode' in value && typeof value.weekCode === 'string';
}

/** A product that may be ordered in bulk, with its group and the weeks in which it may arrive. */
export interface BulkItem {
  readonly product: BulkProduct & {
    readonly productName?: string | undefined;
    readonly picUrl?: string | undefined;
  };
  readonly groupCode: string;
  /** The nearest first. */
  readonly weekCodes: readonly string[];
}

/** The first input of a product: no pieces, for the nearest week. */
export function entryOf(entries: BulkEntries, item: BulkItem): BulkEntry {
  return entries.get(item.product.productCode) ?? { number: 0, weekCode: item.weekCodes[0] ?? '' };
}

/** Takes a text as a product's number; a wrong one shows its problem at the row, which has no number then. */
export function enterNumber(entries: BulkEntries, item: BulkItem, text: string): void {
  const read = readBulkNumber(text, item.product);
  const { weekCode } = entryOf(entries, item);
  const next = read.ok ? { number: read.quantity } : wrongDraft(`${text}：${read.text}`);
  entries.set(item.product.productCode, { ...next, weekCode });
}

/** The lines with a quantity, in the order of the items. */
export function linesOf(
  items: readonly BulkItem[],
  entries: ReadonlyMap<string, BulkEntry>,
): readonly BulkLine[] {
  return items.flatMap(({ product, groupCode }) => {
    const entry = entries.get(product.productCode);
    return entry && entry.number > 0
      ? [{ product, groupCode, number: entry.number, weekCode: entry.weekCode }]
      : [];
  });
}

/** Which number has to be put right before anything is placed, in a sentence; undefined when none. */
export function wrongItem(
  items: readonly BulkItem[],
  entries: ReadonlyMap<string, BulkEntry>,
): string | undefined {
  const wrong = items.find(({ product }) => entries.get(product.productCode)?.isWrong)?.product;
  if (!wrong) return undefined;
  const { productModel, productCode } = wrong;
  return correctFirst(productModel ?? productCode, entries.get(productCode)?.problem ?? '');
}
