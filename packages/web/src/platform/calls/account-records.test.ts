import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { exampleOf, fakeApi } from '@dealer-portal/sdk/testing';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { expect, it, vi } from 'vitest';
import { accountRecords } from './account-records';
import { createQueryClient } from './query';

it('MISC-01 all records of a list come page by page, and a page that fails fails the complete read', async () => {
  const orders = Array.from({ length: 5 }, (_, at) =>
    exampleOf(queryMyOrdersExamples, { orderNo: `N${at}` }),
  );
  const server = fakeApi().answer(queryMyOrders, ({ request: { body } }) => {
    const { pageNum = 1, pageSize = 1 } = body ?? {};
    const records = orders.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { data: { total: orders.length, pageNum, pageSize, records } };
  });
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  const scope = { saletoCode: 'S1', sendtoCode: 'A1' };
  const query = accountRecords(queryMyOrders, { body: { saletoCode: 'S1', pageNum: 1, pageSize: 2 } }, scope);
  expect((await client.fetchQuery(query)).map(({ orderNo }) => orderNo)).toEqual([
    'N0',
    'N1',
    'N2',
    'N3',
    'N4',
  ]);
  expect(server.requests).toHaveLength(3);
  server.answer(queryMyOrders, ({ request: { body } }) =>
    body?.pageNum === 2
      ? { code: '0', msg: '订单查询失败' }
      : { data: { total: 5, pageNum: 1, pageSize: 2, records: orders.slice(0, 2) } },
  );
  client.clear();
  await expect(client.fetchQuery(query)).rejects.toThrow('订单查询失败');
});
