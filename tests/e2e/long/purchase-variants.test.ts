import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { cartRow, ordersInMock, placeOrders, settleTicked, tickOnly, waitForAnswer } from '../support/buying';
import { typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { loseAnswer } from '../support/network/interception';
import { moveTo, tickAll } from '../support/page-addresses';
import { signIn, visit } from '../support/portal';

/** A page that asks for nothing, from which each moves on. */
const QUIET = '/protectionPolicy';

const order = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Opens a product, chooses where it comes from, and adds it; what addToCart was sent. */
async function addFromDetail(page: Page, [productCode, model]: readonly [string, string], warehouse: string) {
  await moveTo(page, `/detail/${productCode}`);
  // The page of another product stays until this one is known.
  await page.getByRole('heading', { level: 1, name: model, exact: true }).waitFor();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^加入购物车 \d+ 台：/ })
    .first();
  await page.getByRole('radio', { name: warehouse }).check();
  // The message of the one before may still be there.
  const response = await waitForAnswer(page, '**/shoppingCart/add/cart', () => add.click());
  await page.getByText('加入购物车成功').first().waitFor();
  return response.request().postDataJSON();
}

describe('an ordinary order', () => {
  const open = freshPages('directAdmin');

  it('CART-02 CART-03 from cloud warehouses: the classic cart sends yunCangCode and yunCangFlag, NewCart ydyc for YD with its own versions and the chosen credit model', async () => {
    const page = await open(QUIET);
    const added = await addFromDetail(page, ['GA2600D02', 'KFR-26GW/01K'], '青岛云仓');
    expect(added).toMatchObject({ yuncangType: 'YC', yuncangCode: 'YC3702', activityType: 1 });
    const remote = await addFromDetail(page, ['GH6000E01', 'EC60-PT5'], '上海异地云仓');
    expect(remote).toMatchObject({ yuncangType: 'YD', yuncangCode: 'YD3101' });
    await tickOnly(page, '/cart', ['KFR-26GW/01K']);
    await page.locator('.cart-place', { hasText: '云仓 青岛云仓' }).first().waitFor();
    const body = await settleTicked(page);
    expect(body).toMatchObject({ yunCangCode: 'YC3702', yunCangFlag: 'YC' });
    const line = { yuncangType: 'YC', transferVersion: '', kuanXian: 0, isCheckKuanXian: 0, priceType: 'TJ' };
    expect(body.splitComposeList).toMatchObject([
      { activityType: 1, productCode: 'GA2600D02', productList: [line] },
    ]);
    await order(page, 'KFR-26GW/01K').getByText('云仓 青岛云仓').waitFor();
    await placeOrders(page);
    const [classic] = await ordersInMock(page);
    expect(classic?.lineList).toMatchObject([{ productCode: 'GA2600D02', yuncangCode: 'YC3702' }]);
    await page.getByRole('link', { name: `订单 ${classic?.orderNo}` }).waitFor();
    await moveTo(page, '/cart');
    await page.getByRole('link', { name: '新版购物车' }).click();
    await tickOnly(page, '/NewCart', ['EC60-PT5']);
    await cartRow(page, 'EC60-PT5').getByRole('checkbox', { name: '信用模式 30天信用账期' }).check();
    const newBody = await settleTicked(page);
    expect(newBody).toMatchObject({ ydyc: 'YD3101' });
    expect(newBody).not.toHaveProperty('yunCangCode');
    expect(newBody.splitComposeList[0]?.productList).toMatchObject([
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
});

describe('other dealers', () => {
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

  it('ROLE-01 ORDER-01 a POP order uses up what is in reserve first; one without an answer is found in the list', async () => {
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
    await typeNumber(row, 'HKA-J50数量', '20');
    await loseAnswer(page, '**/poprzbh/submitOrder');
    await page.getByRole('button', { name: '提交 POP 订单' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '提交 ¥4,761.00' }).click();
    await dialog.getByText('没有收到提交结果，但订单已生成').waitFor();
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
