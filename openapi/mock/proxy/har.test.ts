import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import { exchangeCheckOver } from './check-exchange';
import { exchangesOfHar } from './har';

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

it.each(['', '[]', '{"log":{}}'])('%o is refused as no recording', (text) => {
  expect(() => exchangesOfHar(text)).toThrow('no HAR file');
});
