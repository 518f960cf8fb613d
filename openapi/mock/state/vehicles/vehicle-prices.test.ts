import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';

interface Group {
  readonly SENDTOCODE: string;
  readonly orderList: readonly {
    readonly PRODUCTCODE: string;
    readonly UNITPRICE: number;
    readonly IBL_NUM: number;
  }[];
}

interface Price {
  readonly productCode: string;
  readonly unitPrice: number;
  readonly usableQty: number;
}

it.each([
  ['TRAF-01', '/traffic/queryOrder/shoppingCartAll', '/traffic/base/queryGoodsPrice'],
  ['TRANS-01', '/transfer/queryOrder/cart', '/transfer/cargoQuery/queryGoodsPrice'],
])('%s today is as the cart of the examples says, for every line of it', async (_id, cart, prices) => {
  const groups = (await buyer.get(`${cart}?saletoCode=${saletoCode}`)).body.data as readonly Group[];
  for (const { SENDTOCODE: sendtoCode, orderList } of groups) {
    const productCodeList = orderList.map(({ PRODUCTCODE }) => PRODUCTCODE);
    const messages = (await buyer.post(prices, { saletoCode, sendtoCode, productCodeList })).body
      .data as readonly Price[];
    expect(messages.map(({ productCode, unitPrice }) => [productCode, unitPrice])).toEqual(
      orderList.map(({ PRODUCTCODE, UNITPRICE }) => [PRODUCTCODE, UNITPRICE]),
    );
    for (const [at, { IBL_NUM }] of orderList.entries())
      expect(messages[at]?.usableQty).toBeGreaterThanOrEqual(IBL_NUM);
  }
  const unknown = await buyer.post(prices, { saletoCode, sendtoCode: saletoCode, productCodeList: ['NONE'] });
  expect(unknown.body).toMatchObject({ code: '0' });
});
