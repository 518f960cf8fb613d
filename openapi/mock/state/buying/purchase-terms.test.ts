import { describe, expect, it } from 'vitest';
import { checkedCart, composesIn, entriesIn, LIST, payload, submission } from '../../test/buyer';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const add = (body: Record<string, unknown>) => buyer.post('/cart/shoppingCart/add/cart', body);
const last = async () => entriesIn(await buyer.get(LIST)).at(-1);
const PACK = {
  ...payload('GW1000C02', 2),
  activityType: 2,
  activityId: 'TC20261101',
  productList: [
    { productCode: 'GW1000C02', number: 2 },
    { productCode: 'GD1000C04', number: 2 },
  ],
};
const CLOUD = { ...payload('GA2600D02', 90), yuncangType: 'YC', yuncangCode: 'YC3702' };
/** Splits the newest entry with other facts in its line. */
const splitLast = async (facts: Record<string, unknown>) => {
  const entry = await last();
  const cart = checkedCart(entry ? [entry] : []) as { splitComposeList: { productList: object[] }[] };
  const [compose] = cart.splitComposeList;
  const splitComposeList = [
    { ...compose, productList: compose?.productList.map((line) => ({ ...line, ...facts })) },
  ];
  return buyer.post('/order/splitOrder', { ...cart, splitComposeList });
};
const submitLast = async (facts: Record<string, unknown>) =>
  buyer.post('/order/post/orderInfo', submission(await splitLast(facts)));

describe('packages', () => {
  it('CART-01 cost what the package promises, in the cart, in the settlement and in the order', async () => {
    expect((await add(PACK)).body.code).toBe('1');
    expect(await last()).toMatchObject({
      totalPrice: 2 * 5288,
      composeName: '10公斤洗烘套餐',
      originalPrice: 5587,
    });
    const [compose] = composesIn(await splitLast({}));
    const [order] = compose?.splitOrderDetailList ?? [];
    const prices = order?.splitOrderProductList.map(({ price, number }) => [price, number]);
    expect(prices).toEqual([
      [1797.37, 2],
      [3490.63, 2],
    ]);
    expect((await submitLast({})).body.data).toMatchObject({ amount: 10576 });
    const left = (await buyer.get('/commodity/api/package/list?saletoCode=8800123456')).body.data;
    expect(left).toMatchObject({ records: [{ packageId: 'TC20261101', usableQty: 48 }, { usableQty: 100 }] });
  });

  it('CART-01 are refused beyond their sets and with other contents', async () => {
    const many = PACK.productList.map((line) => ({ ...line, number: 51 }));
    expect((await add({ ...PACK, number: 51, productList: many })).body.msg).toBe(
      '10公斤洗烘套餐仅剩 50 套，请减少数量',
    );
    expect((await add({ ...PACK, productList: PACK.productList.slice(0, 1) })).body.msg).toContain(
      '内容已变更',
    );
  });
});

