import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { cartRow, ordersInMock, placeOrders, settleTicked, tickOnly, waitForAnswer } from './support/buying';
import { chooseOption, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { moveTo, tickAll } from './support/page-addresses';
import { waitForPage } from './support/page-watch';
import { signIn, visit } from './support/portal';

/** A page that asks for nothing, from which each moves on. */
const QUIET = '/protectionPolicy';

const order = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Opens a product, chooses where it comes from, and adds it; what addToCart was sent. */
async function addFromDetail(page: Page, productCode: string, warehouse?: string) {
  await moveTo(page, `/detail/${productCode}`);
  await waitForPage(page, 'detail');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^加入购物车 \d+ 台：/ })
    .first();
  await add.waitFor();
  if (warehouse) await page.getByRole('radio', { name: warehouse }).check();
  // The message of the one before may still be there.
  const response = await waitForAnswer(page, '**/shoppingCart/add/cart', () => add.click());
  await page.getByText('加入购物车成功').first().waitFor();
  return response.request().postDataJSON();
}

describe('an ordinary order', () => {
  const open = freshPages('directAdmin');

  it('CART-02 CART-03 from a cloud warehouse: the classic cart sends yunCangCode and yunCangFlag', async () => {
    const page = await open(QUIET);
    const added = await addFromDetail(page, 'GA2600D02', '青岛云仓');
    expect(added).toMatchObject({ yuncangType: 'YC', yuncangCode: 'YC3702', activityType: 1 });
    await tickOnly(page, '/cart', ['KFR-26GW/01K']);
    await page.locator('.cart-place', { hasText: '云仓 青岛云仓' }).waitFor();
    const body = await settleTicked(page);
    expect(body).toMatchObject({ yunCangCode: 'YC3702', yunCangFlag: 'YC' });
    const line = { yuncangType: 'YC', transferVersion: '', kuanXian: 0, isCheckKuanXian: 0, priceType: 'PT' };
    expect(body.splitComposeList).toMatchObject([
      { activityType: 1, productCode: 'GA2600D02', productList: [line] },
    ]);
    await order(page, 'KFR-26GW/01K').getByText('云仓 青岛云仓').waitFor();
    await placeOrders(page);
    const [placed] = await ordersInMock(page);
    expect(placed?.lineList).toMatchObject([{ productCode: 'GA2600D02', yuncangCode: 'YC3702' }]);
    await page.getByRole('link', { name: `订单 ${placed?.orderNo}` }).click();
    await page.getByRole('heading', { name: new RegExp(placed?.orderNo ?? '') }).waitFor();
  });

  it('CART-02 CART-03 NewCart sends ydyc for YD, its own versions and the chosen credit model', async () => {
    const page = await open(QUIET);
    const added = await addFromDetail(page, 'GH6000E01', '上海异地云仓');
    expect(added).toMatchObject({ yuncangType: 'YD', yuncangCode: 'YD3101' });
    await moveTo(page, '/cart');
    await page.getByRole('link', { name: '新版购物车' }).click();
    await tickOnly(page, '/NewCart', ['EC60-PT5']);
    await cartRow(page, 'EC60-PT5').getByRole('checkbox', { name: '信用模式 30天信用账期' }).check();
    const body = await settleTicked(page);
    expect(body).toMatchObject({ ydyc: 'YD3101' });
    expect(body).not.toHaveProperty('yunCangCode');
    expect(body.splitComposeList[0]?.productList).toMatchObject([
      { transferVersion: '1', priceVersion: 'PV202611', creditModel: 'XY30', isCheckCreditModel: 1 },
    ]);
    await order(page, 'EC60-PT5').getByText('信用模式 30天信用账期').waitFor();
    await order(page, 'EC60-PT5').getByText('异地云仓 上海异地云仓').waitFor();
    await placeOrders(page);
    await page.getByRole('link', { name: '返回购物车' }).click();
    await page.getByRole('heading', { level: 1, name: '购物车（新版）' }).waitFor();
    const [placed] = await ordersInMock(page);
    expect(placed?.lineList).toMatchObject([{ creditModel: 'XY30', yuncangCode: 'YD3101' }]);
  });

  it('CART-02 a week promise with its week, a sample-machine price within the quantity that binds', async () => {
    const page = await open(QUIET);
    await addFromDetail(page, 'GK1400F03');
    await addFromDetail(page, 'GW1000C01');
    await tickOnly(page, '/cart', []);
    const rows = page.getByRole('grid').getByRole('row');
    const promised = rows.filter({ has: page.getByRole('combobox', { name: /的到货$/ }) }).last();
    const sample = rows.filter({ has: page.getByRole('combobox', { name: /的价格$/ }) }).last();
    await promised.getByRole('checkbox').first().check();
    const arrival = promised.getByRole('combobox', { name: /的到货$/ });
    await arrival.focus();
    await arrival.selectOption('周承诺 2026年第49周 11-30 ~ 12-06');
    await promised.getByText('11-30 ~ 12-06 到货', { exact: true }).waitFor();
    await arrival.focus();
    await arrival.selectOption({ label: '远周次 2026年第51周 12-14 ~ 12-20' });
    await promised.getByText('12-14 ~ 12-20 到货', { exact: true }).waitFor();
    const week = (await arrival.locator('option').allTextContents()).find((text) =>
      text.startsWith('周承诺，'),
    );
    await arrival.selectOption({ label: week ?? '' });
    await sample.getByRole('checkbox').first().check();
    await sample.getByRole('combobox', { name: /的价格$/ }).focus();
    await sample
      .getByRole('combobox', { name: /的价格$/ })
      .selectOption({ label: '样机出样价 ¥1,959.30（可购 1 台）' });
    await typeNumber(sample, `${await sample.getAttribute('aria-label')}数量`, '2');
    await sample.getByText('样机出样价只可再购 1 台，请减少数量或改用普通价').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '去结算' }).isDisabled()).toBe(true);
    await typeNumber(sample, `${await sample.getAttribute('aria-label')}数量`, '1');
    await page.getByText('已选 2 种 · 2 台').waitFor();
    await expectAccessible(page);
    const body = await settleTicked(page);
    const lines = body.splitComposeList.flatMap(({ productList }) => productList);
    expect(lines).toMatchObject([
      { isCheckWeekPromise: 1, weekPromise: '202649', isCheckFarWeek: 0, farWeek: '202651' },
      {
        priceType: 'YJCY',
        number: 1,
        priceVersionInfo: { versionCode: 'YJ20261010-1', usableQty: 2, realQty: 1 },
      },
    ]);
    expect(lines[0]?.['farWeekDate']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lines[1]).not.toHaveProperty('farWeekDate');
    await page.getByText(/^周承诺 2026年第49周（2026-.* 到货）$/).waitFor();
    await page.getByText('样机出样价').waitFor();
    await expectAccessible(page);
    await placeOrders(page);
    const placed = await ordersInMock(page);
    expect(placed.slice(0, 2).map(({ amount }) => amount)).toContain(1959.3);
  });

  it('CART-01 a package at its price, a flash purchase and the products of a suit are settled together', async () => {
    const page = await open(QUIET);
    await moveTo(page, '/packageList');
    // Enter would add at once.
    await page.getByRole('textbox', { name: '10公斤洗烘套餐套数', exact: true }).fill('2');
    await page.getByRole('button', { name: '加入购物车：10公斤洗烘套餐' }).click();
    await page.getByText('加入购物车成功').first().waitFor();
    await moveTo(page, '/underwriting');
    await typeNumber(page, 'KFR-26GW/01K数量', '5');
    const bar = page.getByRole('region', { name: '合计与操作' });
    await bar.getByText('¥8,995.00').waitFor();
    await bar.getByRole('button', { name: '加入购物车' }).click();
    await moveTo(page, '/suit/detail/FA3001');
    await bar.getByText('已填 3 种').waitFor();
    await bar.getByRole('button', { name: '加入购物车' }).click();
    await page.getByRole('link', { name: /^购物车，7 种商品/ }).waitFor();
    await tickOnly(page, '/cart', ['10公斤洗烘套餐', 'KFR-26GW/01K']);
    await cartRow(page, '10公斤洗烘套餐').getByText('每套省 ¥299.00').waitFor();
    await cartRow(page, '10公斤洗烘套餐').getByText('¥10,576.00').waitFor();
    await cartRow(page, 'KFR-26GW/01K').getByText('抢购').waitFor();
    await cartRow(page, 'KFR-72LW/05P').getByRole('checkbox').first().check();
    const body = await settleTicked(page);
    expect(body.splitComposeList).toMatchObject([
      { activityType: 2, activityId: 'TC20261101', number: 2, productList: [{ number: 2 }, { number: 2 }] },
      {
        activityType: 3,
        activityId: 'TJ20261101',
        number: 5,
        productList: [{ priceType: 'TJ', price: 1799 }],
      },
      { activityType: 1, activityId: '', productCode: 'GA7200D03' },
    ]);
    expect(body.splitComposeList.slice(0, 2).some((entry) => 'productCode' in entry)).toBe(false);
    expect(body).toMatchObject({ yunCangCode: '', yunCangFlag: '' });
    await page.getByText('已选 3 个订单').waitFor();
    await page.getByRole('region', { name: '合计与操作' }).getByText('¥24,970.00').waitFor();
    await placeOrders(page);
    const amounts = (await ordersInMock(page)).slice(0, 3).map(({ amount }) => amount);
    expect([...amounts].sort((amount, other) => amount - other)).toEqual([5399, 8995, 10576]);
  });

  it('ADDR-02 goods go to the ship-to, to a district or to an address; the choice is kept', async () => {
    const page = await open(QUIET);
    await tickOnly(page, '/cart', ['BCD-536WGHTD']);
    await settleTicked(page);
    const delivery = page.getByRole('region', { name: '配送方式' });
    await delivery.getByText('区域', { exact: true }).click();
    const submit = page.getByRole('button', { name: /^提交( \d+ 个)?订单$/ });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await delivery.getByRole('combobox', { name: '配送区域' }).click();
    for (const name of ['山东省', '青岛市', '崂山区'])
      await page.locator('.ant-cascader-menu-item').filter({ hasText: name }).first().click();
    await delivery.getByText('地址', { exact: true }).click();
    await chooseOption(delivery, '配送地址', '腾达电器城');
    await expectAccessible(page);
    await page.reload();
    await page.getByText('山东省青岛市市北区辽阳西路100号').waitFor();
    const sent = await placeOrders(page);
    expect(sent).toMatchObject({
      deliverType: 'address',
      addressCode: '8800130002',
      whetherOrNotAppOrder: 'PC',
    });
    const [placed] = await ordersInMock(page);
    expect(placed?.sendtoAddress).toContain('腾达电器城');
  });
});

