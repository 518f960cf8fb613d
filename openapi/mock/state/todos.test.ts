import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../test-client';

const mock = mockForTests();
const user = clientOf(mock);

it('HEAD-04 the to-do of an order ends when it is signed', async () => {
  const titles = async () => {
    const page = await user.get('/message/api/waitdo/page?customerCode=8800123456&pageSize=10');
    return (page.body.data as { records: { title: string }[] }).records.map(({ title }) => title);
  };
  const count = async () => (await user.get('/message/api/waitdo/unreadCount/8800123456')).body.data;
  expect(await titles()).toContain('订单 6010086604 待签收');
  expect(await count()).toBe(4);
  const order = { orderNo: '6010086604', saletoCode: '8800123456' };
  expect((await user.post('/order/api/myorder/orderSelfSigned', order)).body.code).toBe('1');
  expect(await titles()).not.toContain('订单 6010086604 待签收');
  expect(await count()).toBe(3);
});
