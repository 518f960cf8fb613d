/** The result of each row of an import: a line that can be ordered, or the reason against it. */

import { grouped } from '../../base/grouped';
import { refuse } from '../../base/refusal';
import { type QuantityRead, readQuantity } from '../../fields/input';
import { lostDigits, pastedNumber, withoutZeros } from '../../fields/paste';
import type { BatchRefusal, NearName } from './batch-refusals';
import type { SheetRow } from './sheet-row';

/** A product that a row may name. */
export interface ImportProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly withdrawn?: boolean | undefined;
  /** Pieces that are there; unknown when absent, and then the server has the last word. */
  readonly stock?: number | undefined;
}

/** The facts that rows are checked against. */
export interface ImportFacts<Product extends ImportProduct> {
  readonly products: readonly Product[];
  /** Codes of ship-tos that a row may name; without them rows have no ship-to. */
  readonly sendtoCodes?: readonly string[] | undefined;
  /** Rows of one product and ship-to are added up; else the later ones are refused. */
  readonly isMerging: boolean;
}

/** The faults of a row, by kind. */
export const FAULT_LABELS = {
  product: '型号或编码无效',
  quantity: '数量无效',
  shipTo: '送达方无效',
  stock: '库存不足',
  withdrawn: '已退市',
  duplicate: '重复',
} as const;

/** A kind of fault. */
export type RowFault = keyof typeof FAULT_LABELS;

/** The result of one or several rows of one product. */
interface Line {
  readonly row: SheetRow;
  /** Numbers of the later rows that are merged into this one. */
  readonly mergedRows: readonly number[];
}

/** One row, judged. */
export type JudgedRow<Product extends ImportProduct> =
  | (Line & {
      readonly kind: 'good';
      readonly product: Product;
      /** Pieces of this row and of all rows merged into it. */
      readonly number: number;
    })
  | { readonly kind: 'merged'; readonly row: SheetRow; readonly product: Product; readonly into: number }
  | (Line & {
      readonly kind: 'bad';
      readonly product?: Product | undefined;
      readonly fault: RowFault;
      /** `batchText` has its sentence. */
      readonly refusal: BatchRefusal;
      /** Pieces of this row and of all rows merged into it; absent where a row has none. */
      readonly number?: number | undefined;
      /**
       * The model or code that was probably meant, where one sign looks like another or zeros are gone: HKA-J50 for
       * HKA-J5O. With the fault `shipTo` it is the code of a ship-to.
       */
      readonly suggestion?: string | undefined;
      /** Pieces that could be ordered instead; only where that would make the row right. */
      readonly possible?: number | undefined;
    });

/** A cell's number: grouped thousands, `.0` of whole numbers and a unit behind it fall away, as spreadsheets show them. */
function readCell(text: string): QuantityRead {
  return readQuantity(pastedNumber(text));
}

/** Products by what a row may call them. */
interface ProductIndex<Product> {
  readonly byCode: ReadonlyMap<string, Product>;
  readonly byModel: ReadonlyMap<string, readonly Product[]>;
  /** Models and codes as they are written, by what they look like. */
  readonly byLook: ReadonlyMap<string, readonly string[]>;
}

/**
 * A model or code with the signs alike that are mistaken for each other, and without the zeros that a spreadsheet takes
 * away: HKA-J5O and HKA-J50, 123 and 000123. Whoever asks for the products of a sheet compares models and codes by it,
 * so that a near one can be offered.
 */
