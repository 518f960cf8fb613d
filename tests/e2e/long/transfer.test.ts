import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { waitForAnswer } from '../support/buying';
import { typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { loseAnswer } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { press, waitForMessage } from '../support/page-watch';
import { armFault, signIn, visit, waitUntilAnswered } from '../support/portal';
import { submitVehicle, vehicle } from '../support/vehicles';

const GROUP = '调货单 DH2026112001';
const SUBMIT = '提交调货订单';

const dialog = (page: Page) => page.getByRole('dialog');

describe('a dealer has goods transferred', () => {
  const open = freshPages('directAdmin');

  it('TRANS-01a TRANS-01b SEARCH-01 CART-09 chooses what another sold-to hands over, at least one piece; the cart takes what the other has, keeps an amount, and asks before it removes', async () => {
    const page = await open('/transfer/list');
    await page.getByRole('combobox', { name: /搜索/ }).fill('203');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.getByText('共 1 种产品').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByText('共 2 种产品').waitFor();
    await typeNumber(page, 'BCD-325WLHFD数量', '41');
    await page.getByText('请先改正 BCD-325WLHFD 的数量：数量不能大于 40').waitFor();
    await typeNumber(page, 'BCD-325WLHFD数量', '1');
    await page.getByText('已填 1 种 · 1 台').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '加入调货购物车' }).click();
    await waitForMessage(page, '已加入调货购物车：1 种 · 1 台');
    await page.getByRole('link', { name: '调货购物车（3 行）' }).click();
    await page.getByText('共 2 个调货单').waitFor();
    const group = vehicle(page, GROUP);
    await armFault(page, { operationId: 'updateTransferOrderQty', kind: 'example', example: 'short' });
    await typeNumber(group, 'BCD-325WLHFD数量', '30');
    await group.getByText('调出方库存不足，最多可调40台').waitFor();
    // The sum that the server has then is written into the field of the amount.
    await waitForAnswer(page, '**/transfer/addToCart/updateOrderQty', () =>
      typeNumber(group, 'BCD-325WLHFD数量', '10'),
    );
    await waitUntilAnswered(page);
    await group.getByText('¥25,880.00').waitFor();
    await typeNumber(group, 'DH2026112001 的付款金额', '20000.50');
    await group.getByText(/^其余 ¥.* 之后付清$/).waitFor();
    await expectAccessible(page);
    await page.reload();
    await group.getByText(/^其余 ¥.* 之后付清$/).waitFor();
    await page
      .getByRole('article')
      .last()
      .getByRole('button', { name: /^删除调货单/ })
      .click();
    await dialog(page).getByText('共 1 种产品，¥2,588.00').waitFor();
    await dialog(page).getByRole('button', { name: '删除', exact: true }).click();
    await page.getByText('共 1 个调货单').waitFor();
    await group.getByRole('button', { name: '删除 BC/BD-203HM' }).click();
    await dialog(page).getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('listitem', { name: 'BC/BD-203HM' }).waitFor({ state: 'detached' });
  });
});

describe('a transfer is submitted on a phone', () => {
  it('ORDER-01 TRANS-01 a refusal leaves the cart; without an answer the order is found instead of sent again, and stands in the orders', async () => {
    const dealer = await visit({ width: 390, height: 844 });
    const { page } = dealer;
    await signIn(page, 'directKzxkh', '/transfer/cart');
    await vehicle(page, GROUP).waitFor();
    await expectAccessible(page);
    await armFault(page, { operationId: 'submitTransferOrder', kind: 'example', example: 'short' });
    await submitVehicle(page, GROUP, SUBMIT);
    await dialog(page).getByText('调出方库存不足，请减少数量').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await loseAnswer(page, '**/transfer/defaultOrder/submitDhOrder');
    await press(page.getByRole('button', { name: SUBMIT }));
    await dialog(page).getByRole('button', { name: '提交 ¥45,876.00' }).click();
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    await dialog(page).getByRole('button', { name: '留在购物车' }).click();
    await page.getByText('调货购物车是空的').waitFor();
    await expectAccessible(page);
    await moveTo(page, '/transfer/list');
    await page.getByText('共 2 种产品').waitFor();
    await expectAccessible(page);
    await moveTo(page, '/myOrder');
    await page.getByText('¥45,876.00').filter({ visible: true }).first().waitFor();
    expect(dealer.problems).toEqual([]);
    await dealer.end();
  });
});
