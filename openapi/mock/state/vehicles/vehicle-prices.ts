import type { Envelope } from '../memory/examples';
import { type Fields, text, texts } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Call } from '../memory/state';
import type { Kind } from './vehicle-edits';
import { type VehicleProduct, vehicleProduct } from './vehicles';

/** The version of every price in the examples. */
const VERSION = 'PV202611';

/** Pieces of a product that can be ordered for a ship-to now. */
type Usable = (productOf: VehicleProduct, sendtoCode: string) => number;

/** Prices as the product list has them, so that they agree with what was put into the cart; unknown products are left out. */
export function priceProducts(
  kind: Kind,
  dealer: Dealer,
  { call, usable }: { call: Call; usable: Usable },
): Envelope {
  const { input, done, refuse } = call;
  const rows = texts(input, 'productCodeList').flatMap((code): readonly Fields[] => {
    const product = vehicleProduct(dealer, kind.products, code);
    if (!product) return [];
    return [
      {
        productCode: code,
        productModel: text(product.facts, 'productModel'),
        unitPrice: product.facts['unitPrice'],
        priceType: 'PT',
        priceVersion: VERSION,
        usableQty: usable(product, text(input, 'sendtoCode')),
      },
    ];
  });
  return rows.length > 0 ? done(rows) : refuse('noPrice');
}
