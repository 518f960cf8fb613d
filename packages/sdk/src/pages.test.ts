import { describe, expect, it } from 'vitest';
import { answering, json } from '../test/answering';
import { clientOf } from '../test/calls';
import { ApiError } from './api-error';
import { queryMyOrders } from './generated/operations/index';
import { items, nextPageNum, pages } from './pages';

/** A server with `total` orders, which it hands out by the page that is asked for. */
function orders(total: number) {
  return answering(({ init }) => {
    const { pageNum = 1, pageSize = 10 } = JSON.parse(String(init.body)) as {
      pageNum?: number;
      pageSize?: number;
    };
    const count = Math.max(0, Math.min(pageSize, total - (pageNum - 1) * pageSize));
    const records = Array.from({ length: count }, (_, at) => ({
      orderNo: String((pageNum - 1) * pageSize + at),
    }));
    return json({ code: '1', data: { total, pageNum, pageSize, records } });
  });
}

const INPUT = { body: { saletoCode: 'S', pageSize: 4 } };

describe('pages and items', () => {
  it('MISC-01 go through all records and stop at total', async () => {
    const server = orders(10);
    const found: string[] = [];
    for await (const order of items(clientOf(server), queryMyOrders, INPUT)) found.push(order.orderNo);
    expect(found).toEqual(Array.from({ length: 10 }, (_, at) => String(at)));
    expect(server.asked).toHaveLength(3);
  });

  it('ask for nothing after the last full page, and once for an empty list', async () => {
    for (const [total, calls] of [
      [8, 2],
      [0, 1],
    ] as const) {
      const server = orders(total);
      const seen: number[] = [];
      for await (const page of pages(clientOf(server), queryMyOrders, INPUT)) seen.push(page.records.length);
      expect(server.asked).toHaveLength(calls);
    }
  });

  it('resume from a page', async () => {
    const seen: number[] = [];
    for await (const page of pages(clientOf(orders(10)), queryMyOrders, INPUT, { from: 3 }))
      seen.push(page.pageNum);
    expect(seen).toEqual([3]);
  });

  it('ask for the next page only when it is wanted', async () => {
    const server = orders(10);
    for await (const _ of pages(clientOf(server), queryMyOrders, INPUT)) break;
    expect(server.asked).toHaveLength(1);
  });

  it('end with the signal', async () => {
    const controller = new AbortController();
    const walk = async () => {
      for await (const _ of items(clientOf(orders(10)), queryMyOrders, INPUT, {
        signal: controller.signal,
      })) {
        controller.abort();
      }
    };
    const error = await walk().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'aborted' });
  });

  it('end with an error where a page fails', async () => {
    const page = { total: 9, pageNum: 1, pageSize: 4, records: [{ orderNo: '1' }] };
    const server = answering(json({ code: '1', data: page }), json({ code: '0', msg: '查询失败' }));
    const walk = async () => {
      for await (const _ of pages(clientOf(server), queryMyOrders, INPUT));
    };
    await expect(walk()).rejects.toMatchObject({ code: '0', msg: '查询失败' });
  });
});

it.each([
  [{ pageNum: 1, pageSize: 10, total: 10, records: [1] }, 1, undefined],
  [{ pageNum: 1, pageSize: 10, total: 11, records: [1] }, 1, 2],
  [{ pageNum: 1, pageSize: 10, total: 99, records: [] }, 1, undefined],
  // A server that repeats page 1 for ever is left at total.
  [{ pageNum: 1, pageSize: 5, total: 10, records: [1] }, 2, undefined],
  [{ pageNum: 1, pageSize: 0, total: 3, records: [1, 2] }, 1, 2],
])('after %j at page %i comes %s', (page, pageNum, next) => {
  expect(nextPageNum(page, pageNum)).toBe(next);
});
