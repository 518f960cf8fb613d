import { expect, it } from 'vitest';
import { answering } from '../../test/answering';
import { CART, clientOf, done } from '../../test/calls';
import { listCart } from '../generated/operations/index';
import { limitCalls } from './limit-calls';

it('lets no more calls be sent at once than it says, and all of them in the end', async () => {
  let running = 0;
  let most = 0;
  const server = answering(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return done();
  });
  const api = clientOf(server, { middleware: [limitCalls(8)] });
  const results = await Promise.all(Array.from({ length: 100 }, () => api.call(listCart, CART)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(8);
});

it('ends the wait of a call by its signal, and gives its place to nobody', async () => {
  const ends: (() => void)[] = [];
  const server = answering(() => new Promise<Response>((resolve) => ends.push(() => resolve(done()))));
  const api = clientOf(server, { middleware: [limitCalls(1)] });
  const first = api.call(listCart, CART);
  const controller = new AbortController();
  const second = api.call(listCart, CART, { signal: controller.signal });
  const third = api.call(listCart, CART);
  controller.abort();
  expect(await second).toMatchObject({ kind: 'aborted', attempts: 0 });
  expect(server.requests).toHaveLength(1);
  ends.shift()?.();
  expect(await first).toMatchObject({ ok: true });
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  expect(await third).toMatchObject({ ok: true });
  expect(() => limitCalls(0)).toThrow('1 or more');
});
