import type { Answer, Client } from './client';

/** The cart of the first dealer at its first ship-to. */
export const LIST = '/cart/shoppingCart/get/list/8800123456/8800123456/8800123456';

/** An entry of the cart, as far as tests read it. */
export interface CartRow {
  readonly id: string;
  readonly composeId: string;
  readonly composeEnable: boolean;
  readonly activityType: number;
  readonly activityId: string;
  readonly number: number;
  readonly totalPrice: number;
  readonly productList: readonly {
    readonly productCode: string;
    readonly number: number;
    readonly price: number;
  }[];
}

/** A split order, as far as tests read it. */
export interface SplitRow {
  readonly orderNo: string;
  readonly splitOrderProductList: readonly { readonly price: number; readonly number: number }[];
  readonly payerInfo: { readonly payerCode: string };
  readonly arrivalDate?: string;
}

/** The entries of a cart answer. */
export function entriesIn(answer: Answer): readonly CartRow[] {
  return answer.body.data as readonly CartRow[];
}

/** The add-to-cart payload of one product of the first dealer. */
export function payload(productCode: string, number = 1): Record<string, unknown> {
  return {
    productCode,
    activityType: 1,
    activityId: '',
    saletoCode: '8800123456',
    sendtoCode: '8800123456',
    number,
    productList: [{ productCode, number }],
  };
}

/** Codes of all products that are in stock. */
export async function allCodes(client: Client): Promise<readonly string[]> {
  const body = { saletoCode: '8800123456', sendtoCode: '8800123456', pageNum: 1, pageSize: 100 };
  const { records } = (await client.post('/coc-product/product/getProductPageByProductCode', body)).body
    .data as {
    records: readonly { productCode: string; withdrawn: boolean }[];
  };
  return records.filter((record) => !record.withdrawn).map((record) => record.productCode);
}

/** The checked-cart payload of entries. */
export function checkedCart(entries: readonly CartRow[], sendtoCode = '8800123456'): Record<string, unknown> {
  const splitComposeList = entries.map(({ activityType, activityId, number, productList }) => ({
    activityType,
    activityId,
    number,
    productList: productList.map(({ productCode, number: units, price }) => ({
      productCode,
      number: units,
      price,
    })),
  }));
  return { saletoCode: '8800123456', sendtoCode, splitComposeList };
}

/** The compose orders of a settlement answer. */
export function composesIn(
  answer: Answer,
): readonly { composeOrderNo: string; splitOrderDetailList: readonly SplitRow[] }[] {
  const { composeProductList } = answer.body.data as {
    composeProductList: readonly { composeOrderNo: string; splitOrderDetailList: readonly SplitRow[] }[];
  };
  return composeProductList;
}

/** The sum of a split order in cents. */
export function centsOf(split: SplitRow): number {
  return split.splitOrderProductList.reduce(
    (sum, line) => sum + Math.round(line.price * 100) * line.number,
    0,
  );
}

/** The body that submits every order of a settlement, all paid by one payer. */
export function submission(answer: Answer, payerCode = '8800123456'): Record<string, unknown> {
  const orderList = composesIn(answer).flatMap(({ composeOrderNo, splitOrderDetailList }) =>
    splitOrderDetailList.map((split) => ({
      composeOrderNo,
      orderNo: split.orderNo,
      payerCode,
      priceToPay: centsOf(split) / 100,
    })),
  );
  return { saletoCode: '8800123456', sendtoCode: '8800123456', orderList };
}
