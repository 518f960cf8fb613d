import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTo } from '../support/page-addresses';
import { signIn, type Visit, visit, waitUntilAnswered } from '../support/portal';

/** The pages of a dealer's day in one window, each with the most calls that it may make. */
const DAY = [
  ['/index', 34],
  ['/malllist', 6],
  ['/detail/GR0325A03', 7],
  ['/cart', 1],
  ['/myOrder', 6],
  ['/orderDetail?orderNo=6010086607', 7],
  ['/accountstatement', 7],
  ['/newInvoice', 2],
  ['/onlinePayment', 1],
  ['/messagelist', 4],
  ['/index', 1],
] as const;

/** The calls of the whole day: less than the pages' bounds together. */
const MOST_CALLS = 67;

/** Longer than the counts of the frame and what home asks later wait. */
const LATE_MS = 6000;

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit({ width: 1440 });
});
afterAll(() => dealer.end());

it('HTTP-08 a day of eleven pages makes no more calls than these', async () => {
  const { page } = dealer;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/new/api/')) calls += 1;
  });
  const counted: (readonly [string, number])[] = [];
  for (const [path] of DAY) {
    const before = calls;
    if (counted.length === 0) await signIn(page, 'directAdmin', path);
    else await moveTo(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(LATE_MS);
    await waitUntilAnswered(page);
    counted.push([path, calls - before]);
  }
  console.log(counted.map(([path, count]) => `${path} ${count}`).join(', '), `in all ${calls}`);
  const over = counted.filter(([, count], at) => count > (DAY[at]?.[1] ?? 0));
  expect(over).toEqual([]);
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
});
