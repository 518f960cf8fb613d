import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { holds } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { moveTo } from './support/page-addresses';
import { armFault, signIn, visit } from './support/portal';

const open = freshPages('directAdmin');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const quantity = (page: Page, model: string) =>
  page.getByRole('textbox', { name: `${model}数量`, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: '合计与操作' });

async function submitStockUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: '备货下单' }).click();
  await page
    .getByRole('dialog', { name: '提交备货订单' })
    .getByRole('button', { name: /^提交 ¥/ })
    .click();
}

describe('CALC-04 what the own stock lacks', () => {
  it('is recommended up to the safe days, which the dealer may set', async () => {
    const page = await open('/purchase/recommand');
    await heading(page, '采购推荐');
    await summary(page).getByText('已填 2 种 · 114 台').waitFor();
    await holds(quantity(page, 'BCD-536WGHTD'), '24');
    await expectAccessible(page);
    await page.getByRole('link', { name: '设置安全库存天数' }).click();
    await heading(page, '安全库存天数');
    await page.getByRole('textbox', { name: 'BCD-536WGHTD安全天数' }).fill('25');
    await page.keyboard.press('Tab');
    await page.getByText('自己设置').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('14 台').waitFor();
    await moveTo(page, '/purchase/recommand');
    await summary(page).getByText('已填 2 种 · 104 台').waitFor();
  });

  it('CALC-01 opens the calculator and the forecast from a row of the list', async () => {
    const page = await open('/purchase/recommand');
    await page.getByRole('button', { name: '销量预测：GR0536A01' }).click();
    const forecast = page.getByRole('dialog', { name: '周期销量预测 BCD-536WGHTD' });
    await forecast.getByText('66 台').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await forecast.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '计算器：GR0536A01' }).click();
    await page
      .getByRole('dialog', { name: '补货计算器' })
      .getByText('BCD-536WGHTD')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('a stock-up order', () => {
  it('is checked: a line that cannot be had is told at its row', async () => {
    const page = await open('/purchase/recommand');
    await summary(page).getByText('已填 2 种').waitFor();
    await armFault(page, { operationId: 'checkStockUp', kind: 'status', status: 429 });
    await page.getByRole('button', { name: '备货下单' }).click();
    await page.getByText('请求过于频繁，请稍后再试').waitFor();
    await quantity(page, 'BCD-536WGHTD').fill('187');
    await quantity(page, 'BCD-536WGHTD').press('Enter');
    await page.getByRole('alert').getByText('数量不能大于 186').waitFor();
  });

  it('ORDER-01 without an answer is looked up in the order list, and not sent twice', async () => {
    const page = await open('/purchase/recommand');
    await summary(page).getByText('已填 2 种').waitFor();
    await armFault(page, { operationId: 'createStockUpOrder', kind: 'status', status: 500 });
    await submitStockUp(page);
    await page.getByText('没有收到提交结果，订单列表中也没有该订单').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
  });

  it('is paid by a chosen payer, placed and found in the order list', async () => {
    const page = await open('/purchase/recommand');
    await summary(page).getByText('已填 2 种').waitFor();
    await submitStockUp(page);
    const done = page.getByRole('dialog').filter({ hasText: '已提交 1 个订单' });
    await done.waitFor();
    const orderNo = (await done.getByText(/^\d{10}$/).textContent()) ?? '';
    // No cart is open here, and what was ordered is not recommended again.
    await done.getByRole('button', { name: '留在本页' }).waitFor();
    await page.getByText('在途 24 台').waitFor();
    await expect.poll(() => page.getByText('不需补货').count()).toBe(3);
    await expectAccessible(page);
    await done.getByRole('link').click();
    await heading(page, '我的订单');
    await page.getByRole('link', { name: orderNo, exact: true }).waitFor();
  });
});

describe('CART-01 packages, suits and activity prices', () => {
  it('a package goes into the cart as one entry of its products', async () => {
    const page = await open('/packageList');
    await heading(page, '套餐');
    await page.getByRole('button', { name: '加入购物车：10公斤洗烘套餐' }).click();
    await page.getByText('加入购物车成功').waitFor();
    await expectAccessible(page);
  });

  it('the products of a suit go into the cart together, those with 0 stay out', async () => {
    const page = await open('/suit');
    await page.getByRole('link', { name: /一体化智慧厨房/ }).click();
    await heading(page, '一体化智慧厨房');
    await quantity(page, 'BCD-510WGCTF').fill('0');
    await quantity(page, 'BCD-510WGCTF').press('Enter');
    await summary(page).getByText('已填 3 种 · 3 台').waitFor();
    await expectAccessible(page);
    await summary(page).getByRole('button', { name: '加入购物车' }).click();
    await page.getByText('加入购物车成功').waitFor();
  });

  it('rooms lead to their suits', async () => {
    const page = await open('/suit/suitcategory');
    await page.getByRole('link', { name: /阳台/ }).click();
    await page.getByText('这个场景还没有成套方案').waitFor();
    await expectAccessible(page);
    await page.getByText('客厅', { exact: true }).click();
    await page.getByRole('link', { name: /三口之家影音客厅/ }).waitFor();
  });

  it('a flash purchase keeps to what is left of its activity', async () => {
    const page = await open('/underwriting');
    await heading(page, '包销专区');
    await quantity(page, 'KFR-26GW/01K').fill('83');
    await quantity(page, 'KFR-26GW/01K').press('Enter');
    await page.getByRole('alert').getByText('数量不能大于 82').waitFor();
    await quantity(page, 'KFR-26GW/01K').fill('10');
    await quantity(page, 'KFR-26GW/01K').press('Enter');
    await summary(page).getByText('¥17,990.00').waitFor();
    await expectAccessible(page);
    await summary(page).getByRole('button', { name: '加入购物车' }).click();
    await page.getByText('加入购物车成功').waitFor();
    await moveTo(page, '/cart');
    await page.getByRole('button', { name: '全部 3' }).waitFor();
  });
});

describe('ROLE-01 orders out of a POP warehouse', () => {
  it('are for pop customers only', async () => {
    const page = await open('/popStockList');
    await page.getByText('当前客户不是 POP 客户').waitFor();
  });

  it('are placed from stock, shown as placed, and stay on top of the POP orders', async () => {
    const { end, page, problems } = await visit({ width: 390, height: 844 });
    await signIn(page, 'directKzxkh', '/popStockList');
    await heading(page, 'POP 库存');
    await quantity(page, 'HKA-J50').fill('20');
    await quantity(page, 'HKA-J50').press('Enter');
    await summary(page).getByText('¥4,761.00').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交 POP 订单' }).click();
    await page
      .getByRole('dialog', { name: '提交POP 订单' })
      .getByRole('button', { name: '提交 ¥4,761.00' })
      .click();
    await heading(page, 'POP 下单成功');
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: /^订单 \d{10}$/ }).waitFor();
    await page.getByRole('link', { name: '继续从 POP 库存下单' }).click();
    await page.getByText('300 台').waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});