describe('other dealers', () => {
  it('CART-02 channel CT sends its kuanXian with the check on', async () => {
    const { end, page, problems } = await visit();
    await signIn(page, 'traditional', '/cart');
    await cartRow(page, 'BCD-536WGHTD').getByText('宽限 ¥20,000.00').waitFor();
    await tickOnly(page, '/cart', ['BCD-536WGHTD']);
    const body = await settleTicked(page);
    expect(body.splitComposeList[0]?.productList).toMatchObject([{ kuanXian: 20000, isCheckKuanXian: 1 }]);
    await order(page, 'BCD-536WGHTD').getByText('宽限 ¥20,000.00').waitFor();
    await placeOrders(page);
    const [placed] = await ordersInMock(page);
    expect(placed?.lineList).toMatchObject([{ kuanXian: 20000 }]);
    expect(problems).toEqual([]);
    await end();
  });

  it('ADDR-02 channel M with HV003 falls back to the ship-to; CART-08 the next wave follows success', async () => {
    const { end, page, problems } = await visit();
    await signIn(page, 'directKzxkh', '/batchImport');
    await page.getByLabel('从 Excel 粘贴').waitFor();
    await page.evaluate(() => {
      const { owner } = JSON.parse(window.localStorage.getItem('dealer-portal:session') ?? '{}');
      const delivery = '{"type":"address","addressCode":"8800130002"}';
      window.localStorage.setItem(`dealer-portal:delivery@${owner.id}`, delivery);
    });
    await page.getByLabel('从 Excel 粘贴').fill(CODES.map((code) => `${code}\t1`).join('\n'));
    await page.getByRole('button', { name: '预览', exact: true }).click();
    await page.getByRole('button', { name: '加入购物车（23 种）' }).click();
    await page.getByRole('listitem', { name: '第 1 批' }).getByText('已加入购物车').waitFor();
    await page.getByRole('link', { name: '去购物车结算' }).click();
    await page.getByRole('button', { name: /^全部 \d\d$/ }).waitFor();
    await tickAll(page);
    await settleTicked(page);
    const delivery = page.getByRole('region', { name: '配送方式' });
    const byAddress = delivery.getByRole('radio', { name: '地址，当前渠道只能配送到送达方' });
    await expect.poll(() => byAddress.isDisabled()).toBe(true);
    await expect
      .poll(() => delivery.getByRole('radio', { name: '送达方', exact: true }).isChecked())
      .toBe(true);
    expect(await placeOrders(page)).toMatchObject({ deliverType: 'sendTo' });
    await page.getByText(/还有第 2 批（共 2 批）没有下单/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '继续第 2 批' }).click();
    await page.getByRole('button', { name: '加入第 2 批' }).click();
    await page.getByRole('heading', { name: /已全部处理/ }).waitFor();
    expect(problems).toEqual([]);
    await end();
  });

  it('ROLE-01 a POP order uses up what is in reserve first', async () => {
    const { end, page, problems } = await visit();
    await signIn(page, 'directKzxkh', '/popStockList');
    const row = page.locator('tr[data-row-key="POP3701 GS0002H02"]');
    await row.getByText('180 台').waitFor();
    await typeNumber(row, 'HKA-J50数量', '20');
    await page.getByRole('button', { name: '提交 POP 订单' }).click();
    const sent = page.waitForRequest('**/pop*/**');
    await page.getByRole('dialog').getByRole('button', { name: '提交 ¥4,761.00' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      warehouseCode: 'POP3701',
      productList: [{ productCode: 'GS0002H02', number: 20 }],
    });
    await page.getByRole('heading', { level: 1, name: 'POP 下单成功' }).waitFor();
    await page.getByRole('link', { name: '继续从 POP 库存下单' }).click();
    await row.getByText('160 台').waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

/** Every product in stock, 23 of them: more than a cart holds. */
const CODES = [
  ...['GR0536A01', 'GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GF0300B02', 'GW1000C01', 'GW1000C02'],
  ...['GW0800C03', 'GD1000C04', 'GA3500D01', 'GA2600D02', 'GA7200D03', 'GH6000E01', 'GH1600E02', 'GK2200F01'],
  ...['GK5200F02', 'GK1400F03', 'GT6500G01', 'GT7500G02', 'GS0001H01', 'GS0002H02', 'GX0001J01'],
];
