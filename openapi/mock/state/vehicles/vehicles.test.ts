import { describe, expect, it } from 'vitest';
import { worldNow } from '../../runs/world-clock';
import { clientOf, mockForTests } from '../../test/client';
import { businessDate } from '../memory/clock';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';
const FULL = 'IBR2026112001';
const ROOMY = 'IBR2026112002';

interface Vehicle {
  readonly IBR_ID: string;
  readonly SUMMONEY: number;
  readonly SUMVOLUME: number;
  readonly CARPOOLTYPE: string;
  readonly PAYTOCODE: string;
  readonly orderList: readonly { readonly GBID: string; readonly IBL_NUM: number }[];
}

const cart = async () =>
  (await buyer.get(`/traffic/queryOrder/shoppingCartAll?saletoCode=${saletoCode}`)).body
    .data as readonly Vehicle[];
const vehicle = async (id: string) => (await cart()).find((vehicle) => vehicle.IBR_ID === id);
const total = async (id: string) => (await vehicle(id))?.SUMMONEY;
const orders = async () =>
  (
    (await buyer.post('/order/api/myorder/orderQueryPage', { saletoCode })).body.data as {
      records: readonly { orderTypeNo: string }[];
    }
  ).records;
const balance = async (payerCode: string) =>
  (
    (await buyer.get(`/traffic/payto/queryAll?saletoCode=${saletoCode}`)).body.data as readonly {
      payerCode: string;
      balance: number;
    }[]
  ).find((payer) => payer.payerCode === payerCode)?.balance;

describe('the whole-vehicle cart', () => {
  const change = (GBID: string, IBL_NUM: number) =>
    buyer.post('/traffic/cart/updateQty', { saletoCode, GBID, IBL_NUM });
  const submit = (...IBRIDList: string[]) =>
    buyer.post('/traffic/cart/cartSubmit', { saletoCode, sendtoCode: saletoCode, IBRIDList });
  const check = (...IBRIDList: string[]) =>
    buyer.post('/traffic/order/preCheck', { saletoCode, sendtoCode: saletoCode, IBRIDList });
  const carpool = (call: string, IBR_ID: string, more = {}) =>
    buyer.post(`/traffic/customerCarpool/${call}`, { saletoCode, IBR_ID, ...more });

  it('CART-09 keeps numbers between IBL_MINNUM and IBL_MAXNUM and sums exactly', async () => {
    expect((await change('GB2026112001', 9)).body.msg).toContain('最小起订量10台');
    expect((await change('GB2026112001', 61)).body.msg).toContain('最大可订量60台');
    expect((await change('GB2026112001', 31)).body.code).toBe('1');
    expect(await total(FULL)).toBe(31 * 3299 + 90 * 2199);
  });

  it('TRAF-01 adds to the vehicle of the ship-to and car type, or begins a new one', async () => {
    const add = (sendtoCode: string, carType: string) =>
      buyer.post('/traffic/cart/add', {
        saletoCode,
        sendtoCode,
        productCode: 'GH6000E01',
        number: 10,
        carType,
      });
    await add(saletoCode, 'C096');
    expect((await vehicle(FULL))?.orderList).toHaveLength(3);
    await add('8800130003', 'C042');
    expect(await cart()).toHaveLength(3);
    expect((await buyer.get(`/traffic/queryOrder/shoppingCartNum?saletoCode=${saletoCode}`)).body.data).toBe(
      6,
    );
  });

  it('TRAF-01 offers a vehicle for carpool and takes it back; its lines stay while it is offered', async () => {
    expect((await carpool('setGD', ROOMY)).body.code).toBe('1');
    expect((await vehicle(ROOMY))?.CARPOOLTYPE).toBe('GD');
    const [line] = (await vehicle(ROOMY))?.orderList ?? [];
    const remove = () => buyer.post('/traffic/cart/deleteSub', { saletoCode, GBIDList: [line?.GBID] });
    expect((await remove()).body.msg).toContain('拼车');
    await carpool('undoGD', ROOMY);
    expect((await remove()).body.code).toBe('1');
  });

  it('TRAF-01 joins a package only where there is room', async () => {
    expect((await carpool('setBD', FULL, { packageNo: 'PC20261120005' })).body.msg).toContain('剩余体积不足');
    expect((await carpool('setBD', ROOMY, { packageNo: 'PC20261120005' })).body.code).toBe('1');
    const packages = (
      await buyer.get('/traffic/v2/trafficPackage/queryPcOrderBySendtoCode?sendtoCode=8800130002')
    ).body.data as readonly { packageNo: string; isJoined: boolean }[];
    expect(packages.find((candidate) => candidate.packageNo === 'PC20261120005')?.isJoined).toBe(true);
    expect((await carpool('undoBD', ROOMY, { packageNo: 'PC20261120005' })).body.code).toBe('1');
  });

  it('HTTP-01 the pre-check names what is wrong with each line', async () => {
    expect((await check(FULL)).body.data).toEqual({ isPass: true, problemList: [] });
    expect((await check(FULL, FULL)).body.data).toEqual({ isPass: true, problemList: [] });
    await change('GB2026112001', 10);
    await change('GB2026112002', 60);
    expect((await check(FULL)).body.data).toMatchObject({
      isPass: false,
      problemList: [{ problemType: 'LOAD' }],
    });
  });

  it('PAYER-01 refuses a payer that may not pay, or not so much', async () => {
    const payer = (paytoCode: string) =>
      buyer.post('/traffic/payto/updatePaytoShoppingCart', { saletoCode, IBR_ID: FULL, paytoCode });
    expect((await payer('8800200103')).body.msg).toContain('不能支付');
    expect((await payer('8800200101')).body.code).toBe('1');
    const pay = (payMoney: number, paytoCode = '8800200101') =>
      buyer.post('/traffic/ydContact/updatePayMoney', { saletoCode, IBR_ID: FULL, paytoCode, payMoney });
    expect((await pay(296880.01)).body.msg).toContain('不能大于');
    expect((await pay(296880, '8800200190')).body.msg).toContain('余额不足');
    expect((await pay(296880)).body.code).toBe('1');
  });

  it('TRAF-01 submits a vehicle, which leaves the cart and becomes an order that is paid once', async () => {
    const answer = (await submit(FULL)).body.data as {
      orderList: readonly { orderFlowNo: string; orderAmount: number }[];
    };
    expect(answer.orderList[0]?.orderAmount).toBe(296880);
    expect(await vehicle(FULL)).toBeUndefined();
    expect((await submit(FULL)).body.msg).toContain('已提交');
    expect((await check(FULL)).body).toMatchObject({ code: '0', msg: '车次已提交或已删除，请刷新购物车' });
    expect((await orders())[0]?.orderTypeNo).toMatch(/^ZC/);
    const pay = () =>
      buyer.post(`/traffic/traffic-order/payByCustomer/${answer.orderList[0]?.orderFlowNo}`, {
        saletoCode,
        paytoCode: saletoCode,
      });
    expect((await pay()).body.code).toBe('1');
    expect((await pay()).body.msg).toContain('已付款');
    expect(await balance(saletoCode)).toBe(1286500 - 296880);
  });

  it('TRAF-01 empties the cart', async () => {
    await buyer.post('/traffic/cart/deleteAll', { saletoCode });
    expect(await cart()).toEqual([]);
  });
});