describe('prices and promises', () => {
  it('CART-02 a sample-machine price takes the smaller of its quantities, and orders use it up', async () => {
    await add(payload('GW1000C01', 2));
    expect((await splitLast({ priceType: 'YJCY', price: 1959.3 })).body.msg).toContain('活动价仅剩 1 台');
    await buyer.post('/mock/reset');
    await add(payload('GW1000C01', 1));
    expect((await submitLast({ priceType: 'YJCY', price: 1959.3 })).body.data).toMatchObject({
      amount: 1959.3,
    });
    const prices = await buyer.get('/cart/price/get/specialPrice/8800123456/8800123456/wangjg');
    expect(prices.body.data).toContainEqual(
      expect.objectContaining({ versionCode: 'YJ20261010-1', usableQty: 1, realQty: 0 }),
    );
  });

  it('CART-02 keeps promise, week and credit model of a line, and refuses what is not offered', async () => {
    await add(payload('GK1400F03', 2));
    const promised = { isCheckWeekPromise: 1, weekPromise: '202649', farWeekDate: '2026-11-30' };
    const [compose] = composesIn(await splitLast(promised));
    expect(compose?.splitOrderDetailList[0]?.splitOrderProductList[0]).toMatchObject({
      weekPromise: '202649',
      farWeekDate: '2026-11-30',
    });
    expect(compose?.splitOrderDetailList[0]?.arrivalDate).toBe('2026-11-30');
    expect((await splitLast({ ...promised, weekPromise: '202701' })).body.msg).toContain('周承诺已变化');
    expect((await splitLast({ isCheckCreditModel: 1, creditModel: 'XY30' })).body.msg).toContain('信用模式');
    await add(payload('GH6000E01', 2));
    const [credited] = composesIn(await splitLast({ isCheckCreditModel: 1, creditModel: 'XY30' }));
    expect(credited?.splitOrderDetailList[0]?.splitOrderProductList[0]).toMatchObject({
      creditModel: 'XY30',
      creditModelName: '30天信用账期',
    });
  });

  it('CART-02 gives a credit tolerance to channel CT alone', async () => {
    expect((await splitLast({ kuanXian: 5, isCheckKuanXian: 1 })).body.msg).toContain('宽限');
    const dealer = clientOf(mock, 'traditional');
    const list = '/cart/shoppingCart/get/list/8800234567/8800234567/8800234568';
    const line = { kuanXian: 20000, isCheckKuanXian: 1 };
    const [entry] = entriesIn(await dealer.get(list));
    expect(entry?.productList[0]).toMatchObject(line);
  });
});

describe('cloud warehouses', () => {
  const cloudStock = async () =>
    (
      (await buyer.get('/cart/shoppingCart/queryYuncangProduct?sysType=PC')).body.data as readonly {
        productCode: string;
        stock: number;
      }[]
    ).find((stock) => stock.productCode === 'GA2600D02')?.stock;

  it('CART-03 deliver from their own stock, and get it back when the order is cancelled', async () => {
    expect((await add({ ...CLOUD, number: 91 })).body.msg).toContain('库存仅剩 90 台');
    await add(CLOUD);
    expect((await last())?.productList[0]).toMatchObject({ yuncangCode: 'YC3702', stock: 90 });
    const placed = (await submitLast({})).body.data as { orderList: readonly object[] };
    expect(await cloudStock()).toBe(0);
    const order = { saletoCode: '8800123456', ...placed.orderList[0], reasonCode: '01' };
    await buyer.post('/order/api/myorder/cancelOrder', order);
    expect(await cloudStock()).toBe(90);
  });
});

describe('vehicles and bulk orders', () => {
  it('TRAF-01 a vehicle that holds more than its volume is refused by pre-check and submit', async () => {
    const saletoCode = '8800123456';
    const body = { saletoCode, sendtoCode: saletoCode, IBRIDList: ['IBR2026112001'] };
    await buyer.post('/traffic/cart/updateQty', { saletoCode, GBID: 'GB2026112001', IBL_NUM: 60 });
    const text = '超过车型容积 58 m³';
    const checked = (await buyer.post('/traffic/order/preCheck', body)).body.data;
    expect(checked).toMatchObject({ isPass: false, problemList: [{ problemType: 'LOAD' }] });
    expect((await buyer.post('/traffic/cart/cartSubmit', body)).body.msg).toContain(text);
  });

  it('BIG-01 an activity order below its least sum is refused', async () => {
    const order = {
      saletoCode: '8800123456',
      sendtoCode: '8800123456',
      payerCode: '8800123456',
      activityId: 'DD20261118',
      whetherOrNotAppOrder: 'PC',
      lineList: [{ productCode: 'GS0002H02', number: 100, activityPrice: 238.05, weekCode: '202650' }],
    };
    const answer = await buyer.post('/order/oldOrder/placeBigOrder', order);
    expect(answer.body).toMatchObject({
      code: '0',
      msg: '未达起订金额 50000.00 元，还差 26195.00 元，请增加数量',
    });
  });
});
