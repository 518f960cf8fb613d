import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { freshPages } from '../support/fresh-pages';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'packages/web/scripts/build-docs.ts'], { cwd: ROOT });
});

const open = freshPages('directAdmin');

/** The levels of headings in their order; a reader that jumps from one to the next misses none. */
const skippedHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4)').evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  });

const widerBy = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Of each kind of page one. */
const KINDS = [
  '/docs/',
  '/docs/en/',
  '/docs/guides/scripts/',
  '/docs/zh/guides/figures/',
  '/docs/rules/buying/',
  '/docs/rules/account/',
  '/docs/rules/money/',
  '/docs/reference/rules/cart/',
  '/docs/reference/command/',
  '/docs/api/',
  '/docs/operations/addToCart.html',
  '/docs/house/decisions/weight/',
] as const;
/** Bytes of a page with its script and style, compressed, before a trial is opened. */
const MOST_BYTES = 150_000;

it('the documentation reads in light and dark, on a desk and on a phone, within its weight', async () => {
  const page = await open();
  for (const address of KINDS) {
    await page.goto(address);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const texts = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
      [address, ...names.filter((name) => /\.(?:js|css)$/.test(name))],
    );
    const bytes = texts.map((text) => gzipSync(text).length).reduce((sum, size) => sum + size, 0);
    expect(bytes, address).toBeLessThanOrEqual(MOST_BYTES);
    expect(await skippedHeadings(page), address).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await widerBy(page), address).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

it('CAT-03 an engineer finds an operation by keyboard, and calls it on the mock', async () => {
  const page = await open();
  await page.goto('/docs/');
  const search = page.getByRole('searchbox', { name: /Search/ });
  await search.fill('购物车 count');
  await page.getByRole('link', { name: /^getCartCount / }).waitFor();
  await expectAccessible(page);
  await search.fill('getcartcount');
  await page
    .getByRole('status')
    .filter({ hasText: /条结果/ })
    .waitFor({ state: 'attached' });
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^getCartCount / }).waitFor();
  expect(await page.title()).toMatch(/^getCartCount /);
  await page.getByRole('button', { name: 'Send to the mock' }).press('Enter');
  await page.getByText(/^HTTP 200 · \d+ ms/).waitFor();
});

it('CAT-03 an address of the older reference opens the operation', async () => {
  const page = await open();
  for (const hash of ['#listCart', '#tag/cart/operation/listcart']) {
    await page.goto('about:blank');
    await page.goto(`/docs${hash}`);
    await page.waitForURL('**/docs/operations/listCart.html');
  }
});

it('CART-04 a trial answers what is typed, and a colleague who gets the address sees the same', async () => {
  const page = await open();
  await page.goto('/docs/rules/buying/');
  const trial = page.locator('#trial-cart');
  await trial.getByRole('textbox').fill('A 2 10\nB 1 0.5');
  await trial.getByText('合计 ¥20.50').waitFor();
  await expectAccessible(page);
  // It is written once nobody types, and behind the `#`: no server sees it.
  await page.waitForURL('**/docs/rules/buying/#trial-cart?lines=*');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('#trial-cart').getByText('合计 ¥20.50').waitFor();
  expect(await page.locator('#trial-cart').getByRole('textbox').inputValue()).toBe('A 2 10\nB 1 0.5');
});
