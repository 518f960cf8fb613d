import { expect, it, vi } from 'vitest';
import { answering } from '../../test/answering';
import { busy, CART, clientOf } from '../../test/calls';
import { listCart } from '../generated/operations/index';

// The code that few answers need does not come, as behind a broken network.
vi.mock('./odd-answer', () => {
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
