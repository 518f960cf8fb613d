import { isOfCategory, productOf } from '../catalogue/goods';
import { toCents, toYuan } from '../memory/money';
import { exampleRows, isAbout } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';
import { centsOf, payerFor, placeDirect } from './direct-orders';

type PopStock = RowOf<'queryPopStock'>;

/** The stock of POP warehouses; orders reduce it. */
const popStockOf = slice('popStock', (dealer): { rows: readonly PopStock[] } => ({
  rows: exampleRows(dealer, 'queryPopStock'),
}));

export const popStockHandlers: Handlers = {
  ...listOf<'queryPopStock', PopStock>('queryPopStock', {
    rows: (dealer) => popStockOf(dealer).rows,
    filters: {
      warehouseCode: { is: 'warehouseCode' },
      category: {
        test: ({ productCode }, category, dealer) => isOfCategory(dealer, productCode, category),
      },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('submitPopOrder', ({ dealer, input, now, done, refuse }) => {
    const { saletoCode, sendtoCode, warehouseCode, payerCode, productList } = input;
    const ordered = productList.map(({ productCode, number }) => ({
      number,
      row: rowOf(dealer, warehouseCode, productCode),
    }));
    const short = ordered.find(({ number, row }) => number > (row?.stock ?? 0));
    if (short) {
      const { productModel = '', stock = 0 } = short.row ?? {};
      return refuse('stockShort', `${productModel} 在 POP 仓仅剩 ${stock} 台`);
    }
    const lines = ordered.flatMap(({ row, number }) => {
      const product = row && productOf(dealer, row.productCode);
      return product ? [{ product, number, cents: toCents(row.price) }] : [];
    });
    const payer = payerFor(dealer, payerCode, centsOf(lines));
    if (!payer) return refuse('balanceShort');
    const { orderNo, cents, facts } = placeDirect(dealer, { saletoCode, sendtoCode, now }, { lines, payer });
    for (const { row, number } of ordered) takeOut(dealer, row, number);
    return done({ orderNo, orderTypeNo: facts.orderTypeNo, amount: toYuan(cents) });
  }),
};

function rowOf(dealer: Dealer, warehouseCode: string, productCode: string): PopStock | undefined {
  return popStockOf(dealer).rows.find(
    (row) => row.warehouseCode === warehouseCode && row.productCode === productCode,
  );
}

/** Stock falls; what is in reserve is used up first. */
function takeOut(dealer: Dealer, row: PopStock | undefined, units: number): void {
  const popStock = popStockOf(dealer);
  popStock.rows = popStock.rows.map((candidate) => {
    if (candidate !== row) return candidate;
    const { stock, reserveNumber = 0 } = candidate;
    return { ...candidate, stock: stock - units, reserveNumber: Math.max(0, reserveNumber - units) };
  });
}
