/** Damages of one part of what passes: one row, one address, every fifth answer. */
import type { Damage, Incoming, Passing } from './broken-server';
import { behind, envelope, type Json, list, paged, record, records, safe } from './fault';

/** Leaves rows out of every page, and out of its total. */
export const leaving = (change: (rows: readonly Json[], request: Incoming) => readonly unknown[]): Damage =>
  paged((page, request) => {
    const rows = list(page['records']).map(record);
    const left = change(rows, request);
    return { ...page, records: left, total: Number(page['total']) - rows.length + left.length };
  });

/** Changes the row with one value in a field, on whatever page it comes. */
export const rowOf = ([name, value]: readonly [string, string], change: (row: Json) => Json): Damage =>
  records((rows) => rows.map((row) => (row[name] === value ? change(row) : row)));

/** Changes the data of the successes of an address. */
export const at = (address: RegExp, change: (data: unknown, request: Incoming) => unknown): Damage =>
  envelope((body, request) =>
    address.test(request.url) && body['data'] !== undefined
      ? { ...body, data: change(body['data'], request) }
      : body,
  );

/** What the mock answers to a request of its own. */
export async function ofMock(request: Incoming, change: Partial<Incoming>): Promise<Passing> {
  const { method, url, headers, body } = { ...request, ...change };
  const answer = await fetch(behind.url + url, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** A server that also does something else, as the tester, before it answers some requests. */
export const alsoDoes = (
  is: (request: Incoming, passing: Passing) => boolean,
  more: (request: Incoming) => Partial<Incoming>,
): Damage => ({
  answer: async (passing, request) => {
    if (is(request, passing)) {
      const own = { authorization: 'Bearer demo-directAdmin', 'content-type': 'application/json' };
      await ofMock(request, { headers: own, ...more(request) });
    }
    return passing;
  },
});

/** The day of a moment at the beginning of a day of China, as it is called eight hours to the west. */
export const dayBefore = (day: unknown): unknown => {
  const moment = Date.parse(`${String(day)}T00:00:00+08:00`);
  return Number.isNaN(moment) ? day : new Date(moment).toISOString().slice(0, 10);
};

/** A success of an address; what the business refuses is none. */
export const isOf = (address: RegExp) => (request: Incoming, passing: Passing) =>
  address.test(request.url) && passing.status === 200 && safe(passing)['code'] === '1';

/** A server of which each nth success is another. */
export const nth = (every: number, change: (passing: Passing) => Passing): Damage => {
  let turn = 0;
  return {
    answer: (passing) => {
      if (passing.status !== 200) return passing;
      turn += 1;
      return turn % every === 0 ? change(passing) : passing;
    },
  };
};
