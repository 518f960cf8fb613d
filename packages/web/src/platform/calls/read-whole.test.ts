import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { exampleOf, fakeApi } from '@dealer-portal/sdk/testing';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { expect, it, vi } from 'vitest';
import { accountWhole } from './account-records';
import { ALL_ROWS, createQueryClient } from './query';
import { MOST_RECORDS } from './read-whole';

const INPUT = { body: { saletoCode: 'S1', ...ALL_ROWS } };
const SCOPE = { saletoCode: 'S1', sendtoCode: 'A1' };

/** A list of so many orders, whose server gives at most `most` in one answer. */
function orders(count: number, most: number) {
  const order = exampleOf(queryMyOrdersExamples, {});
  const server = fakeApi().answer(queryMyOrders, ({ request: { body } }) => {
    const { pageNum = 1, pageSize = 1 } = body ?? {};
    const size = Math.min(pageSize, most);
    const left = Math.max(0, Math.min(size, count - (pageNum - 1) * size));
    const records = Array.from({ length: left }, (_, at) => ({
      ...order,
      orderNo: `N${(pageNum - 1) * size + at}`,
    }));
    return { data: { total: count, pageNum, pageSize: size, records } };
  });
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

it('MISC-01 no look-up misses what stands behind its first page: a list is read to its end, also where the server gives fewer rows', async () => {
  const server = orders(130, 50);
  const { records, total } = await createQueryClient().fetchQuery(accountWhole(queryMyOrders, INPUT, SCOPE));
  expect([records.length, records.at(-1)?.orderNo, total]).toEqual([130, 'N129', 130]);
  expect(server.requests.map(({ body }) => body)).toEqual(
    [1, 2, 3].map((pageNum) => ({ saletoCode: 'S1', pageNum, pageSize: 100 })),
  );
});

it('MISC-01 a list that is too long for a page says so in words after its first answer, and no part is shown as the whole', async () => {
  const server = orders(MOST_RECORDS + 1, 100);
  const asked = createQueryClient().fetchQuery(accountWhole(queryMyOrders, INPUT, SCOPE));
  await expect(asked).rejects.toThrow('共 10001 条，这里最多读取 10000 条，请缩小条件或联系客服');
  expect(server.requests).toHaveLength(1);
});

it('MISC-01 a long list is read four pages at once, and stays in its order', async () => {
  const server = orders(1234, 100);
  let open = 0;
  let most = 0;
  const answer = fetch;
  vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
    open += 1;
    most = Math.max(most, open);
    // A later page may answer first.
    await new Promise((resolve) => setTimeout(resolve, open % 2 ? 8 : 1));
    const response = await answer(...question);
    open -= 1;
    return response;
  });
  const { records } = await createQueryClient().fetchQuery(accountWhole(queryMyOrders, INPUT, SCOPE));
  expect(records.map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 1234 }, (_, at) => `N${at}`));
  expect(server.requests).toHaveLength(13);
  expect(most).toBe(4);
});

it('MISC-01 a page that fails ahead of the others fails the complete read', async () => {
  orders(1234, 100);
  const answer = fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    String(init?.body).includes('"pageNum":5') ? Response.error() : answer(input, init),
  );
  await expect(createQueryClient().fetchQuery(accountWhole(queryMyOrders, INPUT, SCOPE))).rejects.toThrow();
});
