/** What each row of an import comes to: a line that can be ordered, or the reason why not (CART-08). */
import { pastedNumber, readQuantity } from '../input';
import type { SheetRow } from './sheet';

/** A product that a row may name. */
export interface ImportProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly withdrawn?: boolean | undefined;
  /** Pieces that are there; unknown when absent, and then the server has the last word. */
  readonly stock?: number | undefined;
}

/** What rows are judged by. */
export interface ImportFacts<Product extends ImportProduct> {
  readonly products: readonly Product[];
  /** Codes of ship-tos that a row may name; without them rows have no ship-to. */
  readonly sendtoCodes?: readonly string[] | undefined;
  /** Rows of one product and ship-to are added up; else the later ones are refused. */
  readonly isMerging: boolean;
}

/** One row, judged. */
export type JudgedRow<Product extends ImportProduct> =
  | {
      readonly kind: 'good';
      readonly row: SheetRow;
      readonly product: Product;
      /** Pieces of this row and of all rows merged into it. */
      readonly number: number;
    }
  | { readonly kind: 'merged'; readonly row: SheetRow; readonly product: Product; readonly into: number }
  | {
      readonly kind: 'bad';
      readonly row: SheetRow;
      readonly product?: Product | undefined;
      readonly reason: string;
      /** Pieces that could be ordered instead; only where that would make the row right. */
      readonly possible?: number | undefined;
    };

type Read = { readonly ok: true; readonly number: number } | { readonly ok: false; readonly text: string };

const UNIT = /^(\d[\d,.]*)\s*(台|套|件|个)$/;

/** A cell's number: grouped thousands, `.0` of whole numbers and a unit behind it fall away, as spreadsheets show them. */
function readCell(text: string): Read {
  const read = readQuantity(pastedNumber(text.replace(UNIT, '$1')));
  return read.ok ? { ok: true, number: read.quantity } : read;
}

/** Products by code and by model, letters of either case; a code wins over a model. */
function productIndex<Product extends ImportProduct>(products: readonly Product[]): Map<string, Product> {
  const byModel = products.map((one) => [one.productModel.normalize('NFKC').toUpperCase(), one] as const);
  const byCode = products.map((one) => [one.productCode.toUpperCase(), one] as const);
  return new Map([...byModel, ...byCode]);
}

interface Named<Product> {
  readonly row: SheetRow;
  readonly product: Product;
  readonly number: number;
}

type Judged<Product extends ImportProduct> = JudgedRow<Product> | Named<Product>;

function isNamed<Product extends ImportProduct>(one: Judged<Product>): one is Named<Product> {
  return !('kind' in one);
}

function sendtoFault({ sendto }: SheetRow, codes: readonly string[] | undefined): string | undefined {
  if (codes === undefined) return undefined;
  if (sendto === '') return '没有送达方编码';
  return codes.includes(sendto) ? undefined : `没有送达方 ${sendto}`;
}

function nameRow<Product extends ImportProduct>(
  row: SheetRow,
  index: ReadonlyMap<string, Product>,
  codes: readonly string[] | undefined,
): Judged<Product> {
  if (row.product === '') return { kind: 'bad', row, reason: '没有型号或产品编码' };
  const product = index.get(row.product.toUpperCase());
  if (!product) return { kind: 'bad', row, reason: `没有可采购的产品 ${row.product}` };
  const read = readCell(row.number);
  if (!read.ok) return { kind: 'bad', row, product, reason: read.text };
  const fault = sendtoFault(row, codes);
  return fault ? { kind: 'bad', row, product, reason: fault } : { row, product, number: read.number };
}

function stockFault({ stock, withdrawn }: ImportProduct, number: number): string | undefined {
  if (withdrawn && (stock ?? 0) === 0) return '该产品已退市且无库存，无法销售';
  if (stock === undefined || number <= stock) return undefined;
  if (stock === 0) return '暂时无货';
  return withdrawn ? `该产品已退市，最多可购中心库存 ${stock} 台` : `库存仅剩 ${stock} 台`;
}

/**
 * Judges every row, none is left out: the answer has as many rows as were given, in their order (CART-08).
 * Rows of one product and ship-to are one line: the later ones are merged into the first, or refused.
 */
export function judgeRows<Product extends ImportProduct>(
  rows: readonly SheetRow[],
  { products, sendtoCodes, isMerging }: ImportFacts<Product>,
): readonly JudgedRow<Product>[] {
  const index = productIndex(products);
  const named = rows.map((row) => nameRow(row, index, sendtoCodes));
  const keyOf = ({ row, product }: Named<Product>) =>
    `${product.productCode} ${sendtoCodes ? row.sendto : ''}`;
  const sums = new Map<string, { readonly rowNo: number; readonly number: number }>();
  for (const one of named.filter(isNamed)) {
    const first = sums.get(keyOf(one));
    const number = (first?.number ?? 0) + (first && !isMerging ? 0 : one.number);
    sums.set(keyOf(one), { rowNo: first?.rowNo ?? one.row.rowNo, number });
  }
  // Stock is shared by all ship-tos: what one line takes is no longer there for the next.
  const left = new Map(products.map(({ productCode, stock }) => [productCode, stock]));
  return named.map((one): JudgedRow<Product> => {
    if (!isNamed(one)) return one;
    const { row, product } = one;
    const sum = sums.get(keyOf(one));
    if (sum && sum.rowNo !== row.rowNo) return laterRow(one, { into: sum.rowNo, isMerging });
    const number = sum?.number ?? one.number;
    const stock = left.get(product.productCode);
    const reason = tooMany(number) ?? stockFault({ ...product, stock }, number);
    if (reason !== undefined) {
      return { kind: 'bad', row, product, reason, ...(stock && stock < number && { possible: stock }) };
    }
    if (stock !== undefined) left.set(product.productCode, stock - number);
    return { kind: 'good', row, product, number };
  });
}

function tooMany(number: number): string | undefined {
  const read = readQuantity(String(number));
  return read.ok ? undefined : `合计${read.text}`;
}

function laterRow<Product extends ImportProduct>(
  { row, product }: Named<Product>,
  { into, isMerging }: { readonly into: number; readonly isMerging: boolean },
): JudgedRow<Product> {
  if (isMerging) return { kind: 'merged', row, product, into };
  return { kind: 'bad', row, product, reason: `与第 ${into} 行重复：${product.productModel}` };
}