describe('whole-vehicle orders', () => {
  it('TRAF-01 changes the payer of several orders or of none', async () => {
    const batch = (...orderTypeNoList: string[]) =>
      buyer.post('/traffic/payto/updatePaytoCodeBatch', {
        saletoCode,
        paytoCode: '8800200101',
        orderTypeNoList,
      });
    expect((await batch('ZY6010086601', 'ZY6010086605')).body.msg).toContain('状态已变化');
    expect((await batch('ZY6010086601', 'ZY6010086602')).body.code).toBe('1');
    expect(await balance('8800200101')).toBe(500000); // vehicles take their money when they are paid
    const answer = await buyer.get('/traffic/payto/queryPaytoByOrderTypeNo?orderTypeNo=ZY6010086601');
    expect(answer.body.data).toMatchObject({ paytoCode: '8800200101', orderAmount: 44384 });
  });

  it('TRAF-01 takes one delay application of at most fifteen days', async () => {
    const day = (ahead: number) => businessDate(worldNow(), ahead);
    const apply = (delayDate: string) =>
      buyer.post('/traffic/trafficDelay/apply', {
        orderTypeNo: 'ZY6010086602',
        saletoCode,
        delayDate,
        approvalUserCode: 'A1',
        reason: '盘点',
      });
    expect((await apply(day(30))).body.msg).toContain('15天');
    expect((await apply(day(7))).body.code).toBe('1');
    expect((await apply(day(7))).body.msg).toContain('已有审批中');
    expect((await buyer.get('/traffic/trafficDelay/getIsApply?orderTypeNo=ZY6010086602')).body.data).toBe(
      false,
    );
  });

  it('TRAF-01 keeps the delivery contact of a ship-to', async () => {
    const contact = {
      saletoCode,
      sendtoCode: '8800130002',
      contactName: '刘芳',
      contactPhone: '13800000011',
    };
    await buyer.post('/traffic/trafficYdContact/save', contact);
    const answer = await buyer.get(
      `/traffic/trafficYdContact/query?saletoCode=${saletoCode}&sendtoCode=8800130002`,
    );
    expect(answer.body.data).toMatchObject({ contactName: '刘芳', contactPhone: '13800000011' });
  });
});
