import { orderPayers, payerByCode, shipToByCode } from '../account/customer';
import { priceCents, productOf, stockOf } from '../catalogue/goods';
import { toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';

/** A line of a batch as the description shows it. */
export type BatchLine = RowOf<'queryBatchOrderLines'>;

/** A line before its check. */
type UncheckedLine = Omit<BatchLine, 'checkStatus' | 'checkStatusName'>;

/** The lines of a sheet `lineNo;productCode;number;sendtoCode`, its title row first. */
export function sheetLines(dealer: Dealer, sheet: string): readonly UncheckedLine[] {
  const [, ...rows] = sheet
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  return rows.flatMap((row) => {
    const [lineNo, productCode = '', units, sendtoCode = ''] = row.split(/[;,]/);
    const product = productOf(dealer, productCode);
    if (!product || !(Number(units) > 0)) return [];
    return {
      lineNo: Number(lineNo),
      productCode,
      productModel: product.model,
      productName: product.name,
      number: Number(units),
      priceType: 'PT',
      sendtoCode: sendtoCode || dealer.persona.saletoCode,
      payerCode: orderPayers(dealer)[0]?.payerCode ?? '',
    };
  });
}

/** Prices and checks a line again. */
export function checked(dealer: Dealer, line: UncheckedLine): BatchLine {
  const { productCode, sendtoCode, number, priceType, payerCode = '' } = line;
  const product = productOf(dealer, productCode);
  const cents = product ? priceCents(dealer, product, { sendtoCode, priceType: priceType || 'PT' }) : 0;
  const stock = product ? stockOf(dealer, product, sendtoCode) : 0;
  const errorMsg = faultOf({ units: number, stock, isWithdrawn: product?.isWithdrawn !== false });
  return {
    ...line,
    price: toYuan(cents),
    amount: toYuan(cents * number),
    stock,
    sendtoAddress: shipToByCode(dealer, sendtoCode)?.sendtoAddress ?? '',
    payerName: payerByCode(dealer, payerCode)?.payerName ?? '',
    checkStatus: errorMsg === '' ? '1' : '2',
    checkStatusName: errorMsg === '' ? '通过' : '有误',
    errorMsg,
  };
}

function faultOf({
  units,
  stock,
  isWithdrawn,
}: {
  units: number;
  stock: number;
  isWithdrawn: boolean;
}): string {
  if (isWithdrawn && stock === 0) return '产品已退市且无库存，请删除该行';
  return units > stock ? `库存不足，当前可订${stock}台` : '';
}

/** The lines of the examples' batch that was placed, out of the orders that it became; none for any other batch. */
export function placedLines(dealer: Dealer, batchNo: string): readonly BatchLine[] {
  const placed = dealer.example('submitBatchOrder', 'placed');
  if (placed.batchNo !== batchNo) return [];
  const orderNos = placed.orderList.map(({ orderNo }) => orderNo);
  const orders = exampleRows(dealer, 'queryMyOrders').filter(({ orderNo }) => orderNos.includes(orderNo));
  const lines = orders.flatMap((order) => order.lineList.map((line) => ({ line, order })));
  return lines.map(({ line, order }, at) => {
    const { picUrl: _, ...products } = line;
    const { sendtoCode = '', payerCode = '', payerName = '', orderNo } = order;
    const priced = checked(dealer, { ...products, lineNo: at + 1, sendtoCode, payerCode });
    return { ...priced, ...products, payerName, orderNo };
  });
}
