/**
 * Orders where a browser is needed: addresses, files, paper, the window of a long list. The actions on an order:
 * features/orders.
 */
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { freshPages } from './support/fresh-pages';
import { openDetailAction, rowOf } from './support/order-pages';
import { armFault, choosePersona } from './support/portal';

const open = freshPages('directAdmin');

it('ORDER-01a ORDER-01j keeps filters in the address and columns in the browser, through reload and way back, and exports a file', async () => {
  const page = await open('/myOrder');
  await page.getByRole('row', { name: /全部合计.*不含已取消 \d+ 行.*203 台.*¥286,134.00/ }).waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '送达方' }).uncheck();
  const month = page.getByRole('region', { name: '月度汇总' });
  await month.getByRole('button', { name: /^待签收/ }).click();
  await page.waitForURL(/status=40/);
  await page.getByText('共 1 条订单').waitFor();
  await page.getByRole('searchbox', { name: '订单号、型号或名称' }).fill('EC60');
  await page.getByRole('searchbox', { name: '订单号、型号或名称' }).press('Enter');
  await page.waitForURL(/keyword=EC60/);
  await page.reload();
  await rowOf(page, '6010086604').waitFor();
  await expect.poll(() => page.locator('[data-row-key]').count()).toBe(1);
  await page.getByRole('columnheader', { name: '送达方' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '清除条件' }).click();
  await page.getByText('共 8 条订单').waitFor();
  await page.goBack();
  await page.getByText('共 1 条订单').waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('columnheader', { name: '送达方' }).waitFor();
  await page.getByRole('button', { name: '清除条件' }).click();
  await page.getByText('共 8 条订单').waitFor();
  // The examples' orders are of this month on any day.
  await month.getByRole('textbox', { name: '汇总月份' }).fill('2026-11');
  await month.getByRole('textbox', { name: '汇总月份' }).press('Enter');
  await month.getByText('全部 5 单').waitFor();
  await month.getByRole('button', { name: /^已签收 1 单/ }).click();
  await page.waitForURL(/status=50/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出订单' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});

it('ORDER-01 draws of 1,000 orders only those in sight, totals all of them, and moves by keyboard', async () => {
  const page = await open();
  await page.route('**/orderQueryPage', async (route) => {
    const answer = await (await route.fetch()).json();
    const [first] = answer.data.records;
    const records = Array.from({ length: 1000 }, (_, at) => ({
      ...first,
      orderNo: String(7_000_000_000 + at),
    }));
    await route.fulfill({ json: { ...answer, data: { ...answer.data, total: 1000, records } } });
  });
  await page.goto('/myOrder?pageSize=1000');
  const grid = page.getByRole('grid', { name: '订单' });
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('1001');
  await grid.getByText('16000 台').waitFor();
  expect(await page.locator('[data-row-key]').count()).toBeLessThan(60);
  await rowOf(page, '7000000000').focus();
  await page.keyboard.press('End');
  await rowOf(page, '7000000999').and(page.locator(':focus')).waitFor();
  // At the end a row lies half below the head of the table, where its tick has no room of its own.
  await page.keyboard.press('Home');
  await rowOf(page, '7000000000').and(page.locator(':focus')).waitFor();
  await expectAccessible(page);
});

it('HTTP-07 a session that ends meanwhile leads through sign-in back to the list', async () => {
  const page = await open();
  await armFault(page, { operationId: 'getUserInfo', kind: 'bodyStatus500' });
  await page.goto('/myOrder?status=30');
  await page.waitForURL(/\/provider\/authorize/);
  await choosePersona(page, 'directAdmin');
  await page.waitForURL(/\/myOrder\?status=30$/);
  await rowOf(page, '6010086603').waitFor();
});

it('ORDER-01b ORDER-01c an order prints without the frame, and its delivery as a note to be signed', async () => {
  const page = await open('/orderDetail?orderNo=6010086603');
  await page.getByRole('heading', { name: '订单 6010086603' }).waitFor();
  await page.getByRole('grid', { name: '发货单' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.locator('.page-watermark').waitFor();
  await page.getByText('¥27,881.00').first().waitFor();
  await page.emulateMedia({ media: null });
  await openDetailAction(page, '查看物流');
  await page.getByRole('heading', { name: '发货单 8010045503' }).waitFor();
  await page.getByRole('region', { name: '物流轨迹' }).getByText('已发货').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText('收货人签字').waitFor();
  await page.getByRole('region', { name: '物流轨迹' }).waitFor({ state: 'hidden' });
});
