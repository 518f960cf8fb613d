import { sentFigure } from '@dealer-portal/rules/money';
import { entryTotal } from '@dealer-portal/rules/selection';
import type { Data } from '@dealer-portal/sdk';
import type { refreshCartStock } from '@dealer-portal/sdk/operations';
import type { Entry } from '#widgets/cart/cart-query';

/** The entry with another quantity: lines keep their share of the entry, the total follows. */
export function withNumber(entry: Entry, number: number): Entry {
  const productList = entry.productList.map((line) => ({
    ...line,
    number: entry.number > 0 ? Math.round((line.number / entry.number) * number) : number,
  }));
  const changed = { ...entry, number, productList };
  return { ...changed, totalPrice: sentFigure(entryTotal(changed)) };
}

/** The entries with fresh stock; a product that the answer does not name keeps its figures, untouched entries their identity. */
export function withStock(entries: readonly Entry[], stocks: Data<typeof refreshCartStock>): Entry[] {
  const byCode = new Map(stocks.map((stock) => [stock.productCode, stock]));
  return entries.map((entry) => {
    if (!entry.productList.some(({ productCode }) => byCode.has(productCode))) return entry;
    const productList = entry.productList.map((line) => ({
      ...line,
      // The answer speaks of the centre; a cloud warehouse has a stock of its own.
      ...(line.yuncangCode ? {} : byCode.get(line.productCode)),
    }));
    return { ...entry, productList };
  });
}
