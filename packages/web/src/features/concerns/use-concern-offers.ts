import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import type { Offer } from '#widgets/products/offer';
import { pricesQuery, stockQuery } from '#widgets/products/queries';

/** Followed products with the price and stock of today; what is missing is named, the rows stay. */
export function useConcernOffers(products: readonly FollowedProduct[]) {
  const account = useAccount();
  const codes = products.map(({ productCode }) => productCode);
  const prices = useQuery(pricesQuery(account, codes));
  const stocks = useQuery(stockQuery(account, codes));
  const priceBy = new Map((prices.data ?? []).map((price) => [price.productCode, price]));
  const stockBy = new Map((stocks.data ?? []).map((stock) => [stock.productCode, stock]));
  const offerOf = (product: FollowedProduct): Offer | undefined => {
    const { productCode, productModel = productCode, productName = '', productGroupCode = '' } = product;
    const stock = stockBy.get(productCode);
    // A followed product that has neither price nor stock any more cannot be ordered from here.
    if (!priceBy.has(productCode) && !stock) return undefined;
    const known = { productCode, productModel, productName, categoryCode: productGroupCode };
    return { product: known, price: priceBy.get(productCode), stock };
  };
  const missing = [prices.isError ? '价格' : '', stocks.isError ? '库存' : ''].filter((what) => what !== '');
  return { offerOf, missing };
}
