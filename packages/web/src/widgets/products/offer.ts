import type { Data } from '@dealer-portal/sdk';
import type { listPrices, listStock, queryProducts } from '@dealer-portal/sdk/operations';

type Product = Data<typeof queryProducts>['records'][number];
type Price = Data<typeof listPrices>[number];
type Stock = Data<typeof listStock>[number];

/** A product with the price and stock that the account has, as far as they have arrived. */
export interface Offer {
  readonly product: Product;
  readonly price?: Price | undefined;
  readonly stock?: Stock | undefined;
}

/** Joins products with prices and stock by product code. */
export function offersOf(
  products: readonly Product[],
  prices: readonly Price[] = [],
  stocks: readonly Stock[] = [],
): readonly Offer[] {
  const priceBy = new Map(prices.map((price) => [price.productCode, price]));
  const stockBy = new Map(stocks.map((stock) => [stock.productCode, stock]));
  return products.map((product) => ({
    product,
    price: priceBy.get(product.productCode),
    stock: stockBy.get(product.productCode),
  }));
}
