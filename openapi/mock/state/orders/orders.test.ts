import { describe, expect, it } from 'vitest';
import {
  allCodes,
  centsOf,
  checkedCart,
  composesIn,
  entriesIn,
  LIST,
  payload,
  submission,
} from '../../test/buyer';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const entries = async () => entriesIn(await buyer.get(LIST));
const split = async () => buyer.post('/order/splitOrder', checkedCart(await entries()));
const submit = (body: unknown) => buyer.post('/order/post/orderInfo', body);
const orders = async (filter = {}) =>
  (await buyer.post('/order/api/myorder/orderQueryPage', { saletoCode: '8800123456', ...filter })).body
    .data as {
    total: number;
    records: readonly { orderNo: string; orderTypeNo: string; status: string; amount: number }[];
  };
const balances = async () =>
  Object.fromEntries(
    (
      (await buyer.get('/customer/payto/list?saletoCode=8800123456')).body.data as readonly {
        payerCode: string;
        balance: number;
      }[]
    ).map((payer) => [payer.payerCode, payer.balance]),
  );
const stock = async (code: string) => {
  const body = { saletoCode: '8800123456', sendtoCode: '8800123456', productCodeList: [code] };
  return (
    (await buyer.post('/commodity/api/productStock/stock', body)).body.data as readonly { stock: number }[]
  )[0]?.stock;
};

describe('settling', () => {
  it('CART-06 splits twenty products into orders whose exact sum is that of the cart', async () => {
    for (const code of (await allCodes(buyer)).slice(0, 18))
      await buyer.post('/cart/shoppingCart/add/cart', payload(code, 7));
    const cart = await entries();
    const splits = composesIn(await split()).flatMap((compose) => compose.splitOrderDetailList);
    const whole = cart.reduce((sum, row) => sum + Math.round(row.totalPrice * 100), 0);
    expect(splits.reduce((sum, split) => sum + centsOf(split), 0)).toBe(whole);
    expect(splits.length).toBeGreaterThan(3);
  });

  it('CART-05 gives single products one compose number and each combination its own', async () => {
    const combination = { ...payload('GK2200F01', 1), activityType: 2, activityId: 'ACT1' };
    await buyer.post('/cart/shoppingCart/add/cart', combination);
    const composes = composesIn(await split());
    expect(composes.map((compose) => compose.splitOrderDetailList.length)).toEqual([2, 1]);
  });

  it('refuses what is no longer in the cart, and a price that has changed', async () => {
    const checked = checkedCart(await entries());
    const priceRise = checkedCart(await entries(), '8800130002');
    expect((await buyer.post('/order/splitOrder', priceRise)).body.msg).toContain('价格已更新');
    await buyer.post('/cart/shoppingCart/delete/cart', {
      saletoCode: '8800123456',
      sendtoCode: '8800123456',
      idList: ['90001'],
    });
    expect((await buyer.post('/order/splitOrder', checked)).body.msg).toContain('已变更');
  });

  it('PAYER-01 takes another payer for a split order, but not a deposit account', async () => {
    const [compose] = composesIn(await split());
    const orderNo = compose?.splitOrderDetailList[0]?.orderNo;
    const change = (payerCode: string) =>
      buyer.post('/order/updateOrderInfo', { saletoCode: '8800123456', orderNo, payerCode });
    expect((await change('8800200101')).body.code).toBe('1');
    expect((await change('8800200103')).body.msg).toContain('付款方');
  });
});

describe('submitting', () => {
  it('places the orders on top of the list, empties their entries, takes stock and balance', async () => {
    const settled = await split();
    const answer = await submit(submission(settled));
    expect(answer.body).toMatchObject({ code: '1', data: { amount: 17593 } });
    const { total, records } = await orders();
    expect(total).toBe(10);
    expect(records.slice(0, 2).map((record) => [record.orderNo, record.status, record.amount])).toEqual([
      ['6010086701', '10', 6598],
      ['6010086702', '10', 10995],
    ]);
    expect(await entries()).toEqual([]);
    expect(await stock('GR0536A01')).toBe(184);
    expect((await balances())['8800123456']).toBe(1286500 - 17593);
  });

  it('refuses a second submission of the same compose number and places nothing', async () => {
    const body = submission(await split());
    await submit(body);
    expect((await submit(body)).body.msg).toContain('请勿重复提交');
    expect((await orders()).total).toBe(10);
  });

  it('refuses a payer without the money and changes nothing', async () => {
    await buyer.post('/cart/shoppingCart/add/cart', payload('GA7200D03', 70));
    const before = await balances();
    const answer = await submit(submission(await split(), '8800200190'));
    expect(answer.body.msg).toContain('余额 86000.00 元');
    expect(await balances()).toEqual(before);
    expect(await entries()).toHaveLength(3);
  });

  it('refuses when the stock has gone since the orders were split', async () => {
    await buyer.post('/cart/shoppingCart/add/cart', payload('GF0300B02', 12));
    const [first, second] = [await split(), await split()];
    await submit(submission(first));
    expect((await submit(submission(second))).body.msg).toContain('最多可购中心库存 0 台');
  });

  it('refuses another amount than the sum of the order', async () => {
    const body = submission(await split()) as { orderList: { priceToPay: number }[] };
    const orderList = body.orderList.map((order) => ({ ...order, priceToPay: order.priceToPay - 0.01 }));
    expect((await submit({ ...body, orderList })).body.msg).toContain('金额已变化');
  });

  it('refuses orders that were given up', async () => {
    const body = submission(await split()) as { orderList: { orderNo: string }[] };
    await buyer.post('/order/cancelOrder', {
      saletoCode: '8800123456',
      orderNoList: body.orderList.map((order) => order.orderNo),
    });
    expect((await submit(body)).body.msg).toContain('失效');
  });
});

