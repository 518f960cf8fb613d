import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** Units that placed orders took out of cloud warehouses, by product and warehouse. */
const takenCloudStockOf = slice('cloudStock', () => ({ taken: {} as Record<string, number> }));

const keyOf = (productCode: string, yuncangCode: string) => `${productCode} ${yuncangCode}`;

/** The present stock of cloud warehouses, with the example's own facts (CART-03). */
function cloudRows(dealer: Dealer) {
  return exampleRows(dealer, 'listCloudWarehouseProducts').map((row) => {
    const taken = takenCloudStockOf(dealer).taken[keyOf(row.productCode, row.yuncangCode)] ?? 0;
    return { ...row, stock: Math.max(0, row.stock - taken) };
  });
}

/** Units of a product that a cloud warehouse can still deliver; 0 when it does not hold it. */
export function cloudStockOf(dealer: Dealer, productCode: string, yuncangCode: string): number {
  const cloudRow = cloudRows(dealer).find(
    (row) => keyOf(row.productCode, row.yuncangCode) === keyOf(productCode, yuncangCode),
  );
  return cloudRow?.stock ?? 0;
}

/** Takes units out of a cloud warehouse. */
export function takeCloudStock(
  dealer: Dealer,
  from: { readonly productCode: string; readonly yuncangCode: string },
  units: number,
): void {
  const { taken } = takenCloudStockOf(dealer);
  const key = keyOf(from.productCode, from.yuncangCode);
  taken[key] = (taken[key] ?? 0) + units;
}

export const cloudStockHandlers: Handlers = {
  ...handle('listCloudWarehouseProducts', ({ dealer, done }) => done(cloudRows(dealer))),
};
