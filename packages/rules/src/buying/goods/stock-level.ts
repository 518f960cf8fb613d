import { type Amount, readFigure } from '../../base/money';

/** Below so many pieces the stock of a product is named as short. Assumption: the specification names no such number. */
const SHORT_STOCK = 20;

/** How much of a product the centre has. */
export type StockLevel = 'unknown' | 'gone' | 'short' | 'enough';

/**
 * How much of a product the centre has, for the words and the colour of its stock (SEARCH-01).
 * @param pieces unknown where they are absent or cannot be read
 */
export function stockLevel(pieces: Amount): StockLevel {
  const stock = readFigure(pieces);
  if (stock === undefined) return 'unknown';
  if (stock <= 0) return 'gone';
  return stock < SHORT_STOCK ? 'short' : 'enough';
}
