import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { freshPages } from '../support/fresh-pages';

const OPENAPI = fileURLToPath(new URL('../../../openapi', import.meta.url));

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/docs.ts'], { cwd: OPENAPI });
});

const open = freshPages('directAdmin');

/** The levels of headings in their order; a reader that jumps from one to the next misses none. */
const skippedHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4)').evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  });

it('CAT-03 an engineer finds an operation by keyboard, calls it on the mock, and reads it on a phone', async () => {
  const page = await open();
  await page.goto('/docs');
  await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor();
  await expectAccessible(page);
  expect(await skippedHeadings(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('购物车 count');
  const link = page.getByRole('navigation').getByRole('link', { name: /^getCartCount / });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^getCartCount / }).waitFor();
  expect(await page.title()).toMatch(/^getCartCount .* · API reference$/);
  expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Send to the mock' }).press('Enter');
  await page.getByText(/^HTTP 200 · \d+ ms/).waitFor();
  await page.getByText('How certain this operation is').click();
  await expectAccessible(page);
  expect(await skippedHeadings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
