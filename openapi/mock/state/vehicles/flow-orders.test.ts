import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';

interface Shown {
  readonly orderFlowNo: string;
  readonly status: string;
  readonly isPaid: boolean;
  readonly isDelayApplied: boolean;
  readonly orderAmount: number;
}

const draw = async (filter = {}) =>
  (
    (await buyer.post('/traffic/queryOrder/orderPage', { saletoCode, ...filter })).body.data as {
      records: readonly Shown[];
    }
  ).records;
const accept = (...orderFlowNoList: string[]) =>
  buyer.post('/traffic/traffic-order/accept', { saletoCode, orderFlowNoList });

describe('TRAF-01 submitted whole-vehicle orders', () => {
  it('lists what was submitted on top, and finds by status and word', async () => {
    await buyer.post('/traffic/cart/cartSubmit', {
      saletoCode,
      sendtoCode: saletoCode,
      IBRIDList: ['IBR2026112001'],
    });
    const [first, ...rest] = await draw();
    expect(first).toMatchObject({ status: '10', isPaid: false, orderAmount: 296880 });
    expect(rest.map((order) => order.orderFlowNo)).toEqual(['LS20261119001', 'LS20261118001']);
    expect(await draw({ status: '20' })).toHaveLength(1);
    expect(await draw({ keyword: 'XQG100' })).toHaveLength(1);
  });

  it('accepts all or none; an accepted order is paid and may wait longer', async () => {
    expect((await accept('LS20261119001', 'LS20261118001')).body.msg).toContain('状态已变化');
    expect((await accept('LS20261119001')).body.code).toBe('1');
    expect((await accept('LS20261119001')).body.code).toBe('0');
    const pay = { saletoCode, paytoCode: saletoCode };
    expect((await buyer.post('/traffic/traffic-order/payByCustomer/LS20261119001', pay)).body.code).toBe('1');
    await buyer.post('/traffic/trafficDelay/apply', {
      orderTypeNo: 'ZY6010086601',
      saletoCode,
      delayDate: '2026-11-21',
      approvalUserCode: 'A0037021',
      reason: '仓库盘点',
    });
    expect((await draw())[0]).toMatchObject({ status: '20', isPaid: true, isDelayApplied: true });
  });
});

describe('samples on show', () => {
  const discounts = async () =>
    (
      (await buyer.get(`/order/lhdiscountprototype/query?saletoCode=${saletoCode}`)).body.data as {
        records: readonly { id: string; status: string }[];
      }
    ).records.map((record) => [record.id, record.status]);

  it('are taken off the shelf and put back, after a year on show', async () => {
    await buyer.post('/order/lhdiscountprototype/down', { saletoCode, idList: ['5101'] });
    expect(await discounts()).toEqual([
      ['5101', '10'],
      ['5102', '10'],
    ]);
    await buyer.post('/order/lhdiscountprototype/up', { saletoCode, idList: ['5101', '5102'] });
    expect(await discounts()).toEqual([
      ['5101', '20'],
      ['5102', '20'],
    ]);
  });

  it('are settled once, and a free one that is delivered is not deleted', async () => {
    const settle = () =>
      buyer.post('/order/mfyjjs/generateOfmyyjjsRecord', {
        orderNo: '6010086605',
        orderTypeNo: 'ZY6010086605',
        saletoCode,
        productCode: 'GK2200F01',
        number: 1,
      });
    expect((await settle()).body.data).toMatchObject({ settleAmount: 1688 });
    expect((await settle()).body.msg).toContain('请勿重复');
    const remove = (orderNo: string) => buyer.get(`/order/api/myorder/mfyj/delete?orderNo=${orderNo}`);
    expect((await remove('6010086605')).body.msg).toContain('已发货');
    expect((await remove('6010086731')).body.code).toBe('1');
  });
});
