import { type QuantityRange, type QuantityRead, readWantedQuantity } from '@dealer-portal/rules/input';
import { trafficRange } from '@dealer-portal/rules/traffic-range';
import { isRecord } from '#platform/browser/storage';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import type { RowValues } from '#ui/table/entry/row-values';
import { isNumbered } from '#widgets/kept-entries/use-kept-entries';
import { correctFirst } from '#widgets/quantity-edits/correct-first';
import type { Goods } from '../queries';

/** The input for one product. */
export interface GoodsEntry extends QuantityDraft {
  /** The product as it was on show then: what is typed counts on every page of the list and under every filter. */
  readonly goods: Goods;
}

export type GoodsEntries = RowValues<GoodsEntry>;

/** The same product of two places of supply is two rows. */
export function goodsKey({ productCode, supplyCode = '' }: Goods): string {
  return `${productCode} ${supplyCode}`;
}

/** Whether a stored value is an entry: a number of a product with its price. */
export function isGoodsEntry(value: unknown): value is GoodsEntry {
  if (!isNumbered(value) || !('goods' in value) || !isRecord(value.goods)) return false;
  return typeof value.goods['productCode'] === 'string' && typeof value.goods['unitPrice'] === 'number';
}

/** The range of a product in the list: that of the line that it becomes (CART-09). */
export function goodsRange({ minNum, maxNum }: Goods): QuantityRange {
  return trafficRange({ IBL_MINNUM: minNum, IBL_MAXNUM: maxNum });
}

/** Reads a typed number; nothing typed, or 0, means not wanted. */
export function readGoodsNumber(text: string, goods: Goods): QuantityRead {
  return readWantedQuantity(text, goodsRange(goods));
}

/** Takes a pasted text as a row's number; a wrong one shows its problem at the row, which has no number then. */
export function enterGoods(entries: GoodsEntries, goods: Goods, text: string): void {
  const read = readGoodsNumber(text, goods);
  if (read.ok) setGoodsNumber(entries, goods, read.quantity);
  else refuseGoods(entries, goods, `${text}：${read.text}`);
}

/** The typed text is no number of the product: the wanted quantity is not known. */
export function refuseGoods(entries: GoodsEntries, goods: Goods, problem: string): void {
  entries.set(goodsKey(goods), { ...wrongDraft(problem), goods });
}

/** Sets how many of a product are wanted; 0 takes it away. */
export function setGoodsNumber(entries: GoodsEntries, goods: Goods, number: number): void {
  entries.set(goodsKey(goods), number === 0 ? undefined : { number, goods });
}

/** A product with the pieces that are wanted of it. */
export interface GoodsLine {
  readonly goods: Goods;
  readonly number: number;
  /** Whether its row is on the page on show. */
  readonly isOnPage: boolean;
  /** Why the server did not take it. */
  readonly problem?: string | undefined;
}

/** Which number has to be put right before anything is added, in a sentence; undefined when none. */
export function wrongGoods(entries: ReadonlyMap<string, GoodsEntry>): string | undefined {
  const wrong = [...entries.values()].find(({ isWrong }) => isWrong);
  return wrong && correctFirst(wrong.goods.productModel ?? wrong.goods.productCode, wrong.problem ?? '');
}

/**
 * The products with a number, each with it.
 * @param rows the page on show; a product on it counts as it is there, another as it was when it was typed
 */
export function goodsLines(
  rows: readonly Goods[],
  entries: ReadonlyMap<string, GoodsEntry>,
): readonly GoodsLine[] {
  const byKey = new Map(rows.map((goods) => [goodsKey(goods), goods]));
  return [...entries].flatMap(([key, { number, goods, problem }]) =>
    number > 0 ? [{ goods: byKey.get(key) ?? goods, number, isOnPage: byKey.has(key), problem }] : [],
  );
}