describe('my orders', () => {
  it('ORDER-01 filters by state, words and dates, and pages', async () => {
    expect((await orders({ status: '50' })).total).toBe(3);
    expect((await orders({ keyword: 'kfr-35gw' })).records.map((record) => record.orderNo)).toEqual([
      '6010086602',
    ]);
    expect((await orders({ beginDate: '2026-11-12', endDate: '2026-11-18' })).total).toBe(3);
    expect((await orders({ pageNum: 2, pageSize: 5 })).records).toHaveLength(3);
  });

  it('ORDER-01 cancels with a reason, once, and gives money and goods back', async () => {
    const cancel = () =>
      buyer.post('/order/api/myorder/cancelOrder', {
        saletoCode: '8800123456',
        orderNo: '6010086601',
        orderTypeNo: 'ZY6010086601',
        reasonCode: '01',
        reason: '重新下单',
      });
    expect((await cancel()).body.code).toBe('1');
    expect((await cancel()).body.msg).toContain('已取消');
    const [detail] = (
      await buyer.post('/order/api/myorder/allOrdersQuery', {
        saletoCode: '8800123456',
        orderNo: '6010086601',
      })
    ).body.data as readonly { statusName: string; timeline: readonly { text: string }[] }[];
    expect(detail?.statusName).toBe('已取消');
    expect(detail?.timeline[0]?.text).toBe('订单已取消，原因：商品选错，重新下单');
    expect((await balances())['8800123456']).toBe(1286500 + 44384);
    expect(await stock('GR0536A01')).toBe(196);
  });

  it('ORDER-01 does not cancel what is on its way, and shows the buttons of each state', async () => {
    const order = {
      saletoCode: '8800123456',
      orderNo: '6010086603',
      orderTypeNo: 'ZY6010086603',
      reasonCode: '01',
    };
    expect((await buyer.post('/order/api/myorder/cancelOrder', order)).body.msg).toContain('已发货');
    const { buttonList } = (await buyer.post('/order/api/myorder/buttonLogicJudgment', order)).body.data as {
      buttonList: readonly { code: string }[];
    };
    expect(buttonList.map((button) => button.code)).toEqual([
      'creditPay',
      'logistics',
      'reschedule',
      'detail',
    ]);
  });

  it('ORDER-01 sums a month as the description does, cancelled orders left out', async () => {
    const answer = await buyer.post('/order/api/myorder/orderMonthSummery', {
      saletoCode: '8800123456',
      month: '2026-11',
    });
    expect(answer.body.data).toMatchObject({ orderCount: 5, amount: 206062 });
  });
});

it('FIN-01 ORDER-01 the order that a voucher names opens, with the amount of its vouchers', async () => {
  const statement = await buyer.post('/account/contacts/management/accountStatement/list', {
    customerCode: '8800123456',
    payerCode: '8800200101',
    voucherType: 'TH',
    pageNum: 1,
    pageSize: 200,
  });
  const { records } = statement.body.data as {
    readonly records: readonly { readonly orderNo: string; readonly debit: number }[];
  };
  const sums = new Map<string, number>();
  for (const { orderNo, debit } of records.slice(20, 60))
    sums.set(orderNo, (sums.get(orderNo) ?? 0) + Math.round(debit * 100));
  // The first and the last may have vouchers outside of what was read.
  for (const [orderNo, cents] of [...sums].slice(1, -1)) {
    const answer = await buyer.post('/order/api/myorder/allOrdersQuery', {
      saletoCode: '8800123456',
      orderNo,
    });
    const [order] = answer.body.data as readonly { readonly amount: number }[];
    expect([orderNo, Math.round((order?.amount ?? 0) * 100)]).toEqual([orderNo, cents]);
  }
  expect(sums.size).toBeGreaterThan(5);
});

it('ORDER-01 the delivery note of an order of the ledger has a trail', async () => {
  const dealer = clientOf(mock, 'directKzxkh');
  const saletoCode = '8800123460';
  const notes = await dealer.post('/order/logisticsTrajectory/queryDeliveryPage', {
    saletoCode,
    pageSize: 100,
  });
  const { records } = notes.body.data as {
    readonly records: readonly { readonly dn: string; orderNo: string }[];
  };
  const note = records.find(({ orderNo }) => orderNo.startsWith('61'));
  const trail = await dealer.get(
    `/order/logisticsTrajectory/getLogisticsInfo?dn=${note?.dn}&type=1&saletoCode=${saletoCode}`,
  );
  expect(trail.body).toMatchObject({ code: '1', data: { dn: note?.dn, orderNo: note?.orderNo } });
});

it('CAT-03 no dealer is shown an order of another, and those that its returns name open as its own', async () => {
  const other = clientOf(mock, 'traditional');
  const owner = { saletoCode: '8800234567' };
  const listed = (await other.post('/order/api/myorder/orderQueryPage', { ...owner, pageSize: 100 })).body
    .data as {
    records: readonly { orderNo: string }[];
  };
  const first = new Set((await orders()).records.map(({ orderNo }) => orderNo));
  expect(listed.records.length).toBeGreaterThan(0);
  expect(listed.records.filter(({ orderNo }) => first.has(orderNo))).toEqual([]);
  const returns = (await other.post('/order/reverse/product/queryReturnPage', owner)).body
    .data as typeof listed;
  expect(returns.records.length).toBeGreaterThan(0);
  for (const { orderNo } of returns.records) {
    const { body } = await other.post('/order/api/myorder/allOrdersQuery', { ...owner, orderNo });
    expect(body.data).toMatchObject([{ orderNo }]);
  }
});
