import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);
const customerCode = '8800123456';

async function titles() {
  const page = await user.get(`/message/api/waitdo/page?customerCode=${customerCode}&pageSize=10`);
  return (page.body.data as { records: { title: string }[] }).records.map(({ title }) => title);
}

it.each([
  [
    '订单 6010086604 待签收',
    '/order/api/myorder/orderSelfSigned',
    { orderNo: '6010086604', saletoCode: customerCode },
  ],
  [
    '10月对账单待确认',
    '/account/contacts/management/reconciliation/confirm',
    { id: '60010', customerCode, isAgree: true },
  ],
  [
    '发票 26372000000000118801 待签收',
    '/account/invoices/management/sign',
    { customerCode, invoiceNoList: ['26372000000000118801'] },
  ],
  [
    '2027年度合同待签署',
    '/account/singleSignOn/contractSign',
    { htCode: 'HT2027010001', accountCode: 'wangjg' },
  ],
])('HEAD-04 the to-do %s ends with its act, which is done once', async (title, path, body) => {
  const count = async () => (await user.get(`/message/api/waitdo/unreadCount/${customerCode}`)).body.data;
  expect(await titles()).toContain(title);
  expect(await count()).toBe(4);
  expect((await user.post(path, body)).body.code).toBe('1');
  expect(await titles()).not.toContain(title);
  expect(await count()).toBe(3);
  expect((await user.post(path, body)).body.code).toBe('0');
});

it('FIN-01 a reconciliation with a difference needs its reason, and the list says what came of it', async () => {
  const path = '/account/contacts/management/reconciliation';
  const object = { id: '60010', customerCode, isAgree: false };
  const refused = await user.post(`${path}/confirm`, object);
  expect(refused.body.msg).toBe('有差异时请填写客户账面余额和差异原因');
  await user.post(`${path}/confirm`, { ...object, customerBalance: 1, reason: '货物在途' });
  const rows = await user.post(`${path}/list`, {
    customerCode,
    beginPeriod: '2026-09',
    endPeriod: '2026-10',
    pageNum: 1,
    pageSize: 10,
  });
  expect(rows.body.data).toMatchObject({ total: 2, records: [{ id: '60010', statusName: '有异议' }, {}] });
});

it('MISC-01 papers come by the page', async () => {
  const page = async (pageNum: number) =>
    (
      await clientOf(mock).post('/account/invoices/management/list', {
        customerCode: '8800123456',
        pageNum,
        pageSize: 2,
      })
    ).body.data;
  const [first, second] = [await page(1), await page(2)];
  expect(first).toMatchObject({ pageNum: 1, pageSize: 2, records: { length: 2 } });
  expect(second).toMatchObject({ pageNum: 2, pageSize: 2, records: { length: 2 } });
  expect(second).not.toMatchObject({ records: (first as { records: unknown }).records });
});

it('HEAD-04 the to-do of an order of the ledger ends when it is signed', async () => {
  const dealer = clientOf(mock, 'directKzxkh');
  const saletoCode = '8800123460';
  await dealer.post('/mock/clock', { now: '2026-11-20T06:00:00Z' });
  const open = async () => {
    const query = `customerCode=${saletoCode}&pageSize=100`;
    const { data } = (await dealer.get(`/message/api/waitdo/page?${query}`)).body;
    return list(fields(data), 'records').map(({ title }) => String(title));
  };
  const title = (await open()).find((candidate) => candidate.startsWith('订单'));
  const orderNo = /\d+/.exec(title ?? '')?.[0];
  expect(orderNo).toBeDefined();
  const signed = await dealer.post('/order/api/myorder/orderSelfSigned', { orderNo, saletoCode });
  expect(signed.body.code).toBe('1');
  expect(await open()).not.toContain(title);
});
