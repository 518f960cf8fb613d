/** The process cannot be killed by what steers it: clocks, faults and names of runs out of a seed, each answered in words. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { worldNow } from '../runs/world-clock';
import { clientOf, mockForTests } from '../test/client';

/** Each may build a ledger of its own day: a plain run sends a few; `pnpm check --whole` sends all. */
const COUNT = process.env['WHOLE'] === '1' ? 10_000 : 300;
const SEED = 20_261_127;
const AT_ONCE = 8;
const LISTS = ['/account/invoices/management/list', '/account/contacts/management/accountStatement/list'];
const PAGE = { customerCode: '8800123456', pageNum: 1, pageSize: 3 };

const logged: string[] = [];
const mock = mockForTests({ now: worldNow, log: (line) => logged.push(line) });

const moment = fc.oneof(
  fc.constantFrom('9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-11-20T09:00:00+99:00', '', '明天'),
  fc.constantFrom(
    '2000-01-01T00:00:00Z',
    '2100-12-31T00:00:00Z',
    '2024-02-29T00:00:00Z',
    '2020-12-31T23:59:59Z',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const fault = fc.record(
  {
    operationId: fc.constantFrom('queryInvoices', 'listCart', '*', '', 'constructor'),
    kind: fc.constantFrom('status', 'delay', 'empty200', 'html200', 'business', 'example', 'toString'),
    status: fc.oneof(fc.integer({ min: 390, max: 610 }), fc.double()),
    delayMs: fc.constantFrom(0, 1, 1e12, -1, 1.5, '5'),
    times: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constantFrom(1e308, '2')),
    rate: fc.double(),
    msg: fc.string({ maxLength: 3_000 }),
    example: fc.constantFrom('success', '__proto__', 'none'),
    persona: fc.constantFrom('directAdmin', 'nobody', null),
  },
  { requiredKeys: ['operationId', 'kind'] },
);
const request = fc.record({
  run: fc.oneof(
    fc.constantFrom('a', 'b', 'c'),
    fc.integer({ min: 0, max: 1e6 }).map((number) => `run${number}`),
  ),
  call: fc.oneof(
    fc.tuple(fc.constant('POST /mock/clock'), fc.record({ now: moment })),
    fc.tuple(fc.constant('POST /mock/clock'), fc.jsonValue()),
    fc.tuple(fc.constant('POST /mock/faults'), fault),
    fc.tuple(fc.constant('POST /mock/faults'), fc.jsonValue()),
    fc.tuple(
      fc.constantFrom('POST /mock/reset', 'DELETE /mock/faults', 'DELETE /mock/clock', 'DELETE /mock/run'),
      fc.constant(undefined),
    ),
    fc.tuple(fc.constantFrom(...LISTS.map((path) => `POST /new/api${path}`)), fc.constant(PAGE)),
  ),
});

it(`${COUNT} control requests are answered in words, and the process lives on`, async () => {
  const requests = fc.sample(request, { seed: SEED, numRuns: COUNT });
  const wrong: string[] = [];
  const send = async ({ run, call: [address, body] }: (typeof requests)[number]) => {
    const [method = '', path = ''] = address.split(' ');
    const headers = {
      authorization: 'Bearer demo-directAdmin',
      'content-type': 'application/json',
      'x-mock-session': run,
    };
    const sent = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const { status } = await fetch(mock.url + path, sent);
    const isList = path.startsWith('/new/api'); // an armed fault may answer it
    if (!isList && ![200, 400, 410, 429].includes(status))
      wrong.push(`${address} ${JSON.stringify(body)}: ${status}`);
  };
  for (let at = 0; at < requests.length; at += AT_ONCE)
    await Promise.all(requests.slice(at, at + AT_ONCE).map(send));
  expect(wrong).toEqual([]);
  expect(logged).toEqual([]);
  for (const path of LISTS)
    expect([path, (await clientOf(mock).post(path, PAGE)).status]).toEqual([path, 200]);
}, 120_000);
