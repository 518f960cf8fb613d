import { type Fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { isEqualOrAny } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cloudStockOf } from './cloud-stock';
import { allProducts, type Product } from './goods';
import { isNamed, stockRow } from './products';

export const inventoryHandlers: Handlers = {
  queryInventoryPage: (dealer, { input, done }) => {
    const rows = allProducts(dealer)
      .filter((product) => isNamed(product, text(input, 'keyword')))
      .map((product) => inventoryRow(dealer, product, input))
      .filter((row) => isEqualOrAny(row, input, 'productGroupCode') && isEqualOrAny(row, input, 'isStock'));
    return done(pageOf(rows, input));
  },
};

/** The stock of a product in the centre, or in the cloud warehouse that the request names. */
function inventoryRow(dealer: Dealer, product: Product, input: Fields): Fields {
  const yuncangCode = text(input, 'yuncangCode');
  const centre = stockRow(dealer, product, text(input, 'sendtoCode'));
  const stock = yuncangCode === '' ? centre['stock'] : cloudStockOf(dealer, product.code, yuncangCode);
  return {
    productCode: product.code,
    productModel: product.model,
    productName: product.name,
    productGroupCode: product.category,
    productGroupName: text(product.facts, 'categoryName'),
    stock,
    isStock: Number(stock) > 0 ? 1 : 0,
    ...(yuncangCode === '' && { inTransit: centre['inTransit'], weekPromise: centre['weekPromise'] }),
  };
}
