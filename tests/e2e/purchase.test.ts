import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmSubmit } from './support/buying';
import { launchChromium } from './support/chromium';
import { holds } from './support/fields';
import { tickAll } from './support/page-addresses';
import {
  armFault,
  backToNormal,
  choosePersona,
  HOME_HEADING,
  signIn,
  type Visit,
  visit,
} from './support/portal';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** Two entries from the examples are in every fresh cart. */
const CART_AT_START = 2;

async function addFromList(page: Page, model: string): Promise<void> {
  await page.getByRole('textbox', { name: `${model}数量` }).fill('1');
  await page.getByRole('button', { name: `加入购物车：${model}` }).click();
  await page.getByText('加入购物车成功').waitFor();
}

async function toSettlement(page: Page): Promise<void> {
  await page.goto('/cart');
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('heading', { name: '订单结算' }).waitFor();
  await page.getByRole('article').first().waitFor();
}

async function expectProblem(page: Page, text: string): Promise<void> {
  await confirmSubmit(page);
  const problem = page.getByRole('dialog').getByRole('alert').filter({ hasText: text });
  await problem.waitFor();
  expect(await problem.count()).toBe(1);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => page.getByRole('article').first().getByRole('checkbox').isChecked()).toBe(true);
}

describe.each([
  { device: 'laptop', width: 1280 },
  { device: 'phone', width: 390 },
])('a dealer buys on a $device', ({ width }) => {
  let dealer: Visit;

  beforeAll(async () => {
    dealer = await visit(browser, { width });
  });

  afterAll(() => dealer.context.close());

  it('AUTH-01 AUTH-02d AUTH-04 goes to the provider without a session and returns signed in, the query dropped', async () => {
    const { page } = dealer;
    await signIn(page, 'directAdmin');
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === '/index');
    await page.getByRole('heading', { name: HOME_HEADING }).waitFor();
  });

  it('SEARCH-01 finds products by model, and a product page shows price, stock and week promise', async () => {
    const { page } = dealer;
    await page.getByRole('combobox', { name: /搜索/ }).fill('BCD-536');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.waitForURL(/\/malllist\?keyword=\d+/);
    await page.getByRole('row', { name: 'BCD-536WGHTD' }).getByRole('link').click();
    await page.waitForURL(/\/detail\/GR0536A01/);
    await page.getByRole('heading', { name: 'BCD-536WGHTD' }).waitFor();
    const detail = page.getByRole('main');
    await detail
      .getByRole('row', { name: /^普通价/ })
      .getByText('¥3,299.00')
      .waitFor();
    await detail
      .getByRole('row', { name: /^中心仓/ })
      .getByText('186 台')
      .waitFor();
    await detail.getByText(/^周承诺/).waitFor();
  });

  it('CART-03 CART-08e adds to the cart and counts the badge up', async () => {
    const { page } = dealer;
    await page.goto('/list');
    await page.getByRole('link', { name: `购物车，${CART_AT_START} 种商品` }).waitFor();
    await addFromList(page, 'BCD-325WLHFD');
    await page.getByRole('link', { name: `购物车，${CART_AT_START + 1} 种商品` }).waitFor();
  });

  it('CART-04 CART-06 keeps a changed quantity through a reload and totals what is ticked exactly', async () => {
    const { page } = dealer;
    await page.goto('/cart');
    const row = page.getByRole('row', { name: 'BCD-325WLHFD' });
    await row.getByRole('textbox').fill('4');
    await row.getByRole('textbox').press('Enter');
    await row.getByText('¥10,352.00').waitFor();
    await page.reload();
    await holds(row.getByRole('textbox'), '4');
    await tickAll(page);
    await page.getByText('已选 3 种 · 11 台').waitFor();
    await page.getByRole('region', { name: '合计与操作' }).getByText('¥27,945.00').waitFor();
    await row.getByRole('checkbox').uncheck();
    await page.getByText('已选 2 种 · 7 台').waitFor();
    await row.getByRole('checkbox').check();
  });

  it.each([
    ['0', '数量不能小于 1'],
    ['-1', '数量不能小于 1'],
    ['1.5', '数量必须是整数'],
    ['1e9', '数量只能输入数字'],
    ['一百', '数量只能输入数字'],
    ['1000000000', '数量不能大于 999999'],
  ])('CART-04 a quantity of %s is refused with words, and stays as typed', async (typed, text) => {
    const { page } = dealer;
    const row = page.getByRole('row', { name: 'BCD-325WLHFD' });
    await row.getByRole('textbox').fill(typed);
    await row.getByRole('textbox').press('Enter');
    await row.getByText(text).waitFor();
    await holds(row.getByRole('textbox'), typed);
    await row.getByRole('textbox').fill('4');
    await row.getByRole('textbox').press('Enter');
    await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('CART-05 PAYER-01 splits into orders with payers; unchecking one takes it out of total and payers', async () => {
    const { page } = dealer;
    await toSettlement(page);
    await page.getByText('已选 2 个订单').waitFor();
    await page.getByRole('region', { name: '合计与操作' }).getByText('¥27,945.00').waitFor();
    const last = page.getByRole('article').last();
    await last.getByRole('checkbox').uncheck();
    await page.getByText('已选 1 个订单').waitFor();
    await last.getByRole('checkbox').check();
    await page.reload();
    await page.getByText('已选 2 个订单').waitFor();
  });

  it('CART-05 places the orders, shows the success page and survives its reload', async () => {
    const { page } = dealer;
    await confirmSubmit(page);
    await page.waitForURL(/\/cart\/successfulorder/);
    await page.getByRole('heading', { name: '下单成功' }).waitFor();
    await page.reload();
    await page.getByText('共 2 个订单').waitFor();
  });

  it('ROUTE-05 leaving the settle page cleared what was to be settled', async () => {
    const { page } = dealer;
    const stored = await page.evaluate(() => Object.keys(window.localStorage));
    expect(stored.filter((key) => /:(checkedCart|settleData)/.test(key))).toEqual([]);
  });

  it('ORDER-01 lists the new orders first; one opens and is cancelled with a reason', async () => {
    const { page } = dealer;
    await page.goto('/myOrder');
    const first = page.locator('[data-row-key]').first();
    await first.getByText('待审核').waitFor();
    await first.getByRole('link', { name: /^\d{10}$/ }).click();
    await page.waitForURL(/\/orderDetail/);
    await page.getByRole('button', { name: '取消订单', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await dialog.getByText('请选择取消原因').waitFor();
    await dialog.getByRole('combobox').click();
    await page.locator('.ant-select-item-option').first().click();
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('main').getByText('已取消', { exact: true }).first().waitFor();
  });

  it('the console stayed free of errors', () => {
    expect(dealer.problems).toEqual([]);
  });
});

describe('when things go wrong', () => {
  let dealer: Visit;

  beforeAll(async () => {
    dealer = await visit(browser);
    await signIn(dealer.page, 'directKzxkh');
  });

  beforeEach(() => backToNormal(dealer));

  afterAll(() => dealer.context.close());

  it('CART-08e the cart takes 20 products and warns at the next', async () => {
    const { page } = dealer;
    await armFault(page, { operationId: 'addToCart', kind: 'business', code: 'AS121', msg: '购物车已满' });
    await page.goto('/list');
    await page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }).fill('1');
    await page.getByRole('button', { name: '加入购物车：BCD-536WGHTD', exact: true }).click();
    await page.getByText('购物车最多添加20种商品').waitFor();
  });

  it('CART-05 a cart emptied elsewhere during settlement says so and keeps the page', async () => {
    const { page } = dealer;
    await toSettlement(page);
    await armFault(page, {
      operationId: 'submitOrders',
      kind: 'business',
      code: '0',
      msg: '购物车中的商品已被移除，请返回购物车确认',
    });
    await expectProblem(page, '购物车中的商品已被移除');
    await page.getByRole('heading', { name: '订单结算' }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  it.each([
    ['HTTP-08 429', { kind: 'status', status: 429 }, '请求过于频繁，请稍后再试'],
    ['HTTP-08 500', { kind: 'status', status: 500 }, '没有收到提交结果'],
    ['HTTP-05 HTML with status 200', { kind: 'html200' }, '没有收到提交结果'],
    ['HTTP-05 an empty body', { kind: 'empty200' }, '没有收到提交结果'],
    ['HTTP-05 a broken connection', { kind: 'reset' }, '没有收到提交结果'],
  ] as const)(
    '%s during submit is told once, and what was chosen is still there',
    async (_name, fault, text) => {
      const { page } = dealer;
      await armFault(page, { operationId: 'submitOrders', ...fault });
      await expectProblem(page, text);
    },
  );

  it('HTTP-05 no network at all during submit is told once, and what was chosen is still there', async () => {
    const { page } = dealer;
    await page.route('**/order/post/orderInfo', (route) => route.abort('internetdisconnected'));
    await expectProblem(page, '没有收到提交结果');
  });

  it('HTTP-08h 503 shows the maintenance page; going back finds the cart as it was', async () => {
    const { page } = dealer;
    await armFault(page, { operationId: 'submitOrders', kind: 'status', status: 503 });
    await confirmSubmit(page);
    await page.getByRole('heading', { name: '系统维护中' }).waitFor();
    await page.goto('/cart');
    await expect.poll(() => page.getByRole('checkbox', { name: '全选' }).isChecked()).toBe(true);
  });

  it('HTTP-07 a session that ends during submit leads through sign-in back to the same settlement', async () => {
    const { page } = dealer;
    await page.getByRole('button', { name: '去结算' }).click();
    await page.getByRole('article').first().waitFor();
    const before = await page.getByRole('article').first().getAttribute('aria-label');
    await armFault(page, { operationId: 'submitOrders', kind: 'bodyStatus500' });
    await confirmSubmit(page);
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directKzxkh');
    await page.waitForURL(/\/cart\/settle\//);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('article').first().getAttribute('aria-label')).toBe(before);
  });

  it('the console stayed free of errors', () => {
    expect(dealer.problems).toEqual([]);
  });
});
