/** Addresses where a browser is needed: the network, a reload, the session, what opens over a page. The rest: features/account/addresses. */
import type { Page } from 'playwright';
import { it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { chooseOption, holds } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { cutCalls } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { choosePersona, endSession } from '../support/portal';

const open = freshPages('directAdmin');

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function fillAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await chooseOption(dialog, /^省$/, '山东省');
  await chooseOption(dialog, /^市$/, '青岛市');
  await chooseOption(dialog, /^区县$/, '市北区');
  await dialog.getByLabel('详细地址').fill('黑龙江南路2号');
  await dialog.getByLabel('收货联系人').fill('刘芳');
  await dialog.getByLabel('收货电话').fill('13800000011');
}

it('HTTP-05 HTTP-07 typed text stays through a cut network, a reload and the end of the session', async () => {
  const page = await open('/deliveryaddress');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('地址名称').fill('腾达新馆');
  await fillAddress(page);
  const reconnect = await cutCalls(page, '**/addresses/save');
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await dialog.getByText(/^地址没有保存：没有收到结果/).waitFor();
  reconnect();
  await page.reload();
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await holds(dialog.getByLabel('详细地址'), '黑龙江南路2号');
  await endSession(page, 'saveDeliveryAddress');
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await page.waitForURL(/\/provider\/authorize/);
  await choosePersona(page, 'directAdmin');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await holds(dialog.getByLabel('收货联系人'), '刘芳');
});

it('PROF-03 ADDR-01 axe finds nothing in what opens over addresses and sub-accounts, and the row that is changed keeps the focus', async () => {
  const page = await open('/deliveryaddress');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await dialog.getByText('请选择省、市和区县').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '不保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = rowOf(page, '8800130003');
  await row.getByRole('button', { name: '修改：8800130003' }).click();
  await page.keyboard.press('Escape');
  await row.getByText('大家居门店', { exact: true }).waitFor();
  await row.locator('button[aria-label="修改：8800130003"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await row.getByRole('textbox', { name: '收货电话' }).fill('1380000');
  await row.getByRole('button', { name: '保存：8800130003' }).click();
  await row.getByText('请填写 11 位手机号').waitFor();
  await expectAccessible(page);
  await rowOf(page, '8800130002')
    .getByRole('button', { name: /审批中$/ })
    .click();
  const record = page.getByRole('dialog', { name: '变更申请 SC2026112000031' });
  await record.getByText('门店搬迁').waitFor();
  await expectAccessible(page);
  await record.getByRole('button', { name: '关闭' }).last().click();
  await moveTo(page, '/personal/payerZY');
  await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '子账号管理' }).click();
  await rowOf(page, 'liuf01').getByRole('button', { name: /^编辑/ }).click();
  await page.getByRole('dialog', { name: '编辑子账号 liuf01' }).waitFor();
  await expectAccessible(page);
});
