import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { circlesOf, pagesOf, weighPage } from '@dealer-portal/web/page-weight';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium';
import { portalUrl, signIn, visit, waitUntilAnswered } from '../support/portal';

const OUT =
  process.env['PORTAL_OUT_DIR'] ?? fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

/** The most that the shell may take, in bytes after gzip: what every visit loads before its page, without antd. */
const SHELL = 181_500;
const SHELL_STYLES = 8_000;
/** The same with the pages that a day begins with; a page of antd's table in a bare frame takes 284,000. */
const FIRST_PAGES = {
  'src/features/home/home-page.tsx': 280_000,
  'src/features/products/search-results-page.tsx': 280_000,
  'src/features/cart/cart-page.tsx': 293_000,
  'src/features/products/detail/detail-page.tsx': 290_000,
  'src/features/orders/order-list-page.tsx': 296_000,
} as const;
const FIRST_STYLES = 28_500;
/** The most that any page may take together with the first load. */
const ANY_PAGE = 410_000;

/** Files of script that a page takes with the first load: half of the pages, and any of them. */
const MEDIAN_FILES = 16;
const MOST_FILES = 58;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it.each(Object.entries(FIRST_PAGES))(
  '%s takes no more than %i bytes of script with the first load',
  (page, most) => {
    const { scriptBytes, styleBytes, scripts } = weighPage(OUT, page);
    console.log(`${page}: ${scriptBytes} bytes of script in ${scripts.length} files, ${styleBytes} of style`);
    expect(scriptBytes).toBeLessThanOrEqual(most);
    expect(styleBytes).toBeLessThanOrEqual(FIRST_STYLES);
  },
);

it('sign-in stays within its weight, and what every page needs comes in few files', () => {
  const shell = weighPage(OUT);
  console.log(`shell: ${shell.scriptBytes} bytes of script, ${shell.styleBytes} of style`);
  expect(shell.scripts.length).toBeLessThanOrEqual(4);
  expect(shell.scriptBytes).toBeLessThanOrEqual(SHELL);
  expect(shell.styleBytes).toBeLessThanOrEqual(SHELL_STYLES);
});

it('a page comes in few files, and no file waits for one that waits for it', () => {
  const counts = pagesOf(OUT).map((page) => weighPage(OUT, page).scripts.length);
  const sorted = [...counts].sort((left, right) => left - right);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_FILES);
  expect(sorted.at(-1)).toBeLessThanOrEqual(MOST_FILES);
  expect(circlesOf(OUT)).toEqual([]);
});

it('nothing of antd, its icons or its dates is in what every visit loads', () => {
  const shell = weighPage(OUT);
  const texts = shell.scripts.map((file) => readFileSync(`${OUT}/${file}`, 'utf8'));
  expect(texts.filter((text) => /ant-btn|ant-select|anticon|\$isDayjsObject/.test(text))).toEqual([]);
});

it('no page weighs more than it may', () => {
  const heavy = pagesOf(OUT).filter((page) => weighPage(OUT, page).scriptBytes > ANY_PAGE);
  expect(heavy).toEqual([]);
});

it('the frame is in the HTML, under the name of the portal, before any script runs', async () => {
  const html = await (await fetch(`${portalUrl()}/index`)).text();
  expect(html).toMatch(/class="first-top">.*<span>经销商采购门户<\/span>/);
  expect(html).not.toContain('%VITE_');
});

/** The sum of all unexpected moves on the page so far, and what moved; 0 when nothing shifted. */
function shift(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // The interface of layout shifts is not in the library.
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              readonly value: number;
              readonly hadRecentInput: boolean;
              readonly sources: readonly { readonly node: Node | null }[];
            };
            if (hadRecentInput) continue;
            sum += value;
            const names = sources.map(({ node }) =>
              node instanceof Element ? node.className : node?.nodeName,
            );
            moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );
}

it.each([1440, 390])('nothing shifts while frame, account and products arrive at %i px', async (width) => {
  const { context, page } = await visit(browser, { width });
  await signIn(page, 'directKzxkh');
  await page.reload();
  await page.locator('.goods-tile').first().waitFor();
  await waitUntilAnswered(page);
  const { sum, moved } = await shift(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
  await context.close();
});
