/** Bulk orders where a browser is needed: what is pasted, pictures, what opens over a page. The rest: features/buying/bulk-order and features/buying/samples. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { dayAhead } from '../support/clock';
import { chooseOption, pasteColumn, typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';

const open = freshPages('directAdmin');

const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) => page.getByRole('button', { name: '提交大单' });

const SITE = { name: 'site.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };

it('BIG-01a BIG-01b BIG-01c from an activity to its result: numbers are pasted and held to least and most, one order for each week and group', async () => {
  const page = await open('/bigorder/mall_list.json');
  await page.getByRole('article', { name: '秋季厨电大单' }).waitFor();
  await page.getByText('进行中', { exact: true }).first().click();
  await page.waitForURL(/status=20/);
  await page.getByRole('link', { name: '参加活动 2026双十二大单采购' }).click();
  await page.getByRole('heading', { name: '2026双十二大单采购' }).waitFor();
  await expect.poll(() => place(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '查看库存与周供 BCD-536WGHTD' }).click();
  await dialog(page).getByText('186 台').first().waitFor();
  await dialog(page).getByText('青岛云仓').waitFor();
  await dialog(page).getByText('260 台').waitFor();
  await expectAccessible(page, '.ant-modal');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await pasteColumn(page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }), ['19', '0', '50']);
  await page.getByText('19：数量不能小于 20').waitFor();
  await page.getByText('1 种 · 50 台').waitFor();
  await typeNumber(page, 'BCD-536WGHTD数量', '201');
  await page.getByText('数量不能大于 200').waitFor();
  await typeNumber(page, 'KFR-35GW/01K数量', '0');
  await typeNumber(page, 'BCD-536WGHTD数量', '20');
  await page.getByText('¥63,980.00').first().waitFor();
  await typeNumber(page, 'KFR-35GW/01K数量', '50');
  await chooseOption(page, 'BCD-536WGHTD到货周', '第49周');
  await chooseOption(page, 'KFR-35GW/01K到货周', '第50周');
  await page.getByText('2 种 · 70 台').waitFor();
  await page.getByText('（比供价省 ¥7,000.00）').waitFor();
  await expectAccessible(page);
  await place(page).click();
  await dialog(page)
    .getByRole('button', { name: /^提交 ¥/ })
    .click();
  await page.waitForURL(/\/bigorder\/result\?batchNo=DDPC/);
  await page.getByText('大单已受理，正在生成订单').waitFor();
  await page.getByText('全部成功，共 2 个订单').waitFor();
  await page.getByText('¥63,980.00').waitFor();
  await page.getByText('¥104,950.00').waitFor();
});

it('BIG-01 ROUTE-01 /bulkOrder stays alive while another page is on show, and is placed', async () => {
  const page = await open('/bulkOrder');
  await page.getByRole('combobox', { name: '查找产品并加入大单' }).fill('EC60');
  await page.locator('.ant-select-item-option').filter({ hasText: 'EC60-PT5' }).first().click();
  await typeNumber(page, 'EC60-PT5数量', '30');
  await page.getByText('1 种 · 30 台').waitFor();
  await page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .click();
  await page.waitForURL(/\/cart/);
  await page.goBack();
  await page.getByText('1 种 · 30 台').waitFor();
  await place(page).click();
  await dialog(page)
    .getByRole('button', { name: /^提交 ¥/ })
    .click();
  await page.getByText('全部成功，共 1 个订单').waitFor();
});

it('BIG-01d BIG-01e the form of a demand draws the fields of its category, says what is missing, and keeps images; those of an open one change', async () => {
  const page = await open('/bigorder/mall_list.json?tab=demands');
  await page.getByRole('link', { name: '提交大单需求' }).click();
  await page.getByText('选择品类后，显示该品类需要填写的内容。').waitFor();
  await page.getByRole('textbox', { name: '需求名称' }).fill('公寓冰箱');
  await chooseOption(page, '品类', '冰箱');
  await page.getByRole('group', { name: '冰箱大单需求' }).waitFor();
  await page.getByRole('button', { name: '提交需求' }).click();
  for (const text of ['请填写需求数量', '请填写联系人', '请填写项目名称', '请填写期望到货日期']) {
    await page.getByText(text).waitFor();
  }
  await page.getByRole('textbox', { name: '需求数量（台）' }).fill('60');
  await page.getByRole('textbox', { name: '联系人' }).fill('王建国');
  await page.getByRole('textbox', { name: '联系电话' }).fill('13800000001');
  await page.getByRole('textbox', { name: '项目名称' }).fill('西海岸公寓');
  await page.getByRole('textbox', { name: '容积（升）' }).fill('20');
  await page.getByText('容积不能小于 50升').waitFor();
  await page.getByRole('textbox', { name: '容积（升）' }).fill('50');
  for (const label of ['截止日期', '期望到货日期']) {
    await page.getByRole('textbox', { name: label }).fill(dayAhead(56));
    await page.getByRole('textbox', { name: label }).press('Enter');
  }
  await page.getByLabel('选择图片文件').setInputFiles(SITE);
  await page.getByRole('img', { name: 'site.png' }).waitFor();
  // A field that lies half under the sticky row is too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByRole('heading', { name: '公寓冰箱' }).waitFor();
  await page.getByText('西海岸公寓').waitFor();
  await page.getByText('一级能效').waitFor();
  await page.getByText('50 升').waitFor();
  await page.getByText('待评估', { exact: true }).waitFor();
  await expectAccessible(page);
  await moveTo(page, '/bulkOrderInfo?id=6601');
  await page.getByRole('heading', { name: '人才公寓冰箱采购' }).waitFor();
  await page.getByLabel('选择图片文件').setInputFiles(SITE);
  await waitForMessage(page, '图片已更新');
  await page.getByRole('button', { name: '移除 图片 1' }).click();
  await page.getByRole('img', { name: '图片 1' }).waitFor({ state: 'detached' });
});