export function lookalike(text: string): string {
  return withoutZeros(text.normalize('NFKC').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1'));
}

/** Products by code and by model, letters of either case; a code wins over a model. */
function productIndex<Product extends ImportProduct>(products: readonly Product[]): ProductIndex<Product> {
  const byCode = new Map(products.map((product) => [product.productCode.toUpperCase(), product] as const));
  const distinct = [...byCode.values()];
  return {
    byCode,
    byModel: grouped(distinct, ({ productModel }) => productModel.normalize('NFKC').toUpperCase()),
    byLook: grouped(
      [...new Set(distinct.flatMap(({ productCode, productModel }) => [productCode, productModel]))],
      lookalike,
    ),
  };
}

/** The product that a row names, or why there is none. */
function productOf<Product extends ImportProduct>(
  name: string,
  { byCode, byModel, byLook }: ProductIndex<Product>,
): { readonly product: Product } | Unknown {
  const key = name.toUpperCase();
  const coded = byCode.get(key);
  if (coded) return { product: coded };
  const [product, ...others] = byModel.get(key) ?? [];
  if (product && others.length === 0) return { product };
  if (product) {
    const codes = [product, ...others].map(({ productCode }) => productCode);
    return { refusal: refuse('batch.manyCodes', { codes }) };
  }
  const near = nearName(name, byLook.get(lookalike(name)) ?? []);
  return { refusal: refuse('batch.unknownProduct', { name, near }), ...suggestionOf(near) };
}

/** A row that names nothing that there is. */
interface Unknown {
  readonly refusal: BatchRefusal;
  readonly suggestion?: string;
}

/** What a spreadsheet did to a name that nothing has, or the only one that is near it. */
function nearName(name: string, near: readonly string[]): NearName {
  const lost = lostDigits(name);
  if (lost) return { lost };
  const [suggestion] = near.length === 1 ? near : [];
  if (suggestion === undefined) return {};
  const isWithoutZeros = name.length < suggestion.length && name === withoutZeros(suggestion);
  return { suggestion, isWithoutZeros };
}

function suggestionOf({ suggestion }: NearName): { readonly suggestion?: string } {
  return suggestion === undefined ? {} : { suggestion };
}

interface Named<Product> {
  readonly row: SheetRow;
  readonly product: Product;
  readonly number: number;
}

type Judged<Product extends ImportProduct> = JudgedRow<Product> | Named<Product>;

function isNamed<Product extends ImportProduct>(item: Judged<Product>): item is Named<Product> {
  return !('kind' in item);
}

function isShipTo({ sendto }: SheetRow, codes: readonly string[] | undefined): boolean {
  return codes === undefined || codes.includes(sendto);
}

function nameRow<Product extends ImportProduct>(
  row: SheetRow,
  index: ProductIndex<Product>,
  codes: readonly string[] | undefined,
): Judged<Product> {
  const bad = { kind: 'bad', row, mergedRows: [] } as const;
  if (row.product === '') return { ...bad, fault: 'product', refusal: refuse('batch.nameMissing') };
  const found = productOf(row.product, index);
  if (!('product' in found)) return { ...bad, fault: 'product', ...found };
  const { product } = found;
  const read = readCell(row.number);
  if (!read.ok) {
    return {
      ...bad,
      product,
      fault: 'quantity',
      refusal: read.refusal,
    };
  }
  if (isShipTo(row, codes)) return { row, product, number: read.quantity };
  return { ...bad, product, fault: 'shipTo', ...unknownShipTo(row.sendto, codes) };
}

function unknownShipTo(sendto: string, codes: readonly string[] = []): Unknown {
  if (sendto === '') return { refusal: refuse('batch.shipToMissing') };
  const alike = codes.filter((code) => withoutZeros(code) === withoutZeros(sendto));
  const near = nearName(sendto, alike);
  return { refusal: refuse('batch.unknownShipTo', { name: sendto, near }), ...suggestionOf(near) };
}

interface Fault {
  readonly fault: RowFault;
  readonly refusal: BatchRefusal;
}

/**
 * Why so many pieces cannot be ordered.
 * @param left pieces of the stock that no other line takes
 */
function stockFault(
  { stock, withdrawn }: ImportProduct,
  number: number,
  left: number | undefined,
): Fault | undefined {
  if (withdrawn && (stock === undefined || stock === 0)) {
    return {
      fault: 'withdrawn',
      refusal: refuse(stock === undefined ? 'stock.unknown' : 'stock.withdrawn'),
    };
  }
  if (left === undefined || number <= left) return undefined;
  if (stock === 0) return { fault: 'stock', refusal: refuse('stock.out') };
  if (left === 0 && stock !== undefined) return { fault: 'stock', refusal: refuse('batch.taken', { stock }) };
  return withdrawn
    ? { fault: 'withdrawn', refusal: refuse('stock.withdrawnLeft', { left }) }
    : { fault: 'stock', refusal: refuse('batch.stockLeft', { left }) };
}

function sumFault(number: number): Fault | undefined {
  const read = readQuantity(String(number));
  return read.ok
    ? undefined
    : { fault: 'quantity', refusal: refuse('batch.sum', { quantity: read.refusal }) };
}

/** Rows of one product and ship-to, under the first of them. */
interface Group<Product> extends Line {
  readonly product: Product;
  readonly number: number;
}

/** The lines that named rows come to, under the row number of each one's first row. */
function groupsOf<Product extends ImportProduct>(
  named: readonly Named<Product>[],
  { sendtoCodes, isMerging }: Pick<ImportFacts<Product>, 'sendtoCodes' | 'isMerging'>,
): ReadonlyMap<string, Group<Product>> {
  // They grow in place: thousands of rows may be one product.
  const groups = new Map<string, Group<Product> & { number: number; mergedRows: number[] }>();
  for (const item of named) {
    const key = groupKey(item, sendtoCodes);
    const first = groups.get(key);
    if (!first) groups.set(key, { ...item, mergedRows: [] });
    else if (isMerging) {
      first.mergedRows.push(item.row.rowNo);
      first.number += item.number;
    }
  }
  return groups;
}

function groupKey({ row, product }: Named<ImportProduct>, codes: readonly string[] | undefined): string {
  return `${product.productCode} ${codes ? row.sendto : ''}`;
}

/** Stock is shared by all ship-tos: what one line takes is no longer there for the others. */
function shareStock<Product extends ImportProduct>(groups: Iterable<Group<Product>>) {
  const left = new Map<string, number>();
  const good = new Set<Group<Product>>();
  for (const group of groups) {
    const { product, number } = group;
    const stock = left.get(product.productCode) ?? product.stock;
    if (lineFault(group, stock)) continue;
    good.add(group);
    if (stock !== undefined) left.set(product.productCode, stock - number);
  }
  return { good, leftOf: ({ productCode, stock }: Product) => left.get(productCode) ?? stock };
}

/**
 * Judges every row, none is left out: the answer has as many rows as were given, in their order.
 * Rows of one product and ship-to are one line: the later ones are merged into the first, or refused.
 */
export function judgeRows<Product extends ImportProduct>(
  rows: readonly SheetRow[],
  facts: ImportFacts<Product>,
): readonly JudgedRow<Product>[] {
  const { products, sendtoCodes, isMerging } = facts;
  const index = productIndex(products);
  const named = rows.map((row) => nameRow(row, index, sendtoCodes));
  const groups = groupsOf(named.filter(isNamed), facts);
  const { good, leftOf } = shareStock(groups.values());
  return named.map((item): JudgedRow<Product> => {
    if (!isNamed(item)) return item;
    const group = groups.get(groupKey(item, sendtoCodes));
    if (!group || group.row !== item.row) {
      return laterRow(item, { into: group?.row ?? item.row, isMerging });
    }
    const left = leftOf(group.product);
    const fault = good.has(group) ? undefined : lineFault(group, left);
    return fault ? { kind: 'bad', ...group, ...fault, ...possible(group, left) } : { kind: 'good', ...group };
  });
}

function lineFault<Product extends ImportProduct>(
  { product, number }: Group<Product>,
  left: number | undefined,
): Fault | undefined {
  return sumFault(number) ?? stockFault(product, number, left);
}

/** The remaining stock, where that number would make the line valid. */
function possible(
  { number }: Group<ImportProduct>,
  left: number | undefined,
): { readonly possible?: number } {
  return left !== undefined && left < number && !sumFault(left) ? { possible: left } : {};
}

function laterRow<Product extends ImportProduct>(
  { row, product }: Named<Product>,
  { into, isMerging }: { readonly into: SheetRow; readonly isMerging: boolean },
): JudgedRow<Product> {
  if (isMerging) return { kind: 'merged', row, product, into: into.rowNo };
  const { rowNo, place } = into;
  const refusal = refuse('batch.duplicate', { rowNo, place, product: product.productModel });
  return { kind: 'bad', row, product, mergedRows: [], fault: 'duplicate', refusal };
}
