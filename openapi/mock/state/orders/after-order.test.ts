import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';
const key = (last: number) => ({
  orderNo: `601008660${last}`,
  orderTypeNo: `ZY601008660${last}`,
  saletoCode,
});
const my = (call: string, body: object) => buyer.post(`/order/api/myorder/${call}`, body);
const stateOf = async (last: number) =>
  ((await my('allOrdersQuery', key(last))).body.data as readonly { statusName: string }[])[0]?.statusName;

describe('the actions on an order', () => {
  it('ORDER-01 signs what was delivered, once', async () => {
    expect((await my('orderSelfSigned', key(3))).body.msg).toContain('尚未送达');
    expect((await my('orderSelfSigned', key(4))).body.code).toBe('1');
    expect(await stateOf(4)).toBe('已签收');
    expect((await my('buttonReceivedOrder', key(4))).body.code).toBe('0');
  });

  it('ORDER-01 signs a batch and names those that could not be signed', async () => {
    const answer = await my('orderSelfBatchSign', {
      saletoCode,
      orderList: [key(3), key(4), { orderNo: '1' }],
    });
    expect(answer.body).toMatchObject({ msg: '签收1单，失败2单', data: { successCount: 1, failCount: 2 } });
    expect(await stateOf(4)).toBe('已签收');
  });

  it('ORDER-01 rates an order once', async () => {
    const rate = (last: number) =>
      my('addEstimate', { ...key(last), deliverScore: 5, serviceScore: 4, productScore: 5, content: '好' });
    expect((await rate(5)).body.msg).toContain('已评价');
    expect((await rate(7)).body.code).toBe('1');
    expect((await my('queryEstimate', key(7))).body.data).toMatchObject({
      serviceScore: 4,
      content: '好',
      userName: 'wangjg',
    });
  });

  it('ORDER-01 moves a delivery to an offered date, twice at most', async () => {
    const dates = async () =>
      (await my('orderRescheduleDate', key(2))).body.data as {
        currentDate: string;
        dateList: readonly string[];
        remainCount: number;
      };
    const move = (rescheduleDate: string) => my('orderReschedule', { ...key(2), rescheduleDate });
    expect((await move('2020-01-01')).body.code).toBe('0');
    for (const remain of [1, 0]) {
      const [date = ''] = (await dates()).dateList;
      expect((await move(date)).body.code).toBe('1');
      expect(await dates()).toMatchObject({ currentDate: date, remainCount: remain });
    }
    const [date = ''] = (await dates()).dateList;
    expect((await move(date)).body.msg).toContain('次数已用完');
    expect((await my('orderRescheduleDate', key(3))).body.msg).toContain('已装车');
  });

  it('ORDER-01 rejects a delivery, not a signed one', async () => {
    const reject = (last: number) =>
      my('logisticsRejection', {
        ...key(last),
        dn: '8010045504',
        reasonCode: '01',
        lineList: [{ productCode: 'GH6000E01', number: 2 }],
      });
    expect((await reject(4)).body.data).toMatchObject({ statusName: '待物流确认' });
    expect((await reject(5)).body.msg).toContain('已签收');
  });

  it('ORDER-01 cancels the complete group of a vehicle', async () => {
    const answer = await buyer.get(
      '/order/api/myorder/cancelGroupOrder?customerCode=8800123456&groupingNo=ZD1',
    );
    expect(answer.body).toMatchObject({ code: '1', data: { successCount: 2 } });
    expect([await stateOf(1), await stateOf(2)]).toEqual(['已取消', '已取消']);
  });

  it('ORDER-01 audits: passed orders wait for delivery, refused ones need a remark and are cancelled', async () => {
    const audit = (auditStatus: string, auditRemark: string, orderNoList: string[]) =>
      buyer.post('/order/api/v1/order/audit/batch', { saletoCode, auditStatus, auditRemark, orderNoList });
    const waiting = async (auditStatus: string) =>
      (await buyer.post('/order/api/v1/order/audit/orders', { saletoCode, auditStatus })).body.data as {
        total: number;
      };
    expect((await audit('2', '', ['6010086601'])).body.msg).toContain('审核意见');
    expect((await waiting('0')).total).toBe(1);
    const answer = await audit('1', '', ['6010086601', '6010086606']);
    expect(answer.body.data).toMatchObject({
      successCount: 1,
      failList: [{ orderNo: '6010086606', reason: '订单已取消' }],
    });
    expect([(await waiting('0')).total, (await waiting('1')).total, await stateOf(1)]).toEqual([
      0,
      1,
      '待发货',
    ]);
  });

  it('shows the trail of the delivery note that was asked for', async () => {
    const trail = await buyer.get('/order/logisticsTrajectory/getLogisticsInfo?dn=8010045504&type=1');
    expect(trail.body.data).toMatchObject({ dn: '8010045504', orderNo: '6010086604' });
  });
});

