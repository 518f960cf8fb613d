import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { chooseOption, holds, pasteColumn, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { loseAnswer } from './support/network/interception';
import { chooseFirstDay } from './support/order-pages';
import { press, waitForMessage } from './support/page-watch';
import { submitVehicle, vehicle } from './support/vehicles';

const FIRST = '车次 IBR2026112001';
const SUBMIT = '提交整车订单';

const dialog = (page: Page) => page.getByRole('dialog');

describe('a dealer orders whole vehicles', () => {
  const open = freshPages('directAdmin');

  it('SEARCH-01 TRAF-01a TRAF-01b CART-09 the header searches the list; numbers are pasted and typed, held to their ranges, fill the car type, outlast a cut network and go to the cart', async () => {
    const page = await open('/traffic/list');
    await page.getByRole('combobox', { name: /搜索/ }).fill('KFR');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.waitForURL(/\/traffic\/list\?keyword=KFR/);
    await page.getByText('共 1 种产品').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByText('共 4 种产品').waitFor();
    await chooseOption(page, '车型（默认自动配车）', '13.5米半挂车');
    await pasteColumn(page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }), ['9', '40', '20', '30']);
    await page.getByText('请先改正 BCD-536WGHTD 的数量：9：数量不能小于 10').waitFor();
    await page.getByText('已填 3 种 · 90 台').waitFor();
    await typeNumber(page, 'BCD-536WGHTD数量', '61');
    await page.getByText('请先改正 BCD-536WGHTD 的数量：数量不能大于 60').waitFor();
    await typeNumber(page, 'BCD-536WGHTD数量', '10');
    await page.getByText('已填 4 种 · 100 台').waitFor();
    await page.getByText('34.9 m³ / 85 m³').waitFor();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await press(page.getByRole('button', { name: '加入整车购物车' }));
    await waitForMessage(page, '4 种产品没有加入');
    await page.context().setOffline(false);
    await holds(page.getByRole('textbox', { name: 'KFR-35GW/01K数量' }), '40');
    await press(page.getByRole('button', { name: '加入整车购物车' }));
    await waitForMessage(page, '已加入整车购物车：4 种 · 100 台');
    await page.getByRole('link', { name: '整车购物车（8 行）' }).click();
    await page.getByText('共 3 车').waitFor();
  });

  it('TRAF-01e TRAF-01g the vehicle is submitted, accepted, paid by another payer and delayed', async () => {
    const page = await open('/traffic/cart');
    await vehicle(page, FIRST).getByRole('checkbox').check();
    await page.getByRole('button', { name: SUBMIT }).click();
    await dialog(page).getByRole('button', { name: '提交 ¥296,880.00' }).click();
    await dialog(page).getByText('已提交 1 个订单').waitFor();
    const flowNo =
      (await dialog(page)
        .getByText(/^LS\d+$/)
        .textContent()) ?? '';
    await dialog(page).getByRole('link', { name: '查看订单' }).click();
    await page.waitForURL(/\/traffic\/accept/);
    const row = page.locator(`[data-row-key="${flowNo}"]`);
    await row.getByText('待接单').waitFor();
    await expectAccessible(page);
    await row.getByRole('button', { name: `付款：${flowNo}，接单后才能付款` }).waitFor();
    await row.getByRole('button', { name: `接单：${flowNo}` }).click();
    await dialog(page).getByRole('button', { name: '接单', exact: true }).click();
    await row.getByText('待发货', { exact: true }).waitFor();
    await row.getByRole('button', { name: `付款：${flowNo}` }).click();
    await chooseOption(dialog(page), '付款方', '安全付');
    await dialog(page).getByText('付款方余额仅 ¥86,000.00').waitFor();
    await chooseOption(dialog(page), '付款方', '青岛崂山腾达家电有限公司');
    await dialog(page).getByRole('button', { name: '支付 ¥296,880.00' }).click();
    await row.getByText('已付款', { exact: true }).waitFor();
    await row.getByRole('button', { name: `更多操作：${flowNo}` }).click();
    await page.getByRole('menuitem', { name: '申请延期' }).click();
    await dialog(page).getByRole('textbox', { name: '延期到' }).click();
    await chooseFirstDay(page);
    await chooseOption(dialog(page), '审批人', '高建军');
    await dialog(page).getByRole('textbox', { name: '延期原因' }).fill('仓库盘点，暂停收货');
    await dialog(page).getByRole('button', { name: '提交延期申请' }).click();
    await row.getByText('延期审批中').waitFor();
  });
});

describe('when a whole-vehicle submit goes wrong', () => {
  const open = freshPages('directKzxkh');

  it('ORDER-01 orders that were placed without an answer are found; another tab cannot submit them again', async () => {
    const page = await open('/traffic/cart');
    const context = page.context();
    await vehicle(page, FIRST).getByText('可发运').waitFor();
    const other = await context.newPage();
    await other.goto('/traffic/cart');
    await vehicle(other, FIRST).waitFor();
    await loseAnswer(page, '**/traffic/cart/cartSubmit');
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    await dialog(page).getByRole('button', { name: '留在购物车' }).click();
    await vehicle(page, FIRST).waitFor({ state: 'detached' });
    await vehicle(other, FIRST).getByRole('checkbox').check();
    await other.getByRole('button', { name: SUBMIT }).click();
    await waitForMessage(other, '所选内容刚刚有变化，请核对后再提交');
    await vehicle(other, FIRST).waitFor({ state: 'detached' });
  });
});
