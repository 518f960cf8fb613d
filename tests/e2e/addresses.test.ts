import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { chooseOption, holds } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { addressOf, moveTo } from './support/page-addresses';
import { press, waitForPage } from './support/page-watch';
import { armFault, choosePersona, signIn, visit } from './support/portal';

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

describe('delivery addresses', () => {
  it('ADDR-01 ADDR-03 a new address is checked field by field before it is sent', async () => {
    const page = await open('/deliveryaddress');
    await rowOf(page, '8800123456').getByText('默认', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '新增收货地址' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存地址' }).click();
    for (const text of ['请填写地址名称', '请选择省、市和区县', '请填写详细地址', '请填写 11 位手机号'])
      await dialog.getByText(text).waitFor();
    await expectAccessible(page);
  });

  it('HTTP-05 HTTP-07 what was typed stays through a cut network, a reload and the end of the session', async () => {
    const page = await open('/deliveryaddress');
    await page.getByRole('button', { name: '新增收货地址' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('地址名称').fill('腾达新馆');
    await fillAddress(page);
    await page.route('**/addresses/save', (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await dialog.getByText(/^地址没有保存：没有收到结果/).waitFor();
    await page.unroute('**/addresses/save');
    await page.reload();
    await page.getByRole('button', { name: '新增收货地址' }).click();
    await holds(dialog.getByLabel('详细地址'), '黑龙江南路2号');
    await armFault(page, { operationId: 'saveDeliveryAddress', kind: 'bodyStatus500' });
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await page.getByRole('button', { name: '新增收货地址' }).click();
    await holds(dialog.getByLabel('收货联系人'), '刘芳');
  });

  it('HTTP-08 429 is told in the form; then the address is saved and stands in the list', async () => {
    const page = await open('/deliveryaddress');
    await page.getByRole('button', { name: '新增收货地址' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('地址名称').fill('腾达新馆');
    await fillAddress(page);
    await armFault(page, { operationId: 'saveDeliveryAddress', kind: 'status', status: 429 });
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await dialog.getByText('请求过于频繁').waitFor();
    await press(dialog.getByRole('button', { name: '保存地址' }));
    await rowOf(page, '山东省青岛市市北区黑龙江南路2号').getByText('腾达新馆').waitFor();
    await page.getByRole('button', { name: '新增收货地址' }).click();
    await holds(dialog.getByLabel('详细地址'), '');
    await dialog.getByRole('button', { name: '不保存' }).click();
  });

  it('ADDR-01 name and contact are changed in the row: Escape gives up, Enter saves what is right', async () => {
    const page = await open('/deliveryaddress');
    const row = rowOf(page, '8800130003');
    await row.getByRole('button', { name: '修改：8800130003' }).click();
    await row.getByRole('textbox', { name: '地址名称' }).fill('写错了');
    await page.keyboard.press('Escape');
    await row.getByText('大家居门店', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('修改');
    await page.keyboard.press('Enter');
    await row.getByRole('textbox', { name: '收货电话' }).fill('1380000');
    await row.getByRole('button', { name: '保存：8800130003' }).click();
    await row.getByText('请填写 11 位手机号').waitFor();
    await expectAccessible(page);
    await row.getByRole('textbox', { name: '收货电话' }).fill('13800000013');
    await page.keyboard.press('Enter');
    await page.getByText('收货地址 (8800130003) 已修改').waitFor();
    await row.getByText('13800000013').waitFor();
  });

  it('ADDR-01 a ship-to with an open change cannot be changed again until the change is revoked', async () => {
    const page = await open('/deliveryaddress');
    const row = rowOf(page, '8800130002');
    await row.getByRole('button', { name: /^申请变更：8800130002，有审批中的变更申请/ }).waitFor();
    await row.getByRole('button', { name: /审批中$/ }).click();
    const record = page.getByRole('dialog', { name: '变更申请 SC2026112000031' });
    await record.getByText('门店搬迁').waitFor();
    await expectAccessible(page);
    await record.getByRole('button', { name: '撤销申请' }).click();
    await page.locator('.ant-modal-confirm').getByRole('button', { name: '撤销申请' }).click();
    await record.getByText('已撤销').waitFor();
    await record.getByRole('button', { name: '撤销申请，审批已结束，不能撤销' }).waitFor();
    await record.getByRole('button', { name: '关闭' }).last().click();
    await row.getByRole('button', { name: '申请变更：8800130002', exact: true }).click();
  });

  it('ADDR-01 a change is submitted, and waits for approval', async () => {
    const page = await open('/deliveryaddress');
    await page.getByRole('button', { name: '申请变更：8800130003', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await fillAddress(page);
    await dialog.getByRole('button', { name: '提交变更申请' }).click();
    await dialog.getByText('请填写变更原因').waitFor();
    await dialog.getByLabel('变更原因').fill('门店搬迁');
    await dialog.getByRole('button', { name: '提交变更申请' }).click();
    await page.getByText(/^变更申请 SC\d+ 已提交/).waitFor();
    await rowOf(page, '8800130003').getByText('审批中').waitFor();
  });

  it('ADDR-01 the default is switched after the call succeeded; a failure says so and keeps it', async () => {
    const page = await open('/deliveryaddress');
    await armFault(page, { operationId: 'setDefaultAddress', kind: 'business', code: '0', msg: '失败' });
    await rowOf(page, '8800130002')
      .getByRole('button', { name: /^设为默认/ })
      .click();
    await page.getByText('设置默认送达方失败').waitFor();
    await rowOf(page, '8800123456').getByText('默认', { exact: true }).waitFor();
    await press(rowOf(page, '8800130002').getByRole('button', { name: /^设为默认/ }));
    await rowOf(page, '8800130002').getByText('默认', { exact: true }).waitFor();
    await page.getByText(/^默认送达方 \(8800130002\)/).waitFor();
  });
});

describe('payers and sub-accounts', () => {
  it('FLOAT-05 PROF-02 payers show balances and labels; the default is set after a question', async () => {
    const page = await open('/personal/payerZY');
    const credit = page
      .getByRole('grid', { name: '付款方', exact: true })
      .getByRole('row')
      .filter({ hasText: '授信账户' });
    await credit.getByText('¥500,000.00').waitFor();
    await rowOf(page, '8800200190').getByText('安全付', { exact: true }).waitFor();
    await rowOf(page, '8800200103')
      .getByRole('button', { name: /专用账户不能设为默认付款方$/ })
      .waitFor();
    await expectAccessible(page);
    await credit.getByRole('button', { name: /^设为默认/ }).click();
    await page.getByRole('button', { name: '设为默认付款方', exact: true }).click();
    await credit.getByText('默认', { exact: true }).waitFor();
    await page.getByRole('group', { name: '付款方状态' }).getByText('失效').click();
    await page.getByText('没有符合条件的付款方').waitFor();
  });

  it('PROF-02 each of the other addresses of the payers shows them', async () => {
    const page = await open('/personal/payerCT');
    for (const name of ['payerCT', 'oldpayerZY', 'oldpayerCT', 'oldPayer'] as const) {
      await moveTo(page, addressOf(name));
      await waitForPage(page, name);
      await rowOf(page, '青岛崂山腾达家电有限公司').first().getByText('默认', { exact: true }).waitFor();
      await expectAccessible(page);
    }
  });

  it('PROF-03 ACC-01a ACC-01b ACC-01c an administrator reaches the sub-accounts and changes roles, permissions and state of one', async () => {
    const page = await open('/personal/payerZY');
    await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '子账号管理' }).click();
    const row = rowOf(page, 'liuf01');
    await row.getByRole('button', { name: /^编辑/ }).click();
    const dialog = page.getByRole('dialog', { name: '编辑子账号 liuf01' });
    await dialog.getByRole('checkbox', { name: '财务专员' }).check();
    await expect.poll(() => dialog.getByRole('checkbox', { name: '退货办理' }).isChecked()).toBe(true);
    await dialog.getByRole('checkbox', { name: '补货计算器' }).uncheck();
    await dialog.getByRole('switch', { name: '是否启用' }).click();
    await expectAccessible(page);
    await page.route('**/updateSubAccount', (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: '保存 liuf01' }).click();
    await dialog.getByText(/^没有保存：/).waitFor();
    expect(await dialog.getByRole('checkbox', { name: '财务专员' }).isChecked()).toBe(true);
    await page.unroute('**/updateSubAccount');
    await press(dialog.getByRole('button', { name: '保存 liuf01' }));
    await row.getByText('停用').waitFor();
    await row.getByText('直营采购员、财务专员').waitFor();
    await row.getByRole('button', { name: /^编辑/ }).click();
    await expect.poll(() => dialog.getByRole('checkbox', { name: '补货计算器' }).isChecked()).toBe(false);
    await dialog.getByRole('button', { name: '不保存' }).click();
    await expectAccessible(page);
  });
});

describe('followed products', () => {
  it('CONCERN-01a CONCERN-01b CONCERN-01c follows a product from its page and from the list, orders it, and stops following', async () => {
    const page = await open('/detail/GR0325A03');
    await page.getByRole('button', { name: '关注：BCD-325WLHFD' }).click();
    await page.getByRole('button', { name: '关注：BCD-325WLHFD', pressed: true }).waitFor();
    await moveTo(page, '/myConcern');
    const row = rowOf(page, 'BCD-325WLHFD');
    await row.getByRole('button', { name: '加入购物车：BCD-325WLHFD' }).click();
    await page.getByText('加入购物车成功').waitFor();
    await expectAccessible(page);
    await row.getByRole('button', { name: /^取消关注/ }).click();
    await page.getByRole('button', { name: '取消关注 BCD-325WLHFD', exact: true }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '添加关注' }).click();
    const dialog = page.getByRole('dialog', { name: '添加关注' });
    await dialog.getByRole('searchbox').fill('BCD-216');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByText('共 1 条').waitFor();
    await dialog.getByRole('row').filter({ hasText: 'BCD-216STPS' }).getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '关注 1 种商品' }).click();
    await rowOf(page, 'BCD-216STPS').waitFor();
  });

  it('CONCERN-01c several are taken off at once', async () => {
    const page = await open('/myConcern');
    await page.getByRole('main').getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '取消关注 3 种', exact: true }).click();
    await page.getByRole('button', { name: '取消关注 3 种商品' }).click();
    await page.getByText('还没有关注的商品').waitFor();
  });
});

describe('on a phone', () => {
  it('addresses, payers and messages are cards that can be read', async () => {
    const phone = await visit({ width: 390, height: 844 });
    await signIn(phone.page, 'traditional');
    for (const [path, label] of [
      ['/deliveryaddress', '收货地址'],
      ['/personal/payerCT', '付款方'],
      ['/messagelist', '消息'],
    ] as const) {
      await moveTo(phone.page, path);
      await phone.page
        .getByRole('list', { name: label, exact: true })
        .getByRole('listitem')
        .first()
        .waitFor();
      await expectAccessible(phone.page);
    }
    expect(phone.problems).toEqual([]);
    await phone.end();
  });
});