describe('returns', () => {
  const ask = (last: number) =>
    buyer.post('/order/reverse/orderApproval/submit', {
      saletoCode,
      bstnk: key(last).orderNo,
      reasonCode: '01',
      lineList: [{ productCode: 'GW0800C03', number: 3 }],
    });

  it('MENU-08 takes back goods of a signed order and shows the return on top', async () => {
    expect((await ask(7)).body.data).toMatchObject({ statusName: '审批中' });
    const page = await buyer.post('/order/reverse/product/queryReturnPage', { saletoCode });
    expect(page.body.data).toMatchObject({
      total: 4,
      records: [{ orderNo: '6010086607', returnAmount: 2309.7 }, {}, {}, {}],
    });
    expect((await ask(3)).body.msg).toContain('已签收');
  });

  it('MENU-08 a dealer without a protocol applies for one, and its code is read back', async () => {
    const dealer = clientOf(mock, 'traditional');
    const customerCode = '8800234567';
    const read = () =>
      dealer.get(`/order/reverse/product/checkCustomerReverseAgreementSign?customerCode=${customerCode}`);
    expect((await read()).body.data).toMatchObject({ agreementApplyFlag: false, contractCode: '' });
    const saved = await dealer.post('/order/reverse/product/savePurchaseReturnProtocol', { customerCode });
    const { contractCode } = saved.body.data as { readonly contractCode: string };
    expect(contractCode).toMatch(/^TH\d{11}$/);
    expect((await read()).body.data).toEqual({
      agreementSignFlag: false,
      agreementApplyFlag: true,
      contractCode,
    });
  });

  it("MENU-08 opens no signing of another dealer's protocol, and signs its own once", async () => {
    const sign = (persona: string, customerCode: string) =>
      clientOf(mock, persona).post('/order/reverse/product/contractSign', {
        customerCode,
        contractCode: 'TH20261118021',
      });
    const another = await sign('directAdmin', saletoCode);
    expect(another.body).toMatchObject({ code: '0', msg: '没有这份退货协议，请刷新后重试' });
    expect(another.body.data).toBeUndefined();
    expect((await sign('rChannel', '8800345678')).body.data).toHaveProperty('signUrl');
    expect((await sign('rChannel', '8800345678')).body.msg).toContain('已签署');
  });

  it('MENU-08 opens the signing of the next protocol that the documented request names, once', async () => {
    const sign = () =>
      buyer.post('/order/reverse/product/contractSign', {
        customerCode: saletoCode,
        contractCode: 'TH20261119005',
      });
    expect((await sign()).body.data).toEqual({ signUrl: 'https://esign.portal.invalid/sign/TH20261119005' });
    expect((await sign()).body).toMatchObject({ code: '0', msg: '协议已签署，无需重复签署' });
  });

  it('MENU-08 does not create a second protocol', async () => {
    const answer = await buyer.post('/order/reverse/product/savePurchaseReturnProtocol', {
      customerCode: saletoCode,
    });
    expect(answer.body.msg).toContain('退货协议');
  });
});

