import { type Amount, sentFigure } from '../../base/money';
import type { CartEntry } from '../cart/entry';
import { entryTotal } from '../selection/selection';

/** The pieces of a line for another quantity of its entry; NaN where one of the two cannot be read. */
function shareOf(line: Amount, entry: Amount, pieces: number): number {
  const [part, whole] = [sentFigure(line), sentFigure(entry)];
  return whole <= 0 ? pieces : Math.round((part / whole) * pieces);
}

/**
 * An entry of the cart with another quantity: each line keeps its share of the entry, and the total follows (CART-06).
 * Assumption: a share that is no whole number is rounded, as pieces are whole; the server says what it made of it.
 * @param pieces of the complete entry
 * @returns the number of a line, and the total, are NaN where they cannot be worked out
 */
export function withPieces<Entry extends CartEntry>(entry: Entry, pieces: number) {
  const productList = entry.productList.map((line: Entry['productList'][number]) => ({
    ...line,
    number: shareOf(line.number, entry.number, pieces),
  }));
  const changed = { ...entry, number: pieces, productList };
  return { ...changed, totalPrice: sentFigure(entryTotal(changed)) };
}

/** The stock of a product, by wire names. */
interface FreshStock {
  readonly productCode: string;
}

/**
 * The entries with fresh stock of the centre (CART-06). A product that the answer does not name keeps its figures, a line
 * of a cloud warehouse its own stock, and an entry of which nothing is named its identity.
 */
export function withStock<Entry extends CartEntry, Stock extends FreshStock>(
  entries: readonly Entry[],
  stocks: readonly Stock[],
) {
  // A stock without its product is of none, and not of a line that has lost its code.
  const named = stocks.filter(({ productCode }) => productCode);
  const byCode = new Map(named.map((stock) => [stock.productCode, stock]));
  return entries.map((entry) => {
    if (!entry.productList.some(({ productCode }) => byCode.has(productCode))) return entry;
    const productList = entry.productList.map((line: Entry['productList'][number]) => ({
      ...line,
      ...(line.yuncangCode ? undefined : byCode.get(line.productCode)),
    }));
    return { ...entry, productList };
  });
}
