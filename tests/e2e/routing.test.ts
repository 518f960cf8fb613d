import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { moveTo, setOut } from './support/page-addresses';
import { waitForPage } from './support/page-watch';
import { armFault, HOME_HEADING, signIn, type Visit, visit } from './support/portal';

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit({ height: 420 });
  await signIn(dealer.page, 'rChannel');
});

afterAll(() => dealer.end());

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as far as wanted, which a page that has not got its content yet does not allow. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = () =>
    page.evaluate((position) => {
      window.scrollTo(0, position);
      return window.scrollY;
    }, top);
  await expect.poll(scroll).toBe(top);
}

describe('addresses', () => {
  it.each([
    ['/', '/index'],
    ['/new/mall/goods/1?x=1', '/index'],
    ['/bigorder', '/bigorder/mall_list.json'],
    ['/finance/accountcurrent/turnover', '/finance/accountcurrent/turnoverNew'],
  ])('ROUTE-02a ROUTE-07 %s leads to %s', async (from, to) => {
    const { page } = dealer;
    // The portal is loaded at its root alone; the rest is the work of its router.
    await (from === '/' ? page.goto(from) : setOut(page, from));
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === to);
  });

  it('ROUTE-01 an address in other letters is no page, and says that case matters', async () => {
    const { page } = dealer;
    await moveTo(page, '/CART');
    await heading(page, '页面不存在');
    await page.getByText(/区分大小写/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '返回首页' }).click();
    await heading(page, HOME_HEADING);
  });

  it('ROUTE-04 the tab names the page that is on show', async () => {
    const { page } = dealer;
    await moveTo(page, '/cart');
    await heading(page, '购物车');
    await expect.poll(() => page.title()).toBe('购物车 - 经销商采购门户');
    await moveTo(page, '/customerview');
    await expect.poll(() => page.title()).toBe('客户视图 - 经销商采购门户');
  });

  it('ROUTE-02b a new page starts at the top, the way back finds its place', async () => {
    const { page } = dealer;
    await moveTo(page, '/malllist');
    await page.getByRole('row').nth(1).waitFor();
    await scrollTo(page, 300);
    // A press of the pointer would first scroll to what it presses.
    await page.getByRole('row').nth(1).getByRole('link').first().dispatchEvent('click');
    await waitForPage(page, 'detail');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await waitForPage(page, 'malllist');
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  it('ROUTE-01 ROUTE-02 a kept page keeps its place however it is reached', async () => {
    const { page } = dealer;
    await moveTo(page, '/list');
    await heading(page, '全部商品');
    // A list that is left before its products have come is as short as its frame when it is reached again.
    await page.locator('main :is(tbody tr, .goods-tile)').first().waitFor();
    await scrollTo(page, 120);
    await moveTo(page, '/cart');
    await heading(page, '购物车');
    await moveTo(page, '/list');
    await expect.poll(() => scrollTop(page)).toBe(120);
  });
});

describe('ROUTE-03 a finance page behind a gate', () => {
  it('ROUTE-03c warns with the remark of a closed gate and returns home', async () => {
    const { page } = dealer;
    await armFault(page, { operationId: 'checkAccountGate', kind: 'example', example: 'closed' });
    await page.goto('/accounttransfer');
    const warning = page.getByRole('dialog').filter({ hasText: '财务月结中，11月21日 08:00 恢复' });
    await warning.waitFor();
    await expectAccessible(page);
    await warning.getByRole('button', { name: '知道了' }).click();
    await page.waitForURL((url) => url.pathname === '/index');
  });

  it('opens when the gate is open', async () => {
    const { page } = dealer;
    await moveTo(page, '/accounttransfer');
    await page.locator('html[data-page="accounttransfer"] main h1').waitFor();
    expect(pathOf(page)).toBe('/accounttransfer');
  });
});

describe('ROUTE-08 embedded in another office app', () => {
  it('ROUTE-08b hides the navigation bar for the complete visit and keeps the watermark', async () => {
    const { page } = dealer;
    await page.goto('/index?embedded=1');
    await heading(page, HOME_HEADING);
    await page.locator('.navigation-bar').waitFor({ state: 'hidden' });
    await page.goto('/cart');
    await heading(page, '购物车');
    await page.locator('.navigation-bar').waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.page-watermark').count()).toBe(1);
    await page.goto('/index?embedded=0');
    await heading(page, HOME_HEADING);
    await page.locator('.navigation-bar').waitFor();
  });
});

it('the console stayed free of errors', () => {
  expect(dealer.problems).toEqual([]);
});
