import { type Fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { isEqualOrAny } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cloudStockOf } from './cloud-stock';
import { allGoods, type Good } from './goods';
import { isNamed, stockRow } from './products';

export const inventoryHandlers: Handlers = {
  queryInventoryPage: (dealer, { input, done }) => {
    const rows = allGoods(dealer)
      .filter((one) => isNamed(one, text(input, 'keyword')))
      .map((one) => inventoryRow(dealer, one, input))
      .filter((row) => isEqualOrAny(row, input, 'productGroupCode') && isEqualOrAny(row, input, 'isStock'));
    return done(pageOf(rows, input));
  },
};

/** What the centre has of a product, or the cloud warehouse that the request names. */
function inventoryRow(dealer: Dealer, one: Good, input: Fields): Fields {
  const yuncangCode = text(input, 'yuncangCode');
  const centre = stockRow(dealer, one, text(input, 'sendtoCode'));
  const stock = yuncangCode === '' ? centre['stock'] : cloudStockOf(dealer, one.code, yuncangCode);
  return {
    productCode: one.code,
    productModel: one.model,
    productName: one.name,
    productGroupCode: one.category,
    productGroupName: text(one.facts, 'categoryName'),
    stock,
    isStock: Number(stock) > 0 ? 1 : 0,
    ...(yuncangCode === '' && { inTransit: centre['inTransit'], weekPromise: centre['weekPromise'] }),
  };
}
