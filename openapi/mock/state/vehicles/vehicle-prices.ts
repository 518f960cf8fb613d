import type { Body, RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Kind } from './vehicle-edits';
import { type VehicleProduct, vehicleProduct } from './vehicles';

/** The version of every price in the examples. */
const VERSION = 'PV202611';

/** Pieces of a product that can be ordered for a ship-to now. */
type Usable = (product: VehicleProduct, sendtoCode: string) => number;

/** Prices as the product list has them, so that they agree with what was put into the cart; unknown products are left out. */
export function goodsPrices(
  { products }: Kind,
  dealer: Dealer,
  { input, usable }: { readonly input: Body<'getTrafficGoodsPrice'>; readonly usable: Usable },
): readonly RowOf<'getTrafficGoodsPrice'>[] {
  return input.productCodeList.flatMap((productCode) => {
    const product = vehicleProduct(dealer, products, productCode);
    if (!product) return [];
    return [
      {
        productCode,
        productModel: product.facts.productModel ?? '',
        unitPrice: product.facts.unitPrice,
        priceType: 'PT',
        priceVersion: VERSION,
        usableQty: usable(product, input.sendtoCode),
      },
    ];
  });
}
