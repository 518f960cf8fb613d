import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/answering';
import { clientOf, LINE } from '../../test/calls';
import { ApiError } from '../core/api-error';
import { addToCart, queryMyOrders } from '../generated/operations/index';
import { nextPageNum } from './page-counter';
import { items, type PagesOptions, pages } from './pages';

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
    const orderNos: string[] = [];
    for await (const order of items(clientOf(server), queryMyOrders, INPUT)) orderNos.push(order.orderNo);
    expect(orderNos).toEqual(Array.from({ length: 10 }, (_, at) => String(at)));
    expect(server.requests).toHaveLength(3);
  });

  it('ask once more after a last page that is full, and once for an empty list', async () => {
    for (const [total, calls] of [
      [8, 3],
      [7, 2],
      [0, 1],
    ] as const) {
      const server = orders(total);
      const seen: number[] = [];
      for await (const page of pages(clientOf(server), queryMyOrders, INPUT)) seen.push(page.records.length);
      expect(server.requests).toHaveLength(calls);
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
    expect(server.requests).toHaveLength(1);
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
    await expect(walk()).rejects.toMatchObject({
      code: '0',
      msg: '查询失败',
      message: '查询失败 (queryMyOrders, business, code 0, page 2)',
      failure: { pageNum: 2 },
    });
  });

  it('ask for 100 records at once, unless the input says how many', async () => {
    const server = orders(250);
    const list = items(clientOf(server), queryMyOrders, { body: { saletoCode: 'S' } });
    expect(await list.toArray({ limit: 1000 })).toHaveLength(250);
    expect(server.requests.map(({ init }) => JSON.parse(String(init.body)))).toEqual(
      [1, 2, 3].map((pageNum) => ({ saletoCode: 'S', pageNum, pageSize: 100 })),
    );
    await items(clientOf(server), queryMyOrders, INPUT).toArray({ limit: 1 });
    expect(JSON.parse(String(server.requests.at(-1)?.init.body))).toMatchObject({ pageSize: 4 });
  });

  it('end with an error where pages alternate for ever, and take records of any depth', async () => {
    let calls = 0;
    const alternating = answering(() => {
      calls += 1;
      return json({ code: '1', data: { records: [{ orderNo: String(calls % 2) }] } });
    });
    await expect(
      items(clientOf(alternating), queryMyOrders, INPUT).toArray({ limit: 1000 }),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('page 3 repeats an earlier page') },
    });
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const body = `{"code":"1","data":{"total":1,"pageNum":1,"pageSize":4,"records":[${deep}]}}`;
    const list = items(clientOf(answering(new Response(body))), queryMyOrders, INPUT);
    expect(await list.toArray({ limit: 5 })).toHaveLength(1);
  });
});

describe('pages of servers that do not keep their word', () => {
  interface Server {
    readonly total?: unknown;
    /** The longest page, independent of the requested size and the total. */
    readonly cap?: number;
    /** Answers pages past the last one with the last one. */
    readonly clamps?: boolean;
  }
  /** A server with ten orders. */
  function odd({ total, cap = 4, clamps = false }: Server) {
    return answering(({ init }) => {
      const { pageNum, pageSize } = JSON.parse(String(init.body)) as { pageNum: number; pageSize: number };
      const page = clamps ? Math.min(pageNum, Math.ceil(10 / cap)) : pageNum;
      const all = Array.from({ length: 10 }, (_, at) => ({ orderNo: String(at) }));
      const records = all.slice((page - 1) * cap, page * cap);
      return json({ code: '1', data: { total, pageNum, pageSize, records } });
    });
  }
  const walk = (server: Server, options?: PagesOptions) =>
    items(
      clientOf(odd(server)),
      queryMyOrders,
      { body: { saletoCode: 'S', pageSize: 1000 } },
      options,
    ).toArray({
      limit: 100,
    });

  it.each<[string, Server]>([
    ['caps the size of a page', { total: 10 }],
    ['has no total', {}],
    ['has a total of null', { total: null }],
    ['has a total of 0', { total: 0 }],
    ['has a total of -1', { total: -1 }],
    ['has a total that is too small', { total: 3 }],
    ['has a capped total, at the end of a page', { total: 8 }],
    ['has no total and full pages', { cap: 5 }],
    ['repeats its last page after the end', { total: 10, cap: 5, clamps: true }],
  ])('MISC-01 a server that %s gives all records', async (_, server) => {
    const orders = await walk(server);
    expect(orders.map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 10 }, (_, at) => String(at)));
  });

  it.each<[string, Server, string]>([
    ['promises more than it sends', { total: 25 }, 'page 4 is empty after 10 of 25 records'],
    ['repeats a page while more are due', { total: 25, clamps: true }, 'page 4 repeats an earlier page'],
    ['repeats a page and tells no total', { clamps: true, cap: 5 }, 'page 3 repeats an earlier page'],
  ])('MISC-01 a server that %s fails loudly', async (_, server, text) => {
    const error = await walk(server).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'invalid-response',
      cause: { message: `The list is not whole: ${text}` },
    });
  });

  it.each([
    [{ code: '1' }],
    [{ code: '1', data: null }],
    [{ code: '1', data: { total: 3, records: null } }],
    [{ code: '1', data: { total: 3, records: {} } }],
    [{ code: '1', data: { total: 2, records: [null, { orderNo: '1' }] } }],
  ])('MISC-01 a page without records is a failure: %j', async (body) => {
    const list = items(clientOf(answering(json(body))), queryMyOrders, INPUT);
    await expect(list.toArray({ limit: 5 })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'invalid-response',
    });
  });

  it('MISC-01 no records and no total are an empty list', async () => {
    for (const total of [0, '0']) {
      const server = answering(json({ code: '1', data: { total, pageNum: 1, pageSize: 4, records: null } }));
      expect(await items(clientOf(server), queryMyOrders, INPUT).toArray({ limit: 5 })).toEqual([]);
    }
  });

  it('stop at a limit, and ask for no page beyond it', async () => {
    const server = orders(100);
    const list = items(clientOf(server), queryMyOrders, INPUT);
    expect(await list.toArray({ limit: 6 })).toHaveLength(6);
    expect(server.requests).toHaveLength(2);
    expect(await list.toArray({ limit: 0 })).toEqual([]);
  });

  it('refuse an operation that changes something, by type and at run time', () => {
    // @ts-expect-error addToCart writes
    expect(() => items(clientOf(orders(1)), addToCart, LINE)).toThrow('addToCart changes something');
  });
});

const page = (length: number, total?: number) => ({
  pageNum: 1,
  pageSize: 5,
  total: total as number,
  records: Array.from({ length }, () => 1),
});

it.each([
  [[page(5, 5)], undefined],
  [[page(5, 6)], 2],
  [[page(5, 99), page(0, 99)], undefined],
  [[page(5, 10), page(5, 10)], undefined],
  [[page(5)], 2],
  [[page(5), page(5)], 3],
  [[page(5), page(2)], undefined],
  [[page(5, 3)], 2],
  [[], undefined],
])('of an endless list, after %j comes page %s', (all, next) => {
  expect(nextPageNum(all, all.length)).toBe(next);
});

it('an endless list that begins later counts what lies before', () => {
  expect(nextPageNum([page(5, 15)], 2)).toBe(3);
  expect(nextPageNum([page(5, 10)], 2)).toBeUndefined();
});
