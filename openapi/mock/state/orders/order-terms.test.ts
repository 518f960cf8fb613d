import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';
const key = (orderNo: string) => ({ orderNo, orderTypeNo: `ZY${orderNo}`, saletoCode });
const data = async <T>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as T;
const code = async (answer: Promise<{ body: { code?: unknown } }>) => (await answer).body.code;

const buttons = async (orderNo: string) => {
  const request = buyer.post('/order/api/myorder/buttonLogicJudgment', { saletoCode, orderNo });
  return (await data<{ buttonList: readonly { code: string }[] }>(request)).buttonList.map(
    (button) => button.code,
  );
};

const detail = async (orderNo: string) => {
  const request = buyer.post('/order/api/myorder/allOrdersQuery', { saletoCode, orderNo });
  const [order] = await data<readonly { restAmount: number; amount: number; status: string }[]>(request);
  return order;
};

describe('ORDER-01 terms of an order', () => {
  it('a deposit order owes its rest, which is paid once and takes its buttons away', async () => {
    expect(await buttons('6010086602')).toContain('deposit');
    expect((await detail('6010086602'))?.restAmount).toBe(61572);
    const half = { ...key('6010086602'), qty: 20, yqStatus: '0' };
    expect(await code(buyer.post('/order/depositOrder/payByCustomer', half))).toBe('1');
    expect((await detail('6010086602'))?.restAmount).toBe(30786);
    await buyer.post('/order/depositOrder/payByCustomer', { ...half, qty: 40 });
    expect((await detail('6010086602'))?.restAmount).toBe(0);
    expect(await buttons('6010086602')).not.toContain('deposit');
  });

  it('FIN-01 the statement holds the deposit, then what was paid of the rest; a cancelled order gives back both', async () => {
    const wish = { customerCode: saletoCode, payerCode: saletoCode, orderNo: '6010086602' };
    const booked = async () => {
      const path = '/account/contacts/management/accountStatement/list';
      const { records } = await data<{ records: readonly { debit: number; credit: number }[] }>(
        buyer.post(path, { ...wish, pageNum: 1, pageSize: 20 }),
      );
      return records.map(({ debit, credit }) => debit - credit);
    };
    expect(await booked()).toEqual([26_388]);
    await buyer.post('/order/depositOrder/payByCustomer', { ...key('6010086602'), qty: 20, yqStatus: '0' });
    expect(await booked()).toEqual([26_388, 30_786]);
    await buyer.post('/order/api/myorder/cancelOrder', { ...key('6010086602'), reasonCode: '01' });
    expect(await booked()).toEqual([26_388, 30_786, -57_174]);
  });

  it('storage can be delayed once its fee is paid', async () => {
    const delay =
      '/order/depositOrder/delayJkfOrder?orderNo=6010086602&saletoCode=8800123456&delayDate=2026-12-05';
    expect(await code(buyer.get(delay))).toBe('0');
    const calculate = (delayDate: string) =>
      data(buyer.post('/order/depositOrder/calculateJkfOrderApply', { ...key('6010086602'), delayDate }));
    expect(await calculate('2026-12-05')).toMatchObject({ overdueDays: 10, feeAmount: 600 });
    await buyer.get('/order/depositOrder/payOverdueJKF?orderNo=6010086602&saletoCode=8800123456');
    expect(await calculate('2026-12-05')).toMatchObject({ overdueDays: 10, feeAmount: 0 });
    expect(await calculate('2026-12-06')).toMatchObject({ overdueDays: 11, feeAmount: 60 });
    expect(await code(buyer.get(delay))).toBe('1');
  });

  it('a rejected whole-house order is changed, and says what that costs', async () => {
    const body = { ...key('6010086601'), lineList: [{ productCode: 'GW1000C02', number: 4 }] };
    const changed = await data(buyer.post('/order/wholeHouse/order/change', body));
    expect(changed).toMatchObject({ originalAmount: 44384, changedAmount: 40586, diffAmount: -3798 });
    expect((await detail('6010086601'))?.amount).toBe(40586);
    expect(await buttons('6010086601')).not.toContain('wholeHouse');
  });
});

it('ORDER-01 the department store signs an order that was delivered, once', async () => {
  const sign = (orderNo: string, status = '50') =>
    code(buyer.post('/order/chongbai/updateCbOrderStatus', { ...key(orderNo), status }));
  expect(await buttons('6010086604')).toContain('chongbai');
  expect(await sign('6010086604', '10')).toBe('0');
  expect(await sign('6010086604')).toBe('1');
  expect((await detail('6010086604'))?.status).toBe('50');
  expect(await sign('6010086604')).toBe('0');
  expect(await sign('6010086601')).toBe('0');
});

describe('ORDER-01 allocations', () => {
  const decide = (more: object) =>
    buyer.post('/order/allocation/confirmOrRefuse', { saletoCode, allocationNo: 'PE20261119001', ...more });

  it('a confirmed allocation places its order on top of the list', async () => {
    expect(await code(decide({ isConfirm: true, number: 5 }))).toBe('1');
    const page = await data<{ records: readonly { amount: number }[] }>(
      buyer.post('/order/api/myorder/orderQueryPage', { saletoCode }),
    );
    expect(page.records[0]?.amount).toBe(6630);
    expect(await code(decide({ isConfirm: true }))).toBe('0');
  });

  it('a refusal needs a reason', async () => {
    expect(await code(decide({ isConfirm: false }))).toBe('0');
    expect(await code(decide({ isConfirm: false, refuseReason: '库存充足' }))).toBe('1');
  });
});

describe('ORDER-01 deliveries', () => {
  const TRAIL = '/order/logisticsTrajectory/getLogisticsInfo?dn=8010045504&type=1';

  it('lists the delivery notes of the orders that were sent', async () => {
    const request = buyer.post('/order/logisticsTrajectory/queryDeliveryPage', { saletoCode, status: '40' });
    const { records } = await data<{ records: readonly object[] }>(request);
    expect(records).toMatchObject([{ dn: '8010045504', orderNo: '6010086604', number: 15 }]);
  });

  it('the trail ends with the signature once the order was signed', async () => {
    await buyer.post('/order/api/myorder/orderSelfSigned', key('6010086604'));
    const trail = await data<{ statusName: string; nodeList: readonly { nodeName: string }[] }>(
      buyer.get(TRAIL),
    );
    expect(trail.statusName).toBe('已签收');
    expect(trail.nodeList[0]?.nodeName).toBe('客户已签收');
  });
});

it('ROLE-01 a stopped reserve stays stopped', async () => {
  expect(await code(buyer.post('/order/poprzbh/stop/8101'))).toBe('1');
  expect(await data(buyer.get('/order/poprzbh/detail/8101'))).toMatchObject({ statusName: '已停用' });
  expect(await code(buyer.post('/order/poprzbh/stop/8101'))).toBe('0');
});
