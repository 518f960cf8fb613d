/** Right backends that differ from the mock in what the description leaves open: the kit may find nothing wrong with them. */
import { gzipSync } from 'node:zlib';
import type { Damage, Incoming, Passing } from './broken-server';
import { asJson, headed, type Json, record, records, safe, status } from './fault';

/** A backend that is right, and how it differs. */
export interface RightBackend {
  readonly name: string;
  readonly damage: Damage;
}

const isJson = ({ headers }: Passing): boolean => /json/.test(headers['content-type'] ?? '');

/** Changes every JSON of an answer, of whatever status. */
const everyJson = (change: (value: unknown, request: Incoming) => unknown): Damage => ({
  answer: (passing, request) =>
    isJson(passing) ? asJson(passing, change(JSON.parse(passing.body.toString('utf8')), request)) : passing,
});

/** Changes every object within a value. */
function everyObject(value: unknown, change: (node: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => everyObject(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, child]) => [name, everyObject(child, change)]);
  return change(Object.fromEntries(inside));
}

const turned = (node: Json): Json => Object.fromEntries(Object.entries(node).reverse());

/** Keys in another order each time. */
const shuffled = (): Damage => {
  let turn = 0;
  return everyJson((value) => {
    turn += 1;
    return everyObject(value, turn % 2 === 0 ? turned : (node) => node);
  });
};

/** Rows of one day in another order than the mock has, page by page. */
const tiesTurned = records((rows) => {
  const column = Object.keys(rows[0] ?? {}).find((name) => /Date$|Time$/.test(name));
  // A balance follows from the row before it: such a list has one order.
  if (column === undefined || 'balance' in (rows[0] ?? {})) return rows;
  const groups: Json[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.[column] === row[column]) last?.unshift(row);
    else groups.push([row]);
  }
  return groups.flat();
});

const refusal = (change: (body: Json, status: number) => Json): Damage => ({
  answer: (passing) =>
    passing.status >= 400 && isJson(passing)
      ? asJson(passing, change(safe(passing), passing.status))
      : passing,
});

let moment = 0;

