/** The name of a cart entry and the price of one unit: a product, or a package of several (CART-01). */

import {
  type Amount,
  compareAmounts,
  isAmount,
  type Money,
  orderPrice,
  readFigure,
  subtractAmounts,
  sumFigures,
} from '../../base/money';
import { ACTIVITY_TYPE, type CartEntry, entryKey, type ProductLine } from '../cart/entry';
import { priceTypeName } from '../price/choice';

/** An entry with the names that the cart answers. */
export interface NamedEntry extends CartEntry {
  /** Name of the package. */
  readonly composeName?: string | null | undefined;
  /** The sum of the products of one package when bought singly, in yuan. */
  readonly originalPrice?: Amount;
  readonly productList: readonly (ProductLine & { readonly productModel?: string | undefined })[];
}

/** Whether an entry is sold by the set: several products at one price. */
export function isPackage({ activityType, productList }: CartEntry): boolean {
  return activityType === ACTIVITY_TYPE.combination || productList.length > 1;
}

/** The package's name, else the model of its product. */
export function entryName(entry: NamedEntry): string {
  const [line] = entry.productList;
  return entry.composeName || line?.productModel || line?.productCode || entryKey(entry);
}

/** The kinds of cloud warehouses by their code (glossary). */
export const WAREHOUSE_KINDS: ReadonlyMap<string, string> = new Map([
  ['YC', '云仓'],
  ['YD', '异地云仓'],
]);

function qualifier({ activityType, productList }: NamedEntry): string {
  const [line] = productList;
  const kind = priceTypeName(line?.priceType || 'PT');
  const warehouse = WAREHOUSE_KINDS.get(line?.yuncangType ?? '');
  return [activityType === ACTIVITY_TYPE.flash ? '抢购' : '', kind, warehouse].filter(Boolean).join('，');
}

/** The name of each entry by its key, none twice: entries of one name differ by price, then warehouse, then a number. */
export function entryNames(entries: readonly NamedEntry[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const entry of entries) count.set(entryName(entry), (count.get(entryName(entry)) ?? 0) + 1);
  // A package may be called as another one is after its price.
  const taken = new Set([...count].flatMap(([name, times]) => (times === 1 ? [name] : [])));
  const numbers = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const name = entryName(entry);
      if (count.get(name) === 1) return [entryKey(entry), name];
      const qualified = `${name}（${qualifier(entry)}）`;
      let nth = numbers.get(qualified) ?? 0;
      let numbered: string;
      do {
        nth += 1;
        numbered = nth === 1 ? qualified : `${qualified}第${nth}条`;
      } while (taken.has(numbered));
      numbers.set(qualified, nth);
      taken.add(numbered);
      return [entryKey(entry), numbered];
    }),
  );
}

/** The price of one unit: one piece of a product, or one package; undefined where a price is missing (CART-06). */
export function unitPrice(entry: CartEntry): Amount {
  const { number, productList } = entry;
  if (!isPackage(entry)) return productList[0]?.price;
  const sets = readFigure(number);
  if (sets === undefined || sets <= 0 || productList.some(({ price }) => !isAmount(price))) return undefined;
  return orderPrice(
    productList.map((line) => {
      const pieces = readFigure(line.number);
      return { price: line.price, number: pieces === undefined ? undefined : pieces / sets };
    }),
  );
}

/** The saving of one package against its single products; undefined when it saves nothing (CART-01). */
export function packageSaving(entry: NamedEntry): Money | undefined {
  const price = unitPrice(entry);
  if (!isPackage(entry) || !isAmount(price) || !isAmount(entry.originalPrice)) return undefined;
  return compareAmounts(entry.originalPrice, price) === 1
    ? subtractAmounts(entry.originalPrice, price)
    : undefined;
}

/** The pieces of all products in entries: a package counts each of its own; undefined where one cannot be read. */
export function piecesOf(entries: readonly CartEntry[]): number | undefined {
  const lines = entries.flatMap(({ productList }) => productList);
  return sumFigures(lines.map(({ number }) => number));
}