describe('orders without the cart', () => {
  it('checks and places a stock-up order', async () => {
    const body = (number: number) => ({
      saletoCode,
      sendtoCode: saletoCode,
      productList: [{ productCode: 'GF0300B02', number }],
    });
    expect((await buyer.post('/order/stockUp/check', body(13))).body.data).toMatchObject({
      canOrder: false,
      failList: [{ stock: 12 }],
    });
    expect((await buyer.post('/order/stockUp/createOrder', body(13))).body.code).toBe('0');
    expect((await buyer.post('/order/stockUp/createOrder', body(12))).body.data).toMatchObject({
      amount: 12 * 1326,
    });
    expect((await buyer.post('/order/stockUp/check', body(1))).body.data).toMatchObject({ canOrder: false });
  });

  it('CALC-04 a stock-up order is on its way to the customer until it is cancelled', async () => {
    const held = async () => {
      const answer = await buyer.get(`/data-analysis/getYlhZlCustomerInventory?customerCode=${saletoCode}`);
      const rows = answer.body.data as readonly { productCode: string; inTransit?: number }[];
      return rows.map(({ productCode, inTransit }) => [productCode, inTransit]);
    };
    const before = await held();
    expect(before).toEqual([
      ['GR0536A01', undefined],
      ['GA3500D01', undefined],
      ['GW0800C03', undefined],
    ]);
    const productList = [
      { productCode: 'GR0536A01', number: 6 },
      { productCode: 'GA3500D01', number: 10 },
    ];
    const body = { saletoCode, sendtoCode: saletoCode, productList };
    const placed = await buyer.post('/order/stockUp/createOrder', body);
    expect(await held()).toEqual([
      ['GR0536A01', 6],
      ['GA3500D01', 10],
      ['GW0800C03', undefined],
    ]);
    const order = placed.body.data as { orderNo: string; orderTypeNo: string };
    await buyer.post('/order/api/myorder/cancelOrder', { saletoCode, ...order, reasonCode: '01' });
    expect(await held()).toEqual(before);
  });

  it('BIG-01 places a bulk order by week in the background', async () => {
    const line = { productCode: 'GR0536A01', number: 20, activityPrice: 3199, weekCode: '202649' };
    const other = { productCode: 'GA3500D01', number: 50, activityPrice: 2099, weekCode: '202650' };
    const place = (first: object) =>
      buyer.post('/order/oldOrder/placeBigOrder', {
        saletoCode,
        sendtoCode: saletoCode,
        payerCode: saletoCode,
        activityId: 'DD20261118',
        lineList: [first, other],
      });
    expect((await place({ ...line, number: 19 })).body.msg).toContain('起订20台');
    const { batchNo } = (await place(line)).body.data as { batchNo: string };
    const status = async () =>
      (await buyer.post('/order/oldOrder/getOrderStatusByBatch', { batchNo })).body.data;
    expect(await status()).toMatchObject({ isFinished: false, orderList: [] });
    expect(await status()).toMatchObject({
      isFinished: true,
      totalAmount: 168930,
      orderList: [{ amount: 63980 }, { amount: 104950 }],
    });
  });

  it('BIG-01 an activity sums what the dealer ordered in it, without what was cancelled', async () => {
    const activityId = 'DD20261118';
    const joined = async () => {
      const query = new URLSearchParams({ activityId, saletoCode });
      const { data } = (await buyer.get(`/activity/bigorder/detail?${query}`)).body;
      return (data as { joinedAmount: number }).joinedAmount;
    };
    expect(await joined()).toBe(0);
    const lineList = [
      { productCode: 'GR0536A01', number: 20, activityPrice: 3199, weekCode: '202649' },
      { productCode: 'GA3500D01', number: 50, activityPrice: 2099, weekCode: '202650' },
    ];
    const order = { saletoCode, sendtoCode: saletoCode, payerCode: saletoCode, activityId, lineList };
    await buyer.post('/order/oldOrder/placeBigOrder', order);
    expect(await joined()).toBe(168930);
    const listed = await buyer.post('/order/api/myorder/orderQueryPage', { saletoCode, status: '10' });
    const [newest] = (
      listed.body.data as { records: { orderNo: string; orderTypeNo: string; amount: number }[] }
    ).records;
    if (!newest) throw new Error('the bulk order stands on top of the list');
    const { orderNo, orderTypeNo } = newest;
    await buyer.post('/order/api/myorder/cancelOrder', {
      saletoCode,
      orderNo,
      orderTypeNo,
      reasonCode: '01',
    });
    expect(await joined()).toBe(168930 - newest.amount);
  });

  it('checks a batch, and again after a line was corrected', async () => {
    const batch = { saletoCode, batchNo: 'PL20261120001' };
    const check = async () => (await buyer.post('/order/batchOrder/check', batch)).body.data;
    expect(await check()).toMatchObject({ isPassed: false, errorCount: 2 });
    await buyer.post('/order/batchOrder/productUpdate', { ...batch, lineNo: 3, number: 12 });
    await buyer.post('/order/batchOrder/productUpdate', { ...batch, lineNo: 4, number: 0 });
    expect(await check()).toMatchObject({ isPassed: true, lineCount: 3, errorList: [] });
  });
});
