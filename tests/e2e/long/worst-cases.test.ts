/** Answers that never come, where component tests hold the same: goods-add, cart-page and submit-run. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  add,
  cartRow,
  checkout,
  confirmSubmit,
  QUANTITY_SAVED,
  settleTicked,
  tickOnly,
  waitForAnswer,
} from '../support/buying';
import { typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { countCalls, holdCall, loseAnswer } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';
import { signIn, visit } from '../support/portal';

const dialog = (page: Page) => page.getByRole('dialog');

const open = freshPages('directAdmin');
const openOther = freshPages('directKzxkh');

it('CART-06 CART-08 an action without an answer is found as it is, and not doubled', async () => {
  const page = await open('/detail/GT6500G01');
  const badge = page.getByRole('link', { name: /^购物车，/ }).first();
  await badge.filter({ hasText: '2' }).waitFor();
  await loseAnswer(page, '**/shoppingCart/add/cart');
  await add(page);
  const unknown = page.getByRole('main').getByText('没有收到结果，是否已加入请查看');
  await unknown.waitFor();
  await unknown.getByRole('link', { name: '购物车' }).waitFor();
  expect(await page.locator('.messages > *').count()).toBe(0);
  await badge.filter({ hasText: '3' }).waitFor();
  const model = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await moveTo(page, '/cart');
  await loseAnswer(page, '**/updateProductNumber');
  const calls = countCalls(page, '/updateProductNumber');
  await typeNumber(cartRow(page, model), `${model}数量`, '4');
  await cartRow(page, model)
    .getByText(/^数量 4 还没有保存/)
    .waitFor();
  await page.reload();
  await cartRow(page, model).getByText('¥11,560.00').waitFor();
  await cartRow(page, model)
    .getByText(/^数量 4 还没有保存/)
    .waitFor({ state: 'detached' });
  expect(calls()).toBe(1);
});

it('ORDER-01 a batch that was placed is found in the order list', async () => {
  const { end, page, problems } = await visit();
  await signIn(page, 'directKzxkh', '/batchImportOfStore');
  await page.getByLabel('从 Excel 粘贴').fill('型号\t数量\t送达方\nGA2600D02\t3\t8800123460');
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await page.getByRole('button', { name: '生成批次（1 行）' }).click();
  await loseAnswer(page, '**/batchOrder/submit');
  await page.getByRole('button', { name: '提交下单' }).click();
  await page.getByRole('button', { name: /^提交 ¥/ }).click();
  await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
  expect(problems).toEqual([]);
  await end();
});

it('ORDER-01 a submit goes on in the background, is shown in the cart, and its end is reported where the user is', async () => {
  const page = await open('/cart');
  await tickOnly(page, '/cart', ['BCD-536WGHTD']);
  await settleTicked(page);
  const release = await holdCall(page, '**/order/post/orderInfo');
  await confirmSubmit(page);
  await dialog(page).getByRole('button', { name: '在后台继续' }).click();
  await moveTo(page, '/cart');
  await page.getByText(/的提交正在处理：/).waitFor();
  release();
  await waitForMessage(page, '已提交 1 个订单，合计 ¥6,598.00');
  expect(new URL(page.url()).pathname).toBe('/cart');
  await cartRow(page, 'BCD-536WGHTD').waitFor({ state: 'detached' });
  await page.getByText(/的提交正在处理：/).waitFor({ state: 'detached' });
});

it('CART-06 a quantity and an entry that the other tab changed are noticed before settlement', async () => {
  const page = await openOther('/cart');
  await tickOnly(page, '/cart', ['BCD-536WGHTD', 'KFR-35GW/01K']);
  const other = await page.context().newPage();
  await other.goto('/cart');
  await waitForAnswer(other, QUANTITY_SAVED, () =>
    typeNumber(cartRow(other, 'BCD-536WGHTD'), 'BCD-536WGHTD数量', '8'),
  );
  await cartRow(other, 'BCD-536WGHTD').getByText('¥26,392.00').waitFor();
  await checkout(page);
  await waitForMessage(page, 'BCD-536WGHTD 的数量已在别处改为 8，请核对后再结算');
  await cartRow(page, 'BCD-536WGHTD').getByText('¥26,392.00').waitFor();
  await cartRow(other, 'KFR-35GW/01K').getByRole('button', { name: /^移除/ }).click();
  await cartRow(other, 'KFR-35GW/01K').waitFor({ state: 'detached' });
  await other.close();
  await checkout(page);
  await dialog(page).getByText('有商品发生了变化，请确认').waitFor();
  await dialog(page).getByRole('button', { name: '按勾选继续结算' }).click();
  await page.getByText('已选 1 个订单').waitFor();
});
