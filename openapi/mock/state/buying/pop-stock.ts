import { isOfCategory, productOf } from '../catalogue/goods';
import { type Fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { centsOf, payerFor, placeDirect } from './direct-orders';

/** The stock of POP warehouses; orders reduce it. */
const popStockOf = slice('popStock', (dealer): { rows: readonly Fields[] } => ({
  rows: exampleRows(dealer, 'queryPopStock'),
}));

export const popStockHandlers: Handlers = {
  queryPopStock: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'warehouseCode') &&
      isOfCategory(dealer, text(row, 'productCode'), text(input, 'category')) &&
      isAbout(row, text(input, 'keyword'));
    return done(pageOf(popStockOf(dealer).rows.filter(isMatch), input));
  },

  submitPopOrder: (dealer, call) => {
    const orderedLines = list(call.input, 'productList').map((line) => ({
      number: number(line, 'number'),
      row: rowOf(dealer, text(call.input, 'warehouseCode'), text(line, 'productCode')),
    }));
    const short = orderedLines.find((line) => line.number > number(line.row ?? {}, 'stock'));
    if (short) {
      const stock = number(short.row ?? {}, 'stock');
      return call.refuse('stockShort', `${text(short.row ?? {}, 'productModel')} 在 POP 仓仅剩 ${stock} 台`);
    }
    const lines = orderedLines.flatMap(({ row = {}, number: units }) => {
      const product = productOf(dealer, text(row, 'productCode'));
      return product ? [{ product, number: units, cents: toCents(number(row, 'price')) }] : [];
    });
    const payer = payerFor(dealer, call.input, centsOf(lines));
    if (!payer) return call.refuse('balanceShort');
    const { orderNo, cents, facts } = placeDirect(dealer, call, { lines, payer });
    for (const line of orderedLines) takeOut(dealer, line.row, line.number);
    return call.done({ orderNo, orderTypeNo: facts['orderTypeNo'], amount: toYuan(cents) });
  },
};

function rowOf(dealer: Dealer, warehouseCode: string, productCode: string): Fields | undefined {
  return popStockOf(dealer).rows.find(
    (row) => row['warehouseCode'] === warehouseCode && row['productCode'] === productCode,
  );
}

/** Stock falls; what is in reserve is used up first. */
function takeOut(dealer: Dealer, row: Fields | undefined, units: number): void {
  const popStock = popStockOf(dealer);
  popStock.rows = popStock.rows.map((candidate) =>
    candidate === row
      ? {
          ...candidate,
          stock: number(candidate, 'stock') - units,
          reserveNumber: Math.max(0, number(candidate, 'reserveNumber') - units),
        }
      : candidate,
  );
}
