/** For testers: answers typed by operation, and a request that nobody expected fails the test. */
import assert from 'node:assert/strict';
import { createClient } from '@dealer-portal/sdk';
import { listCart } from '@dealer-portal/sdk/operations';
import { exampleOf, fakeApi } from '@dealer-portal/sdk/testing';
import { listCartExamples } from '@dealer-portal/sdk/testing/examples';

/** The code under test: the sum of the numbers in the cart. */
async function countOf(fetch: typeof globalThis.fetch): Promise<number> {
  const api = createClient({ baseUrl: 'http://test/new/api', fetch });
  const path = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
  const cart = await api.call(listCart, { path });
  return cart.ok ? cart.data.reduce((sum, entry) => sum + entry.number, 0) : 0;
}

const entry = (number: number) => exampleOf(listCartExamples, { number });
const full = fakeApi().answer(listCart, { data: [entry(3), entry(4)] });
assert.equal(await countOf(full.fetch), 7);
assert.equal(
  full.requests[0]?.url.pathname,
  '/new/api/cart/shoppingCart/get/list/8800123456/8800130002/8800123456',
);
full.verify();

const refusing = fakeApi().answer(listCart, listCartExamples.answer('refused'));
assert.equal(await countOf(refusing.fetch), 0);
console.log('both tests pass');
