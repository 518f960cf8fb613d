import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { answering, json } from '../../test/answering';
import { busy, CART, clientOf } from '../../test/calls';
import { listCart } from '../generated/operations/index';

// The code that few answers need does not come, as behind a broken network.
vi.mock('./rare', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('HTTP-08 a wait in plain seconds is known without further code; a wait whose reader does not come is left to the growing pause of the caller', async () => {
  const waits = [];
  for (const wait of ['120', 'Fri, 20 Nov 2030 08:00:03 GMT', '9'.repeat(400)]) {
    const answer = await clientOf(answering(busy({ 'retry-after': wait }))).call(listCart, CART);
    waits.push(answer.ok ? answer : [answer.kind, answer.status, answer.retryAfterMs]);
  }
  expect(waits).toEqual([
    ['http', 503, 120_000],
    ['http', 503, undefined],
    // No wait is as long as this: never without end.
    ['http', 503, undefined],
  ]);
});

it('HTTP-02 a token is taken out of the words of a failure also then; what would have to be searched is left out', async () => {
  const token = 'tok-SECRET-1';
  const server = answering(
    json({ code: '0', msg: `库存不足 ${token}`, data: { sent: [token] } }),
    new TypeError(`fetch failed with ${token}`, { cause: { sent: [token] } }),
  );
  const api = clientOf(server, { token });
  expect(await api.call(listCart, CART)).toMatchObject({ kind: 'business', msg: '库存不足 [redacted]' });
  const broken = await api.call(listCart, CART);
  expect(broken).toMatchObject({
    kind: 'network',
    cause: { message: 'TypeError: fetch failed with [redacted]' },
  });
  expect(inspect(broken, { depth: 9 })).not.toContain(token);
});
