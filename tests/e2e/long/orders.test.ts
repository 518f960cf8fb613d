import type { Page } from 'playwright';
import { it } from 'vitest';
import { freshPages } from '../support/fresh-pages';
import { openAction, rowOf } from '../support/order-pages';

const dialog = (page: Page) => page.getByRole('dialog');

const open = freshPages('directAdmin');

it('ORDER-01i cancels a group at once, giving a reason', async () => {
  const page = await open('/myOrder');
  await openAction(page, '6010086601', '取消整组');
  await dialog(page).getByText('取消组单 ZC20261118001（2 单，¥132,344.00）？').waitFor();
  await dialog(page).getByRole('button', { name: '取消 2 单' }).click();
  await dialog(page).getByText('请选择取消原因').waitFor();
  await dialog(page).getByRole('combobox', { name: '取消原因' }).click();
  await page.getByTitle('客户取消需求').click();
  await dialog(page).getByRole('button', { name: '取消 2 单' }).click();
  await dialog(page).getByText('取消 2 单', { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: '知道了' }).click();
  await rowOf(page, '6010086602').getByText('已取消').waitFor();
});
