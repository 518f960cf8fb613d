import { NO_PRODUCT, priceCents, productOf, stockOf } from '../catalogue/goods';
import { toYuan } from '../memory/money';
import { isEqualOrAny } from '../memory/rows';
import type { Body, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { type Order, ordersOf } from '../orders/orders';
import { handle } from '../resources/typed-handler';
import { BALANCE_SHORT, centsOf, type DirectLine, payerFor, placeDirect } from './direct-orders';

/** Numbers of the orders that were placed to stock up. */
const stockUpOrdersOf = slice('stockUpOrders', (): { numbers: readonly string[] } => ({ numbers: [] }));

/** The states in which an order is on its way: placed, not yet signed, not cancelled. */
const UNDER_WAY: readonly string[] = ['10', '20', '30', '40'];

export const stockUpHandlers: Handlers = {
  ...handle('listCustomerInventory', ({ dealer, input, done }) => {
    const orders = openOrders(dealer, input.customerCode);
    const held = dealer.example('listCustomerInventory', 'inventory');
    const rows = held.filter((row) => isEqualOrAny(row, input, 'productGroupCode'));
    return done(rows.map((row) => withTransit(row, orders)));
  }),

  ...handle('checkStockUp', ({ dealer, input, done }) => {
    const failList = failures(dealer, input);
    return done({ canOrder: failList.length === 0, failList });
  }),

  ...handle('createStockUpOrder', ({ dealer, input, now, done, refuse }) => {
    const [short] = failures(dealer, input);
    if (short) return refuse('shortage', `${short.productCode}：${short.message}`);
    const { saletoCode, sendtoCode, payerCode } = input;
    const lines = linesOf(dealer, input);
    const payer = payerFor(dealer, payerCode, centsOf(lines));
    if (!payer) return refuse('shortage', BALANCE_SHORT);
    const { orderNo, cents, facts } = placeDirect(dealer, { saletoCode, sendtoCode, now }, { lines, payer });
    const stockUpOrders = stockUpOrdersOf(dealer);
    stockUpOrders.numbers = [...stockUpOrders.numbers, orderNo];
    return done({ orderNo, orderTypeNo: facts.orderTypeNo, amount: toYuan(cents) });
  }),
};

function openOrders(dealer: Dealer, saletoCode: string): readonly Order[] {
  const { numbers } = stockUpOrdersOf(dealer);
  return ordersOf(dealer, saletoCode).filter(
    ({ orderNo, status }) => numbers.includes(orderNo) && UNDER_WAY.includes(status),
  );
}

/** A customer's stock of a product, with the ordered pieces on their way. */
function withTransit(
  row: RowOf<'listCustomerInventory'>,
  orders: readonly Order[],
): RowOf<'listCustomerInventory'> {
  const lines = orders.flatMap((order) =>
    order.lines.filter(({ productCode }) => productCode === row.productCode),
  );
  const inTransit = lines.reduce((sum, line) => sum + line.number, 0);
  return inTransit > 0 ? { ...row, inTransit } : row;
}

type StockUp = Body<'checkStockUp'>;

function failures(dealer: Dealer, { sendtoCode, productList }: StockUp) {
  return productList.flatMap(({ productCode, number }) => {
    const product = productOf(dealer, productCode);
    const stock = product ? stockOf(dealer, product, sendtoCode) : 0;
    if (number <= stock) return [];
    return [
      {
        productCode,
        stock,
        message: product ? `库存不足，最多可订 ${stock} 台` : NO_PRODUCT,
      },
    ];
  });
}

function linesOf(dealer: Dealer, { sendtoCode, productList }: StockUp): readonly DirectLine[] {
  return productList.flatMap(({ productCode, number }) => {
    const product = productOf(dealer, productCode);
    return product
      ? [{ product, number, cents: priceCents(dealer, product, { sendtoCode, priceType: 'PT' }) }]
      : [];
  });
}
