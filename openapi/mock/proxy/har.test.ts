import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import { exchangeCheckOver } from './check-exchange';
import { exchangesOfHar, recordingOfHar } from './har';

const url = 'https://portal.example.cn/new/api/cart/shoppingCart/get/list/1/2/1';
const headers = [{ name: 'Content-Type', value: 'application/json' }];
const entry = (text: string, extra: object = {}) => ({
  request: { method: 'GET', url, headers: [] },
  response: { status: 200, headers, content: { mimeType: 'application/json', text, ...extra } },
});
const har = (...entries: object[]) => JSON.stringify({ log: { entries } });

it('a recording is held against the description like traffic', async () => {
  const check = exchangeCheckOver(loadDescription());
  const text = JSON.stringify({ code: '1', data: [{ id: 1 }], traceId: 'x' });
  const coded = entry(Buffer.from(text).toString('base64'), { encoding: 'base64' });
  const [first, second] = exchangesOfHar(`\ufeff${har(entry(text), coded)}`);
  if (!first || !second) throw new Error('two entries were recorded');
  const kinds = (await check.findings(first)).map(({ kind, place }) => `${kind} ${place}`);
  expect(kinds).toContain('unknown-field 200 traceId');
  expect(kinds).toContain('wrong-value 200 data[].id');
  expect(await check.findings(second)).toEqual(await check.findings(first));
});

it('entries without an answer, without a body or outside of the API hold nothing against it', async () => {
  const check = exchangeCheckOver(loadDescription());
  const broken = { request: { method: 'GET', url }, response: { status: 0 } };
  const empty = { request: { method: 'GET', url }, response: { status: 200, headers, content: {} } };
  const exchanges = exchangesOfHar(har(broken, empty));
  expect(exchanges).toHaveLength(1);
  for (const exchange of exchanges) expect(await check.findings(exchange)).toEqual([]);
  expect(check.isCall({ url: 'https://other.example/x' })).toBe(false);
});

it('what a browser cancelled, kept or asked beforehand is no answer of the backend, and is counted', () => {
  const call = (method: string, status: unknown) => ({
    request: { method, url },
    response: { status, headers },
  });
  const { recorded, left } = recordingOfHar(
    har(
      call('GET', -1),
      call('GET', 0),
      call('GET', 304),
      call('OPTIONS', 204),
      call('GET', 'ok'),
      entry('{}'),
    ),
  );
  expect(left).toEqual({ cancelled: 2, notModified: 1, preflight: 1, unreadable: 1 });
  expect(recorded.map((item) => item.entry)).toEqual([6]);
});

it.each(['', '[]', '{"log":{}}'])('%o is refused as no recording', (text) => {
  expect(() => exchangesOfHar(text)).toThrow('no HAR file');
});

it('a part of another form is left out, and the entry with it only where nothing could be said without it', () => {
  const { request, response } = entry('{}');
  const odd = { ...response, headers: [null, { name: 7 }, { name: 'Age', value: 3 }], content: 'lost' };
  const { recorded, left } = recordingOfHar(
    har(
      { request: { ...request, postData: [], headers: 'none' }, response: odd },
      { request: { url }, response },
      {
        request,
      },
    ),
  );
  expect(recorded.map(({ exchange }) => exchange)).toEqual([
    { method: 'GET', url, requestHeaders: {}, status: 200, headers: { age: '3', 'content-type': '' } },
  ]);
  expect(left.unreadable).toBe(2);
});
