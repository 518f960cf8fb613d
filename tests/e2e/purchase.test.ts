import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addByCall, confirmSubmit } from './support/buying';
import { holds, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { journey } from './support/journey';
import { moveTo, tickAll } from './support/page-addresses';
import { armFault, choosePersona, HOME_HEADING } from './support/portal';

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

/** Four pieces more, beside the two entries of every fresh cart: three entries that split into two orders. */
async function settleThree(page: Page): Promise<void> {
  await addByCall(page, 'GR0325A03', 4);
  await toSettlement(page);
}

async function expectProblem(page: Page, text: string): Promise<void> {
  await confirmSubmit(page);
  const problem = page.getByRole('dialog').getByRole('alert').filter({ hasText: text });
  await problem.waitFor();
  expect(await problem.count()).toBe(1);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => page.getByRole('article').first().getByRole('checkbox').isChecked()).toBe(true);
}

it('AUTH-01 AUTH-02d AUTH-04 who is signed in is greeted on the home page', async () => {
  await journey({ persona: 'directAdmin' }, async (page) => {
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === '/index');
    await page.getByRole('heading', { name: HOME_HEADING }).waitFor();
  });
});

describe.each([
  { device: 'laptop', width: 1280 },
  { device: 'phone', width: 390 },
])('a dealer buys on a $device', ({ width }) => {
  const open = freshPages('directAdmin', { width });

  it('SEARCH-01 finds products by model, and a product page shows price, stock and week promise', async () => {
    const page = await open('/cart');
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
    const page = await open('/list');
    await page.getByRole('link', { name: `购物车，${CART_AT_START} 种商品` }).waitFor();
    await addFromList(page, 'BCD-325WLHFD');
    await page.getByRole('link', { name: `购物车，${CART_AT_START + 1} 种商品` }).waitFor();
  });

  it('CART-04 CART-06 keeps a changed quantity through a reload and totals what is ticked exactly', async () => {
    const page = await open();
    await addByCall(page, 'GR0325A03', 1);
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
    // A text that is no number is refused with words and stays; what was ticked stays ticked.
    await typeNumber(row, 'BCD-325WLHFD数量', '一百');
    await row.getByText('数量只能输入数字').waitFor();
    await holds(row.getByRole('textbox'), '一百');
    await typeNumber(row, 'BCD-325WLHFD数量', '4');
    await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('CART-05 PAYER-01 splits into orders with payers; unchecking one takes it out of total and payers', async () => {
    const page = await open();
    await settleThree(page);
    await page.getByText('已选 2 个订单').waitFor();
    await page.getByRole('region', { name: '合计与操作' }).getByText('¥27,945.00').waitFor();
    const last = page.getByRole('article').last();
    await last.getByRole('checkbox').uncheck();
    await page.getByText('已选 1 个订单').waitFor();
    await last.getByRole('checkbox').check();
    await page.reload();
    await page.getByText('已选 2 个订单').waitFor();
  });

  it('CART-05 ROUTE-05 ORDER-01 places the orders, shows them after a reload and first in the list; one is cancelled with a reason', async () => {
    const page = await open();
    await settleThree(page);
    await confirmSubmit(page);
    await page.waitForURL(/\/cart\/successfulorder/);
    await page.getByRole('heading', { name: '下单成功' }).waitFor();
    await page.reload();
    await page.getByText('共 2 个订单').waitFor();
    const stored = await page.evaluate(() => Object.keys(window.localStorage));
    expect(stored.filter((key) => /:(checkedCart|settleData)/.test(key))).toEqual([]);
    await moveTo(page, '/myOrder');
    const first = page.locator('[data-row-key]').first();
    await first.getByText('待审核', { exact: true }).waitFor();
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
});

describe('when things go wrong', () => {
  const open = freshPages('directKzxkh');

  it('CART-08e the cart takes 20 products and warns at the next', async () => {
    const page = await open('/list');
    await armFault(page, { operationId: 'addToCart', kind: 'business', code: 'AS121', msg: '购物车已满' });
    await page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }).fill('1');
    await page.getByRole('button', { name: '加入购物车：BCD-536WGHTD', exact: true }).click();
    await page.getByText('购物车最多添加20种商品').waitFor();
  });

  it('CART-05 a cart emptied elsewhere during settlement says so and keeps the page', async () => {
    const page = await open();
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

  it('HTTP-05 HTTP-08 whatever fails during submit is told once, and what was chosen is still there', async () => {
    const page = await open();
    await toSettlement(page);
    for (const [fault, text] of [
      [{ kind: 'status', status: 429 }, '请求过于频繁，请稍后再试'],
      [{ kind: 'status', status: 500 }, '没有收到提交结果'],
      [{ kind: 'html200' }, '没有收到提交结果'],
      [{ kind: 'empty200' }, '没有收到提交结果'],
      [{ kind: 'reset' }, '没有收到提交结果'],
    ] as const) {
      await armFault(page, { operationId: 'submitOrders', ...fault });
      await expectProblem(page, text);
    }
    await page.route('**/order/post/orderInfo', (route) => route.abort('internetdisconnected'));
    await expectProblem(page, '没有收到提交结果');
  });

  it('HTTP-08h 503 shows the maintenance page; going back finds the cart as it was', async () => {
    const page = await open();
    await toSettlement(page);
    await armFault(page, { operationId: 'submitOrders', kind: 'status', status: 503 });
    await confirmSubmit(page);
    await page.getByRole('heading', { name: '系统维护中' }).waitFor();
    await page.goto('/cart');
    await expect.poll(() => page.getByRole('checkbox', { name: '全选' }).isChecked()).toBe(true);
  });

  it('HTTP-07 a session that ends during submit leads through sign-in back to the same settlement', async () => {
    const page = await open();
    await toSettlement(page);
    const before = await page.getByRole('article').first().getAttribute('aria-label');
    await armFault(page, { operationId: 'submitOrders', kind: 'bodyStatus500' });
    await confirmSubmit(page);
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directKzxkh');
    await page.waitForURL(/\/cart\/settle\//);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('article').first().getAttribute('aria-label')).toBe(before);
  });
});
