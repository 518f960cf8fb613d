import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { freshPages } from './support/fresh-pages';

const source = (name: string) =>
  readFileSync(new URL(`sub-applications/${name}.js`, import.meta.url), 'utf8');
const MALL = source('mall');
const FINANCE = source('finance');

/** How often the failing application was asked for. */
let genericAsked = 0;
let isGenericUp = false;

/** Serves two entry modules, and refuses the third until the test allows it. */
async function serve(page: Page): Promise<void> {
  isGenericUp = false;
  const module = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('**/sub-applications/pc-mall/entry.js*', (route) => route.fulfill(module(MALL)));
  await page.route('**/sub-applications/pc-finance/entry.js*', (route) => route.fulfill(module(FINANCE)));
  await page.route('**/sub-applications/pc-generic/entry.js*', (route) => {
    genericAsked += 1;
    return isGenericUp ? route.fulfill(module(MALL)) : route.abort('connectionrefused');
  });
}

const open = freshPages('rChannel');

/** Opens an application, by default that of goods. */
async function openApplication(path = '/pc-mall/goods'): Promise<Page> {
  const page = await open();
  await serve(page);
  await page.goto(path);
  return page;
}

const text = (page: Page, text: string) => page.getByText(text, { exact: true });
/** A link of the application of goods. */
const products = (page: Page) => page.getByRole('main').getByText('商品', { exact: true });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

it('SUBAPP-01 HTTP-12 HTTP-12c SUBAPP-01g an application is mounted at its path, follows the address within it, opens another, and goes when a page of the portal opens', async () => {
  const page = await openApplication();
  await text(page, '商城应用 /pc-mall').waitFor();
  await text(page, '地址 /goods').waitFor();
  await products(page).click();
  await text(page, '地址 /goods?page=2').waitFor();
  await page.goBack();
  await text(page, '地址 /goods').waitFor();
  expect(await page.evaluate('window.mallUnmounted')).toBeUndefined();
  await expectAccessible(page);
  // A path that is no text is an error that names the parameter.
  await text(page, '错误地址').click();
  await text(page, 'mainRouter: the parameter path must be a string, e.g. /order/list').waitFor();
  await text(page, '去金融').click();
  await page.waitForFunction((count) => Reflect.get(window, 'mallUnmounted') === count, 1);
  await page.locator('[data-sub-application="pc-finance"]').waitFor({ state: 'attached' });
  await products(page).waitFor({ state: 'detached' });
  // The indicator is on until the application is mounted.
  const indicator = page.getByRole('main').getByRole('status', { name: '加载中' });
  await page.waitForFunction(() => 'financeGoOn' in window);
  await indicator.waitFor();
  await page.evaluate('window.financeGoOn()');
  await text(page, '金融应用').waitFor();
  await indicator.waitFor({ state: 'detached' });
  await page.goBack();
  await text(page, '商城应用 /pc-mall').waitFor();
  await text(page, '去购物车').click();
  await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  await page.waitForFunction((count) => Reflect.get(window, 'mallUnmounted') === count, 2);
});

it('SUBAPP-01 one that fails to load offers a retry and a link that opens it alone', async () => {
  const page = await openApplication('/pc-generic');
  await alertOf(page).getByText('子应用加载失败，请重试').waitFor();
  await expectAccessible(page);
  const alone = alertOf(page).getByRole('link', { name: '单独打开通用' });
  expect(await alone.getAttribute('href')).toBe('/provider/sub-applications/pc-generic');
  const before = genericAsked;
  isGenericUp = true;
  await alertOf(page).getByRole('button', { name: '重试' }).click();
  await text(page, '商城应用 /pc-generic').waitFor();
  expect(genericAsked).toBeGreaterThan(before);
});
