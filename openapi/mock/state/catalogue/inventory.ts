import { present } from '../memory/input';
import { pageOf } from '../memory/pages';
import { isEqualOrAny } from '../memory/rows';
import type { Body, RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { cloudStockOf } from './cloud-stock';
import { allProducts, type Product } from './goods';
import { isNamed } from './product-search';
import { stockRow } from './products';

export const inventoryHandlers: Handlers = handle('queryInventoryPage', ({ dealer, input, done }) => {
  const rows = allProducts(dealer)
    .filter((product) => isNamed(product, input.keyword ?? ''))
    .map((product) => inventoryRow(dealer, product, input))
    .filter((row) => isEqualOrAny(row, input, 'productGroupCode') && isEqualOrAny(row, input, 'isStock'));
  return done(pageOf(rows, input));
});

/** The stock of a product in the centre, or in the cloud warehouse that the request names. */
function inventoryRow(
  dealer: Dealer,
  product: Product,
  { sendtoCode, yuncangCode }: Body<'queryInventoryPage'>,
): RowOf<'queryInventoryPage'> {
  const { stock: centreStock, inTransit, weekPromise } = stockRow(dealer, product, sendtoCode);
  const stock = yuncangCode ? cloudStockOf(dealer, product.code, yuncangCode) : centreStock;
  return {
    productCode: product.code,
    productModel: product.model,
    productName: product.name,
    productGroupCode: product.category,
    productGroupName: product.facts.categoryName ?? '',
    stock,
    isStock: stock > 0 ? 1 : 0,
    ...(!yuncangCode && present({ inTransit, weekPromise })),
  };
}
