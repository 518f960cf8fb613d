import type { Data } from '@dealer-portal/sdk';
import type { listPrices, listStock, queryProducts } from '@dealer-portal/sdk/operations';

type Product = Data<typeof queryProducts>['records'][number];
type Price = Data<typeof listPrices>[number];
type Stock = Data<typeof listStock>[number];

/** Where a product is ordered from beside the centre: a cloud warehouse with its own stock (CART-03). */
export interface OfferWarehouse {
  readonly yuncangType: 'YC' | 'YD';
  readonly yuncangCode: string;
  /** Units that it holds. */
  readonly stock: number;
}

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
