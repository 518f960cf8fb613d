import { readFileSync } from 'node:fs';
import { OUT_DIR } from '@dealer-portal/web/out-dir';
import { circlesOf, pagesOf, weighOwnCode, weighPage } from '@dealer-portal/web/page-weight';
import { expect, it } from 'vitest';
import { portalUrl } from '../support/portal';

/**
 * The most that the shell may take, in bytes after gzip: what every visit loads before its page, without antd. Each bound
 * has 3 % of room, so that a word more is no failure.
 */
const SHELL = 194_000;
const SHELL_STYLES = 8_900;
/** The most that any page may take together with the first load. */
const ANY_PAGE = 462_000;

/** The pages that a dealer opens first each day. */
const FIRST_PAGES = [
  'src/features/buying/home/home-page.tsx',
  'src/features/buying/cart/cart-page.tsx',
  'src/features/orders/my-orders/order-list-page.tsx',
];
/** The most that a further page may add to them, in bytes of our own code. */
const OWN_CODE = 70_000;

/** Files of script that a page takes with the first load: half of the pages, and any of them. */
const MEDIAN_FILES = 18;
const MOST_FILES = 42;

it('the files of every visit stay within their weight and are few', () => {
  const shell = weighPage(OUT_DIR);
  console.log(`shell: ${shell.scriptBytes} bytes of script, ${shell.styleBytes} of style`);
  expect(shell.scripts.length).toBeLessThanOrEqual(4);
  expect(shell.scriptBytes).toBeLessThanOrEqual(SHELL);
  expect(shell.styleBytes).toBeLessThanOrEqual(SHELL_STYLES);
});

it('a page comes in few files, and no file waits for one that waits for it', () => {
  const counts = pagesOf(OUT_DIR).map((page) => weighPage(OUT_DIR, page).scripts.length);
  const sorted = [...counts].sort((left, right) => left - right);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_FILES);
  expect(sorted.at(-1)).toBeLessThanOrEqual(MOST_FILES);
  expect(circlesOf(OUT_DIR)).toEqual([]);
});

it('nothing of antd, its icons or its dates is in what every visit loads', () => {
  const shell = weighPage(OUT_DIR);
  const texts = shell.scripts.map((file) => readFileSync(`${OUT_DIR}/${file}`, 'utf8'));
  expect(texts.filter((text) => /ant-btn|ant-select|anticon|\$isDayjsObject/.test(text))).toEqual([]);
});

it('no page weighs more than it may', () => {
  const heavy = pagesOf(OUT_DIR).filter((page) => weighPage(OUT_DIR, page).scriptBytes > ANY_PAGE);
  expect(heavy).toEqual([]);
});

it('a further page adds little of our own code', () => {
  const added = weighOwnCode(OUT_DIR, FIRST_PAGES);
  const heaviest = added.reduce((most, item) => (item.bytes > most.bytes ? item : most));
  console.log(`most own code of a further page: ${Math.round(heaviest.bytes)} bytes, ${heaviest.page}`);
  expect(added.filter(({ bytes }) => bytes > OWN_CODE)).toEqual([]);
  // A page that adds nothing of its own would mean that the parts are not read.
  expect(heaviest.bytes).toBeGreaterThan(10_000);
});

it('the frame is in the HTML, under the name of the portal, before any script runs', async () => {
  const html = await (await fetch(`${portalUrl()}/index`)).text();
  expect(html).toMatch(/class="first-top">.*<span>经销商采购门户<\/span>/);
  expect(html).not.toContain('%VITE_');
});

it('the libraries run in a task of their own, and not in one with the code of the portal', async () => {
  const html = await (await fetch(`${portalUrl()}/index`)).text();
  const [, entry = ''] = /<script type="module" crossorigin src="([^"]+)">/.exec(html) ?? [];
  const [, libraries = ''] = /<script type="module" async crossorigin src="([^"]+)">/.exec(html) ?? [];
  const code = readFileSync(`${OUT_DIR}${entry}`, 'utf8');
  expect(libraries).toMatch(/\/libraries-/);
  // It is the same file that the entry imports, so it runs once.
  expect(code).toContain(`from"./${libraries.slice(libraries.lastIndexOf('/') + 1)}"`);
});
