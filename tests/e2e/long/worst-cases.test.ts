/** Answers that never come, where component tests hold the same: goods-add, cart-page and submit-run. */
import { expect, it } from 'vitest';
import { add, cartRow } from '../support/buying';
import { typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { countCalls, loseAnswer } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { signIn, visit } from '../support/portal';

const open = freshPages('directAdmin');

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
  await page.getByRole('dialog').getByText('没有收到提交结果，但订单已生成').waitFor();
  expect(problems).toEqual([]);
  await end();
});
