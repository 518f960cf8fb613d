import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBatch, openCart } from '../../bench/portal-lines';
import { countRenders, readRenders } from '../support/first-view';
import { countPage } from '../support/page-counts';
import { portalUrl, signIn, visit, waitUntilAnswered } from '../support/portal';

const LINES = 300;

/** The components that two digits may draw: their field and the totals (35 of a cart, 15 of a batch); 300 rows are thousands. */
const MOST_DRAWN = 90;

/** Waits until a page has drawn nothing for a while; the components that it has drawn by then. */
async function drawnSoFar(page: Page): Promise<number> {
  let before = -1;
  const isStill = async () => {
    const last = before;
    before = await readRenders(page);
    return before === last;
  };
  await expect.poll(isStill, { interval: 700 }).toBe(true);
  return before;
}

it.each([
  ['cart', openCart],
  ['batch', openBatch],
])(
  `CART-09 a digit in a %s of ${LINES} lines draws its field and the totals, and no other row`,
  async (_, open) => {
    const { page, end } = await visit({ isFresh: true, width: 1366, height: 768 });
    await countPage(page);
    await countRenders(page);
    await signIn(page, 'directAdmin', '/index');
    const field = await open(page, portalUrl(), LINES);
    // The count of the cart is what the frame asks for last.
    await page.getByRole('link', { name: /^购物车，/ }).waitFor();
    await waitUntilAnswered(page);
    await field.focus();
    await field.press('Control+A');
    const before = await drawnSoFar(page);
    expect(before).toBeGreaterThan(LINES);
    await field.press('1');
    await field.press('2');
    await expect.poll(() => field.inputValue()).toBe('12');
    const after = await drawnSoFar(page);
    console.log(`${after - before} components drawn by two digits`);
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThanOrEqual(MOST_DRAWN);
    await end();
  },
);
