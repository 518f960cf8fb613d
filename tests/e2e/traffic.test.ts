// Long because whole vehicles have a list, a cart, orders and permissions of their own.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { post } from './support/buying';
import { chooseOption, holds, pasteColumn, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { chooseFirstDay } from './support/order-pages';
import { moveTo } from './support/page-addresses';
import { press, waitForMessage } from './support/page-watch';
import { armFault, choosePersona, signIn, visit } from './support/portal';
import { submitVehicle, vehicle } from './support/vehicles';

const FIRST = '车次 IBR2026112001';
const SECOND = '车次 IBR2026112002';
const SUBMIT = '提交整车订单';

const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, model: string) => page.getByRole('listitem', { name: model });

describe('a dealer orders whole vehicles', () => {
  const open = freshPages('directAdmin');

  it('SEARCH-01 TRAF-01a the search box of the header searches the list on show', async () => {
    const page = await open('/traffic/list');
    await page.getByRole('combobox', { name: /搜索/ }).fill('KFR');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.waitForURL(/\/traffic\/list\?keyword=KFR/);
    await page.getByText('共 1 种产品').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByText('共 4 种产品').waitFor();
  });

  it('CART-09 TRAF-01b numbers are typed and pasted down the column, held to their ranges, and fill the car type', async () => {
    const page = await open('/traffic/list');
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
    await page.getByRole('button', { name: '加入整车购物车' }).click();
    await waitForMessage(page, '已加入整车购物车：4 种 · 100 台');
    await page.getByRole('link', { name: '整车购物车（8 行）' }).click();
    await page.getByText('共 3 车').waitFor();
  });

  it('CART-09 the cart takes IBL_MINNUM to IBL_MAXNUM, 1 for a minimum of 0, and keeps what was typed', async () => {
    const page = await open('/traffic/cart');
    const first = vehicle(page, FIRST);
    for (const [model, typed, text] of [
      ['BCD-536WGHTD', '9', '数量不能小于 10'],
      ['BCD-536WGHTD', '61', '数量不能大于 60'],
      ['KFR-35GW/01K', '0', '数量不能小于 1'],
      ['KFR-35GW/01K', '１.５', '数量必须是整数'],
    ] as const) {
      await typeNumber(first, `${model}数量`, typed);
      await line(page, model).first().getByText(text).waitFor();
    }
    await typeNumber(first, 'BCD-536WGHTD数量', '31');
    await first.getByText('¥102,269.00').waitFor();
    await page.reload();
    await holds(first.getByRole('textbox', { name: 'BCD-536WGHTD数量' }), '31');
    await expectAccessible(page);
  });

  it('TRAF-01 VALID-01 a payer pays all or a part, at most the sum and its balance', async () => {
    const page = await open('/traffic/cart');
    const first = vehicle(page, FIRST);
    await chooseOption(first, 'IBR2026112001 的付款方', '安全付');
    await first.getByText('付款方余额仅 ¥86,000.00').waitFor();
    await first.getByRole('checkbox').check();
    await expect.poll(() => page.getByRole('button', { name: SUBMIT }).isDisabled()).toBe(true);
    await chooseOption(first, 'IBR2026112001 的付款方', '授信账户');
    await first.getByText('可用余额 ¥500,000.00').waitFor();
    await typeNumber(first, 'IBR2026112001 的付款金额', '296880.01');
    await first.getByText('付款金额不能大于本单金额 ¥296,880.00').waitFor();
    await typeNumber(first, 'IBR2026112001 的付款金额', '200000');
    await first.getByText('其余 ¥96,880.00 之后付清').waitFor();
  });

  it('TRAF-01d chosen vehicles get one payer at once; a balance that is short for all of them is told', async () => {
    const page = await open();
    const code = '8800123456';
    const goods = { productCode: 'GA3500D01', number: 90, carType: 'C096', supplyCode: 'JD3702' };
    await post(page, '/traffic/cart/add', { saletoCode: code, sendtoCode: code, ...goods });
    await page.goto('/traffic/cart');
    await vehicle(page, SECOND).waitFor();
    const all = page.getByRole('checkbox', { name: '全选' });
    await all.check();
    await page.getByRole('button', { name: '批量改付款方' }).click();
    await chooseOption(dialog(page), '新付款方', '授信账户');
    await dialog(page)
      .getByText(/付款方余额仅 ¥500,000.00/)
      .waitFor();
    await chooseOption(dialog(page), '新付款方', '青岛崂山腾达家电有限公司');
    await dialog(page).getByRole('button', { name: '更换付款方' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await vehicle(page, SECOND).getByText('可用余额 ¥1,286,500.00').waitFor();
  });

  it('TRAF-01f the delivery contact, the way of delivery and the billing party are kept', async () => {
    const page = await open('/traffic/cart');
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
    const second = vehicle(page, SECOND);
    await second.getByText('自提').click();
    await second.getByRole('button', { name: '自提', pressed: true }).waitFor();
    await chooseOption(second, 'IBR2026112002 的开票方', '8800123456');
    await second
      .getByText('(8800123456)青岛崂山腾达家电有限公司')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.reload();
    await second.getByRole('button', { name: '自提', pressed: true }).waitFor();
    await second
      .getByText('(8800123456)青岛崂山腾达家电有限公司')
      .filter({ visible: true })
      .first()
      .waitFor();
  });

  it('TRAF-01c a vehicle is offered for carpool, taken back, joins a package and leaves it', async () => {
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
  });

  it('HTTP-01 TRAF-01 the pre-check marks its lines; while it runs it can be cancelled, and nothing is ordered', async () => {
    const page = await open('/traffic/cart');
    await armFault(page, { operationId: 'preCheckTrafficOrder', kind: 'example', example: 'problems' });
    await submitVehicle(page, FIRST, SUBMIT);
    await vehicle(page, FIRST).getByText('基地库存不足，最多可订80台').waitFor();
    await armFault(page, { operationId: 'preCheckTrafficOrder', kind: 'hang' });
    await page.getByRole('button', { name: SUBMIT }).click();
    await dialog(page)
      .getByRole('button', { name: /^提交 ¥/ })
      .click();
    await dialog(page)
      .getByText(/正在检查库存、价格、余额和装载率/)
      .waitFor();
    await expectAccessible(page, '.ant-modal');
    await dialog(page).getByRole('button', { name: '取消提交' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await vehicle(page, FIRST).waitFor();
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
    await row.getByText('待发货').waitFor();
    await row.getByRole('button', { name: `付款：${flowNo}` }).click();
    await chooseOption(dialog(page), '付款方', '安全付');
    await dialog(page).getByText('付款方余额仅 ¥86,000.00').waitFor();
    await chooseOption(dialog(page), '付款方', '青岛崂山腾达家电有限公司');
    await dialog(page).getByRole('button', { name: '支付 ¥296,880.00' }).click();
    await row.getByText('已付款').waitFor();
    await row.getByRole('button', { name: `更多操作：${flowNo}` }).click();
    await page.getByRole('menuitem', { name: '申请延期' }).click();
    await dialog(page).getByRole('textbox', { name: '延期到' }).click();
    await chooseFirstDay(page);
    await chooseOption(dialog(page), '审批人', '高建军');
    await dialog(page).getByRole('textbox', { name: '延期原因' }).fill('仓库盘点，暂停收货');
    await dialog(page).getByRole('button', { name: '提交延期申请' }).click();
    await row.getByText('延期审批中').waitFor();
  });

  it('TRAF-01 several orders get another payer at once, all of them or none', async () => {
    const page = await open('/traffic/accept');
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
});

describe('accounts and permissions for whole vehicles', () => {
  const open = freshPages('directAdmin');

  it('TRAF-01 shows balances, and what cart and unpaid orders leave of them', async () => {
    const page = await open('/trafficAccount');
    await page.getByRole('row', { name: /腾达家电授信账户.*¥500,000.00/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '查看占用明细' }).click();
    await page.getByRole('row', { name: /青岛崂山.*¥296,880.00.*¥132,344.00.*¥857,276.00/ }).waitFor();
    await expectAccessible(page);
  });

  it('ROUTE-01 /trafficAuthNew is kept alive with a half-filled application', async () => {
    const page = await open('/trafficAuthNew');
    await page.getByRole('button', { name: '申请：8800130003' }).click();
    const name = page.getByRole('textbox', { name: '收货联系人' });
    await name.fill('写到一半');
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .click();
    await page.waitForURL(/\/cart/);
    await page.goBack();
    await name.waitFor();
    await holds(name, '写到一半');
  });

  it.each(['/trafficAuth', '/offsitePermissionApply'])(
    'TRAF-01 %s applies for a ship-to: draft, then approval',
    async (path) => {
      const page = await open(path);
      const key = path === '/trafficAuth' ? '8800130003' : '8800130002';
      const row = page.locator(`[data-row-key="${key}"]`);
      await row.getByRole('button', { name: /申请：/ }).click();
      const form = page.getByRole('region', { name: '整车权限申请' });
      await form.getByRole('button', { name: '提交申请' }).click();
      await form.getByText('请填写联系人').waitFor();
      await form.getByRole('textbox', { name: '收货联系人' }).fill('孙师傅');
      await form.getByRole('textbox', { name: '联系电话' }).fill('13800000021');
      await chooseOption(form, '可进入的车型', '9.6米厢式货车');
      await form.getByRole('textbox', { name: '申请说明' }).fill('仓库可停9.6米车');
      await form.getByRole('textbox', { name: '申请说明' }).click();
      await expectAccessible(page);
      await form.getByRole('button', { name: '提交申请' }).click();
      await row.getByText('审批中').waitFor();
    },
  );
});

describe('when a whole-vehicle submit goes wrong', () => {
  const open = freshPages('directKzxkh');

  it.each([
    [
      'TRAF-01 a short balance',
      { kind: 'example', example: 'shortBalance' },
      '付款方余额不足，请充值或更换付款方',
    ],
    ['HTTP-08 429', { kind: 'status', status: 429 }, '请求过于频繁，请稍后再试'],
  ])('%s is told, and the cart stays as it was', async (_name, fault, text) => {
    const page = await open('/traffic/cart');
    await armFault(page, { operationId: 'submitTrafficCart', ...fault });
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page).getByText(text).waitFor();
    await dialog(page).getByText('没有下单，购物车保持原样。').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
  });

  it('ORDER-01 an answer that never came is looked up; what the list does not have may be sent again', async () => {
    const page = await open('/traffic/cart');
    await armFault(page, { operationId: 'submitTrafficCart', kind: 'reset' });
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page).getByText('订单列表中也没有该订单').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
  });

  it('ORDER-01 while the list cannot be read an equal submit is held back, also after a reload', async () => {
    const page = await open('/traffic/cart');
    await armFault(page, { operationId: 'submitTrafficCart', kind: 'reset' });
    await armFault(page, { operationId: 'queryTrafficOrders', kind: 'reset' });
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page).getByText('暂时无法确认是否已下单').waitFor();
    await page.reload();
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page)
      .getByText(/相同的订单提交结果未知/)
      .waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await page.getByRole('button', { name: '在订单列表中核对' }).click();
    await waitForMessage(page, '订单列表中没有该订单，可以重新提交');
    await page.getByRole('button', { name: '在订单列表中核对' }).waitFor({ state: 'detached' });
  });

  it('HTTP-07 a session that ends during submit leads through sign-in back to the same cart', async () => {
    const page = await open('/traffic/cart');
    await armFault(page, { operationId: 'submitTrafficCart', kind: 'bodyStatus500' });
    await submitVehicle(page, FIRST, SUBMIT);
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directKzxkh');
    await page.waitForURL(/\/traffic\/cart/);
    await vehicle(page, FIRST).waitFor();
  });

  it('TRAF-01 without network the cart says so and comes back', async () => {
    const page = await open('/traffic/list');
    const context = page.context();
    await page.getByText('共 4 种产品').waitFor();
    await context.setOffline(true);
    await typeNumber(page, 'KFR-35GW/01K数量', '20');
    await press(page.getByRole('button', { name: '加入整车购物车' }));
    await waitForMessage(page, '1 种产品没有加入');
    await context.setOffline(false);
    await holds(page.getByRole('textbox', { name: 'KFR-35GW/01K数量' }), '20');
    await page.getByRole('button', { name: '加入整车购物车' }).click();
    await waitForMessage(page, '已加入整车购物车：1 种 · 20 台');
  });

  it('ORDER-01 orders that were placed without an answer are found; another tab cannot submit them again', async () => {
    const page = await open('/traffic/cart');
    const context = page.context();
    await vehicle(page, FIRST).getByText('可发运').waitFor();
    const other = await context.newPage();
    await other.goto('/traffic/cart');
    await vehicle(other, FIRST).waitFor();
    await page.route('**/traffic/cart/cartSubmit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitVehicle(page, FIRST, SUBMIT);
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    await dialog(page).getByRole('button', { name: '留在购物车' }).click();
    await vehicle(page, FIRST).waitFor({ state: 'detached' });
    await submitVehicle(other, FIRST, SUBMIT);
    await dialog(other).getByText('车次已提交或已删除，请刷新购物车').waitFor();
  });
});

describe('a dealer orders whole vehicles on a phone', () => {
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
    await page.goto('/traffic/accept');
    await page.getByText('LS20261119001').waitFor();
    await expectAccessible(page);
    expect(dealer.problems).toEqual([]);
    await dealer.end();
  });
});
