import type { Locator, Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdCall } from './support/buying';
import { moveTo } from './support/page-addresses';
import { waitForPage } from './support/page-watch';
import { backToNormal, signIn, type Visit, visit } from './support/portal';

const ADD = '**/shoppingCart/add/cart';
const INVALID = ['', '0', '-1', '1.5', '1e9', 'abc', '12台', '99999999999', '1 2', '.5', '１.５', '1,5'];

/** Where an empty field, or 0, means that a row is not ordered. */
const NO_QUANTITIES = INVALID.slice(2);

/** The requests that put something into a cart, from now on. */
function additions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (/\/shoppingCart\/add\/(list\/)?cart$/.test(request.url())) sent.push(request);
  });
  return sent;
}

const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((side) => Math.round(side * 10));
    }),
  );

describe('quantities that are put into the cart', () => {
  let dealer: Visit;

  beforeAll(async () => {
    dealer = await visit({ width: 1440 });
    await signIn(dealer.page, 'directAdmin', '/index');
  });

  afterAll(() => dealer.end());
  beforeEach(() => backToNormal(dealer));

  it.each([
    {
      path: '/list',
      route: 'list',
      name: 'BCD-536WGHTD数量',
      add: /^加入购物车：BCD-536WGHTD/,
      texts: NO_QUANTITIES,
    },
    {
      path: '/malllist?categoryCode=100000',
      route: 'malllist',
      name: 'BCD-536WGHTD数量',
      add: /^加入购物车：BCD-536WGHTD/,
      texts: NO_QUANTITIES,
    },
    { path: '/newlist', route: 'newlist', name: /数量$/, add: /^加入购物车：/, texts: NO_QUANTITIES },
    {
      path: '/detail/GR0536A01',
      route: 'detail',
      name: 'BCD-536WGHTD数量',
      add: /^加入购物车( \d+ 台)?：BCD-536WGHTD/,
    },
    { path: '/myConcern', route: 'myConcern', name: /数量$/, add: /^加入购物车：/ },
    { path: '/packageList', route: 'packageList', name: /套数$/, add: /^加入购物车：/ },
  ] as const)(
    'CART-09 on $path nothing that is no number is sent, and full-width digits as the number',
    async ({ path, route, name, add, ...more }) => {
      const { page } = dealer;
      await moveTo(page, path);
      await waitForPage(page, route);
      const field = page.getByRole('textbox', { name }).first();
      const button = page.getByRole('main').getByRole('button', { name: add }).first();
      await field.waitFor();
      const sent = additions(page);
      for (const text of 'texts' in more ? more.texts : INVALID) {
        await field.fill(text);
        // Pressed at once: the focus is still in the field.
        await button.click({ force: true });
        await field.press('Enter');
        await page.getByRole('alert').filter({ hasText: '数量' }).first().waitFor();
        expect([text, await button.getAttribute('aria-disabled')]).toEqual([text, 'true']);
        expect(await button.getAttribute('aria-label')).toContain('数量');
      }
      expect(sent).toHaveLength(0);
      await field.fill('１');
      await button.click();
      await expect.poll(() => sent.map((request) => request.postDataJSON().number)).toEqual([1]);
      await page.locator('main :is(.button, .add-row)[aria-busy]').waitFor({ state: 'detached' });
      await field.fill('2');
      await field.press('Enter');
      await expect.poll(() => sent.map((request) => request.postDataJSON().number)).toEqual([1, 2]);
    },
  );

  it('CART-11a CART-11b nothing is added before its price is there, and then with the version that is shown', async () => {
    const { page } = dealer;
    const letGo = await holdCall(page, '**/productPrice/allprice');
    await page.goto('/list');
    const button = page.getByRole('button', { name: /^加入购物车：BCD-536WGHTD/ });
    await page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }).fill('1');
    await page.getByRole('button', { name: '加入购物车：BCD-536WGHTD，等待价格，价格加载中…' }).waitFor();
    const sent = additions(page);
    await button.click({ force: true });
    expect([sent.length, await button.getAttribute('aria-disabled')]).toEqual([0, 'true']);
    letGo();
    await button.click();
    await expect.poll(() => sent.length).toBe(1);
    const [product] = sent[0]?.postDataJSON().productList ?? [];
    expect(product.priceVersion).not.toBe('');
    expect(product.stockVersion).not.toBe('');
  });

  it('CART-11 a price that did not come is told, and asked for again', async () => {
    const { page } = dealer;
    await page.route('**/productPrice/allprice', (route) => route.abort(), { times: 1 });
    await page.goto('/list');
    const button = page.getByRole('button', { name: /^加入购物车：BCD-536WGHTD/ });
    await page.getByText(/价格暂时没有取到/).waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  });

  it('CART-08e an exception is told beside the button alone, with the way to the cart', async () => {
    const { page } = dealer;
    // Loaded anew: what was said before is gone.
    await page.goto('/list');
    await page.route(ADD, (route) => route.abort(), { times: 1 });
    const card = page.getByRole('row', { name: 'BCD-536WGHTD' });
    await card.getByRole('textbox').fill('1');
    await card.getByRole('button', { name: /^加入购物车/ }).click();
    await card.getByText('没有收到结果，是否已加入请查看').waitFor();
    expect(await page.locator('.messages > *').count()).toBe(0);
    await card.getByRole('link', { name: '购物车' }).click();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });

  it.each([1440, 1280, 390])('CART-08 at %i px nothing moves while a product is added', async (width) => {
    const { page } = dealer;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/list');
    const cards = page.locator('.goods-table :is(tr, td)');
    const button = page.getByRole('button', { name: /^加入购物车：BCD-536WGHTD/ });
    await page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }).fill('1');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
    const before = await boxes(cards);
    const letGo = await holdCall(page, ADD);
    await button.click();
    await page.locator('.add-row[aria-busy]').waitFor();
    expect(await boxes(cards)).toEqual(before);
    await expect.poll(() => boxes(cards)).toEqual(before);
    letGo();
    await page.locator('.add-row[aria-busy]').waitFor({ state: 'detached' });
    expect(await boxes(cards)).toEqual(before);
  });
});

describe('a bulk order', () => {
  it('BIG-01 the sum follows the typing, and the first press after it works', async () => {
    const dealer = await visit({ width: 1440 });
    const { page } = dealer;
    await signIn(page, 'directAdmin', '/bigorder/detail?activityId=DD20261118');
    const field = page.getByRole('textbox', { name: 'BCD-536WGHTD数量' });
    await field.fill('1');
    await field.press('Enter');
    await page.getByText('数量不能小于 20').waitFor();
    const place = page.getByRole('button', { name: '提交大单' });
    await expect.poll(() => place.getAttribute('aria-disabled')).toBe('true');
    await field.fill('２０');
    await page.getByText('1 种 · 20 台').waitFor();
    expect(await page.getByText('数量不能小于 20').count()).toBe(0);
    await place.click();
    await page
      .getByRole('dialog')
      .getByText('提交大单，共 20 台？')
      .filter({ visible: true })
      .first()
      .waitFor();
    await dealer.end();
  });
});