export const RIGHT_BACKENDS: readonly RightBackend[] = [
  { name: 'the mock itself', damage: {} },
  { name: 'keys in another order', damage: everyJson((value) => everyObject(value, turned)) },
  { name: 'keys in another order each time', damage: shuffled() },
  {
    name: 'further fields, which differ each time',
    damage: everyJson((value) =>
      everyObject(value, (node) => {
        moment += 1;
        return { ...node, requestId: `r${moment}`, serverTime: `2026-11-20 09:00:${10 + (moment % 50)}` };
      }),
    ),
  },
  {
    name: 'nulls in place of what is absent',
    damage: everyJson((value) => everyObject(value, (node) => ({ ...node, extendInfo: null }))),
  },
  {
    name: 'the code of the envelope as a number',
    damage: everyJson((value) => {
      const body = record(value);
      return body['code'] === '1' ? { ...body, code: 1 } : body;
    }),
  },
  {
    name: 'the second form of a success',
    damage: {
      answer: (passing) => {
        if (passing.status !== 200 || !isJson(passing)) return passing;
        const body = safe(passing);
        return body['code'] === '1' && body['data'] !== undefined
          ? asJson(passing, { status: 200, data: { data: body['data'] } })
          : passing;
      },
    },
  },
  {
    name: 'compressed answers',
    damage: {
      answer: (passing) => ({
        ...passing,
        headers: { ...passing.headers, 'content-encoding': 'gzip' },
        body: gzipSync(passing.body),
      }),
    },
  },
  {
    name: 'characters as escapes',
    damage: {
      answer: (passing) =>
        isJson(passing)
          ? {
              ...passing,
              body: Buffer.from(
                passing.body
                  .toString('utf8')
                  .replace(
                    /[\u0080-\uffff]/g,
                    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
                  ),
              ),
            }
          : passing,
    },
  },
  {
    name: 'a connection for each request',
    damage: headed({ connection: 'close' }),
  },
  {
    name: 'answers that take their time',
    damage: {
      answer: async (passing) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return passing;
      },
    },
  },
  {
    name: 'other sentences of refusals',
    damage: refusal((body) => ({ ...body, msg: '请求有误，请检查后重试' })),
  },
  {
    name: '403 in place of 401',
    damage: status(401, (passing) => ({
      ...asJson(passing, { code: '403', status: 403, msg: '没有权限' }),
      status: 403,
    })),
  },
  { name: 'rows of one day in another order', damage: tiesTurned },
  {
    name: 'lists without rows',
    damage: everyJson((value, request) => {
      if (!/coupon|pos\/|network|demandList|news\/list|letter/i.test(request.url)) return value;
      const body = record(value);
      const page = record(body['data']);
      if (!Array.isArray(page['records'])) return value;
      const sums = Object.fromEntries(
        Object.entries(page).map(([name, sum]) => [name, /otal$/.test(name) ? 0 : sum]),
      );
      return { ...body, data: { ...sums, records: [] } };
    }),
  },
  {
    name: 'other texts of its own',
    damage: everyJson((value) =>
      everyObject(value, (node) =>
        Object.fromEntries(
          Object.entries(node).map(([name, child]) => [
            name,
            /^(title|summary|content|remark|carrierName|driverName)$/.test(name) && typeof child === 'string'
              ? `${child}（新）`
              : child,
          ]),
        ),
      ),
    ),
  },
  {
    name: 'headers of a gateway',
    damage: {
      answer: (passing) => ({
        ...passing,
        headers: {
          ...passing.headers,
          server: 'nginx',
          'x-request-id': `q${Date.now()}`,
          'cache-control': 'no-store',
          'x-cache': 'MISS',
          'strict-transport-security': 'max-age=31536000',
        },
      }),
    },
  },
  {
    name: 'answers written over several lines',
    damage: {
      answer: (passing) =>
        isJson(passing)
          ? { ...passing, body: Buffer.from(`\n${JSON.stringify(safe(passing), null, 2)}\n`) }
          : passing,
    },
  },
  {
    name: 'a cookie for scripts, and dates of other forms',
    damage: headed({
      'set-cookie': 'XSRF-TOKEN=abc; Path=/',
      date: 'Friday, 20-Nov-26 01:00:00 GMT',
      expires: '0',
      via: '1.1 edge',
      'content-language': 'zh-CN',
    }),
  },
  {
    name: 'a no of the business to rare characters and markup',
    damage: {
      answer: (passing, { method, body }) =>
        method === 'POST' && passing.status === 200 && /[\u{10000}-\u{10ffff}<>]| {3}/u.test(body.toString())
          ? asJson(passing, { code: '0', msg: '含有不支持的字符，请修改后重试' })
          : passing,
    },
  },
  {
    name: 'nothing as the data of a refusal, and a trace in each envelope',
    damage: everyJson((value) => {
      const body = record(value);
      const isNo = String(body['code']) !== '1';
      return { ...body, ...(isNo && { data: null }), success: !isNo, traceId: 't1', timestamp: 1 };
    }),
  },
  {
    name: 'now and then too many requests, with the time to wait',
    damage: (() => {
      let turn = 0;
      return {
        answer: (passing: Passing) => {
          turn += 1;
          return turn % 400 === 0
            ? {
                ...asJson(passing, { code: '429', status: 429, msg: '请求过于频繁' }),
                status: 429,
                headers: { 'content-type': 'application/json', 'retry-after': '1' },
              }
            : passing;
        },
      };
    })(),
  },
];

/** Calls of each kind: lists, counts, details, exports, uploads, writes. */
export const TRIED_CALLS: readonly string[] = [
  'getCartCount',
  'listCart',
  'queryMyOrders',
  'queryMessages',
  'getUnreadMessageCount',
  'listUnreadMessageTypes',
  'queryRebates',
  'exportRebates',
  'listPayerBalances',
  'queryAccountStatement',
  'getDemand',
  'listDemands',
  'getNews',
  'listNews',
  'listAddresses',
  'saveDeliveryAddress',
  'addToCart',
  'readMessage',
  'cancelMyOrder',
  'getLogisticsInfo',
];
