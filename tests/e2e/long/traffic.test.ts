/** Whole vehicles: carpools, accounts, a phone. Their rules: rules/buying/traffic and features/vehicles. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { post } from '../support/buying';
import { chooseOption, holds, typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';
import { armFault, signIn, visit } from '../support/portal';
import { submitVehicle, vehicle } from '../support/vehicles';

const FIRST = '车次 IBR2026112001';
const SECOND = '车次 IBR2026112002';
const SUBMIT = '提交整车订单';

const dialog = (page: Page) => page.getByRole('dialog');

const open = freshPages('directAdmin');

it('TRAF-01 TRAF-01d TRAF-01f quantities, payers, the delivery contact, the way of delivery and the billing party are kept', async () => {
  const page = await open();
  const code = '8800123456';
  const goods = { productCode: 'GA3500D01', number: 90, carType: 'C096', supplyCode: 'JD3702' };
  await post(page, '/traffic/cart/add', { saletoCode: code, sendtoCode: code, ...goods });
  await page.goto('/traffic/cart');
  const first = vehicle(page, FIRST);
  const second = vehicle(page, SECOND);
  await second.waitFor();
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '批量改付款方' }).click();
  await chooseOption(dialog(page), '新付款方', '授信账户');
  await dialog(page)
    .getByText(/付款方余额仅 ¥500,000.00/)
    .waitFor();
  await chooseOption(dialog(page), '新付款方', '青岛崂山腾达家电有限公司');
  await dialog(page).getByRole('button', { name: '更换付款方' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await second.getByText('可用余额 ¥1,286,500.00').waitFor();
  await typeNumber(first, 'BCD-536WGHTD数量', '31');
  await first.getByText('¥102,269.00').waitFor();
  await page
    .getByRole('region', { name: '送达方 8800130002' })
    .getByRole('button', { name: '维护联系人' })
    .click();
  await dialog(page).getByRole('textbox', { name: '联系人' }).fill('李师傅');
  await dialog(page).getByRole('textbox', { name: '联系电话' }).fill('1380000');
  await dialog(page).getByRole('button', { name: '保存联系人' }).click();
  await dialog(page).getByText('请填写 11 位手机号').waitFor();
  await dialog(page).getByRole('textbox', { name: '联系电话' }).fill('13800000033');
  await dialog(page).getByRole('button', { name: '保存联系人' }).click();
  await page.getByText('收货联系人 李师傅 13800000033').waitFor();
  await second.getByText('自提').click();
  await second.getByRole('button', { name: '自提', pressed: true }).waitFor();
  await chooseOption(second, 'IBR2026112002 的开票方', code);
  const billing = second.getByText('(8800123456)青岛崂山腾达家电有限公司').filter({ visible: true }).first();
  await billing.waitFor();
  await page.reload();
  await holds(first.getByRole('textbox', { name: 'BCD-536WGHTD数量' }), '31');
  await page.getByText('收货联系人 李师傅 13800000033').waitFor();
  await second.getByRole('button', { name: '自提', pressed: true }).waitFor();
  await billing.waitFor();
  await expectAccessible(page);
});

it('TRAF-01c HTTP-01 a vehicle is offered for carpool, taken back, joins a package and leaves it; a running pre-check is cancelled and nothing is ordered; orders of a package name their customers, and several get another payer at once', async () => {
  const page = await open('/traffic/cart');
  const second = vehicle(page, SECOND);
  await second.getByRole('button', { name: '挂单' }).click();
  await second.getByText('已挂单').waitFor();
  const removal = second.getByRole('button', { name: /^删除 XQG100-B06，已参与拼车/ });
  await expect.poll(() => removal.isDisabled()).toBe(true);
  await second.getByRole('button', { name: '取消挂单' }).click();
  await second.getByText('未拼车').waitFor();
  await second.getByRole('button', { name: '并单' }).click();
  await dialog(page)
    .getByRole('radio', { name: /PC20261120005/ })
    .check();
  await dialog(page).getByRole('button', { name: '并入 PC20261120005' }).click();
  await second.getByText('已并单 PC20261120005').waitFor();
  await second.getByRole('button', { name: '取消并单' }).click();
  await second.getByText('未拼车').waitFor();
  await armFault(page, { operationId: 'preCheckTrafficOrder', kind: 'hang' });
  await submitVehicle(page, FIRST, SUBMIT);
  await dialog(page)
    .getByText(/正在检查库存、价格、余额和装载率/)
    .waitFor();
  await expectAccessible(page, '.ant-modal');
  await dialog(page).getByRole('button', { name: '取消提交' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await vehicle(page, FIRST).waitFor();
  await moveTo(page, '/traffic/accept');
  await page.getByRole('checkbox', { name: '选择 LS20261119001' }).check();
  await page.getByRole('checkbox', { name: '选择 LS20261118001' }).check();
  await page.getByText('已选 2 单').waitFor();
  await page.getByRole('button', { name: '批量改付款方' }).click();
  await chooseOption(dialog(page), '新付款方', '票据账户');
  await dialog(page).getByRole('button', { name: '更换付款方' }).click();
  await waitForMessage(page, '已更换 2 个订单的付款方');
  await page.locator('[data-row-key="LS20261118001"]').getByText('腾达家电票据账户').waitFor();
  await page.getByRole('tab', { name: '拼车' }).click();
  await page.getByRole('button', { name: '查看同车客户 PC20261120003' }).click();
  await page.getByRole('listitem').getByText('青岛黄岛腾达家电分公司').first().waitFor();
  await expectAccessible(page);
});

it('TRAF-01 ROUTE-01 balances and what cart and unpaid orders leave of them; a half-filled application is kept alive, and one goes from draft to approval', async () => {
  const page = await open('/trafficAccount');
  await page.getByRole('row', { name: /腾达家电授信账户.*¥500,000.00/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: '查看占用明细' }).click();
  await page.getByRole('row', { name: /青岛崂山.*¥296,880.00.*¥132,344.00.*¥857,276.00/ }).waitFor();
  await expectAccessible(page);
  await moveTo(page, '/trafficAuthNew');
  await page.getByRole('button', { name: '申请：8800130003' }).click();
  const form = page.getByRole('region', { name: '整车权限申请' });
  const name = form.getByRole('textbox', { name: '收货联系人' });
  await name.fill('写到一半');
  await page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .click();
  await page.waitForURL(/\/cart/);
  await page.goBack();
  await name.waitFor();
  await holds(name, '写到一半');
  await name.fill('');
  await form.getByRole('button', { name: '提交申请' }).click();
  await form.getByText('请填写联系人').waitFor();
  await name.fill('孙师傅');
  await form.getByRole('textbox', { name: '联系电话' }).fill('13800000021');
  await chooseOption(form, '可进入的车型', '9.6米厢式货车');
  await form.getByRole('textbox', { name: '申请说明' }).fill('仓库可停9.6米车');
  await form.getByRole('textbox', { name: '申请说明' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: '提交申请' }).click();
  await page.locator('[data-row-key="8800130003"]').getByText('审批中').waitFor();
});

it('TRAF-01 list, cart and acceptance work within reach of a thumb, without axe findings', async () => {
  const dealer = await visit({ width: 390, height: 844 });
  const { page } = dealer;
  await signIn(page, 'directAdmin', '/traffic/list');
  await typeNumber(page, 'EC60-PT5数量', '5');
  // At its end, where the bar at the foot lies over no field.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  await page.getByRole('button', { name: '加入整车购物车' }).click();
  await waitForMessage(page, '已加入整车购物车：1 种 · 5 台');
  await moveTo(page, '/traffic/cart');
  await vehicle(page, FIRST).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await moveTo(page, '/traffic/accept');
  await page.getByText('LS20261119001').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  expect(dealer.problems).toEqual([]);
  await dealer.end();
});
