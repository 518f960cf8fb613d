import { priceCents, productOf, stockOf } from '../catalogue/goods';
import { type Fields, list, number, text } from '../memory/input';
import { toYuan } from '../memory/money';
import { isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { type Order, ordersOf } from '../orders/orders';
import { centsOf, type DirectLine, payerFor, placeDirect } from './direct-orders';

/** Numbers of the orders that were placed to stock up. */
const stockUpOrdersOf = slice('stockUpOrders', (): { numbers: readonly string[] } => ({ numbers: [] }));

/** The states in which an order is on its way: placed, not yet signed, not cancelled. */
const UNDER_WAY: readonly string[] = ['10', '20', '30', '40'];

export const stockUpHandlers: Handlers = {
  listCustomerInventory: (dealer, { input, done }) => {
    const orders = openOrders(dealer, text(input, 'customerCode'));
    const held = list({ data: dealer.example('listCustomerInventory', 'inventory') }, 'data');
    const rows = held.filter((row) => isEqualOrAny(row, input, 'productGroupCode'));
    return done(rows.map((row) => withTransit(row, orders)));
  },

  checkStockUp: (dealer, { input, done }) => {
    const failList = failures(dealer, input);
    return done({ canOrder: failList.length === 0, failList });
  },

  createStockUpOrder: (dealer, call) => {
    const [short] = failures(dealer, call.input);
    if (short) return call.refuse('shortage', `${text(short, 'productCode')}：${text(short, 'message')}`);
    const lines = linesOf(dealer, call.input);
    const payer = payerFor(dealer, call.input, centsOf(lines));
    if (!payer) return call.refuse('shortage', '付款方余额不足，请更换付款方或充值后重新提交');
    const { orderNo, cents, facts } = placeDirect(dealer, call, { lines, payer });
    const stockUpOrders = stockUpOrdersOf(dealer);
    stockUpOrders.numbers = [...stockUpOrders.numbers, orderNo];
    return call.done({ orderNo, orderTypeNo: facts['orderTypeNo'], amount: toYuan(cents) });
  },
};

function openOrders(dealer: Dealer, saletoCode: string): readonly Order[] {
  const { numbers } = stockUpOrdersOf(dealer);
  return ordersOf(dealer, saletoCode).filter(
    ({ orderNo, status }) => numbers.includes(orderNo) && UNDER_WAY.includes(status),
  );
}

/** A customer's stock of a product, with the ordered pieces on their way. */
function withTransit(row: Fields, orders: readonly Order[]): Fields {
  const productCode = text(row, 'productCode');
  const lines = orders.flatMap((order) => order.lines.filter((line) => line.productCode === productCode));
  const inTransit = lines.reduce((sum, line) => sum + line.number, 0);
  return inTransit > 0 ? { ...row, inTransit } : row;
}

function failures(dealer: Dealer, input: Fields): readonly Fields[] {
  const sendtoCode = text(input, 'sendtoCode');
  return list(input, 'productList').flatMap((line) => {
    const productCode = text(line, 'productCode');
    const product = productOf(dealer, productCode);
    const stock = product ? stockOf(dealer, product, sendtoCode) : 0;
    if (number(line, 'number') <= stock) return [];
    return [
      {
        productCode,
        stock,
        message: product ? `库存不足，最多可订 ${stock} 台` : '没有该产品，请核对产品编码',
      },
    ];
  });
}

function linesOf(dealer: Dealer, input: Fields): readonly DirectLine[] {
  const terms = { sendtoCode: text(input, 'sendtoCode'), priceType: 'PT' };
  return list(input, 'productList').flatMap((line) => {
    const product = productOf(dealer, text(line, 'productCode'));
    return product
      ? [{ product, number: number(line, 'number'), cents: priceCents(dealer, product, terms) }]
      : [];
  });
}
