// Long because it is one journey from the activity list to the result and the demand; apart they would order again.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { post } from './support/buying';
import { chooseOption, dayAhead, holds, pasteColumn, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { moveTo } from './support/page-addresses';
import { waitForMessage } from './support/page-watch';
import { armFault, signIn, visit } from './support/portal';

const ACTIVITY = '/bigorder/detail?activityId=DD20261118';

/** A demand that nobody has looked at yet. */
const OPEN_DEMAND = {
  customerCode: '8800123456',
  demandName: '公寓冰箱',
  category: '100000',
  number: 60,
  finalTime: `${dayAhead(56)} 23:59:59`,
  contactName: '王建国',
  contactPhone: '13800000001',
  dynamicList: [
    { fieldCode: 'projectName', value: '西海岸公寓' },
    { fieldCode: 'energyLevel', value: '1' },
    { fieldCode: 'deliverDate', value: dayAhead(56) },
  ],
  imageList: [],
};

const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) => page.getByRole('button', { name: '提交大单' });

/** Two products of the activity, one for each of two weeks. */
async function fillActivity(page: Page): Promise<void> {
  await typeNumber(page, 'BCD-536WGHTD数量', '20');
  await typeNumber(page, 'KFR-35GW/01K数量', '50');
  await chooseOption(page, 'BCD-536WGHTD到货周', '第49周');
  await chooseOption(page, 'KFR-35GW/01K到货周', '第50周');
  await page.getByText('2 种 · 70 台').waitFor();
}

/** Confirms a bulk order that is filled in. */
async function confirmPlace(page: Page): Promise<void> {
  await place(page).click();
  await dialog(page)
    .getByRole('button', { name: /^提交 ¥/ })
    .click();
}

describe('a dealer orders in bulk', () => {
  const open = freshPages('directAdmin');

  it('BIG-01a the activities are narrowed by state; one that is over can be read only', async () => {
    const page = await open('/bigorder/mall_list.json');
    await page.getByRole('article', { name: '秋季厨电大单' }).waitFor();
    await expectAccessible(page);
    await page.getByText('进行中', { exact: true }).first().click();
    await page.waitForURL(/status=20/);
    await armFault(page, {
      operationId: 'getBigActivity',
      kind: 'business',
      code: '0',
      msg: '活动不存在或已下线',
    });
    await moveTo(page, '/bigorder/detail?activityId=DD1');
    await page.getByText('活动不存在或已下线').waitFor();
    await moveTo(page, '/bigorder/mall_list.json');
    await page.getByRole('link', { name: '参加活动 2026双十二大单采购' }).click();
    await page.getByRole('heading', { name: '2026双十二大单采购' }).waitFor();
  });

  it('BIG-01b groups show price, stock and what can be promised week by week', async () => {
    const page = await open(ACTIVITY);
    await page.getByRole('button', { name: '查看库存与周供 BCD-536WGHTD' }).click();
    await dialog(page).getByText('186 台').first().waitFor();
    await dialog(page).getByText('青岛云仓').waitFor();
    await dialog(page).getByText('260 台').waitFor();
    await expectAccessible(page, '.ant-modal');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('BIG-01 numbers are pasted, held to least and most, and must reach the least sum', async () => {
    const page = await open(ACTIVITY);
    await expect.poll(() => place(page).isDisabled()).toBe(true);
    await pasteColumn(page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }), ['19', '0', '50']);
    await page.getByText('19：数量不能小于 20').waitFor();
    await page.getByText('1 种 · 50 台').waitFor();
    await typeNumber(page, 'BCD-536WGHTD数量', '201');
    await page.getByText('数量不能大于 200').waitFor();
    await typeNumber(page, 'KFR-35GW/01K数量', '0');
    await typeNumber(page, 'BCD-536WGHTD数量', '20');
    await page.getByText('¥63,980.00').first().waitFor();
    await fillActivity(page);
    await page.getByText('（比供价省 ¥7,000.00）').waitFor();
    await expectAccessible(page);
  });

  it('BIG-01 a payer that is short is named; a refusal by the server changes nothing', async () => {
    const page = await open(ACTIVITY);
    await fillActivity(page);
    await chooseOption(page, '付款方', '安全付');
    await expect.poll(() => place(page).isDisabled()).toBe(true);
    await chooseOption(page, '付款方', '(8800123456)');
    await armFault(page, { operationId: 'placeBigOrder', kind: 'example', example: 'tooFew' });
    await confirmPlace(page);
    await dialog(page).getByText('536升对开门变频无霜冰箱起订20台，请增加数量').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await holds(page.getByRole('textbox', { name: 'KFR-35GW/01K数量' }), '50');
  });

  it('BIG-01c the bulk order is placed and its result awaited: one order for each week and group', async () => {
    const page = await open(ACTIVITY);
    await fillActivity(page);
    await confirmPlace(page);
    await page.waitForURL(/\/bigorder\/result\?batchNo=DDPC/);
    await page.getByText('大单已受理，正在生成订单').waitFor();
    await page.getByText('全部成功，共 2 个订单').waitFor();
    await page.getByText('¥63,980.00').waitFor();
    await page.getByText('¥104,950.00').waitFor();
    await expectAccessible(page);
  });

  it('BIG-01 ORDER-01 a part that failed is told with its reason', async () => {
    const page = await open();
    await armFault(page, { operationId: 'getBigOrderStatus', kind: 'example', example: 'partly' });
    await page.goto('/bigorder/result?batchNo=DDPC20261120001');
    await page.getByText('2 个订单中有 1 个失败').waitFor();
    await page.getByText('付款方可用余额不足').waitFor();
  });

  it('BIG-01 ROUTE-01 /bulkOrder takes any products, saves a pre-order, stays alive and is placed', async () => {
    const page = await open('/bulkOrder');
    await page.getByText('还没有选择产品').waitFor();
    await page.getByRole('combobox', { name: '查找产品并加入大单' }).fill('BCD-190');
    await page.locator('.ant-select-item-option').filter({ hasText: 'BCD-190TMPK' }).first().click();
    await page.getByRole('alert').getByText('BCD-190TMPK 已停产退市，不能下大单').waitFor();
    await page.getByRole('combobox', { name: '查找产品并加入大单' }).fill('EC60');
    await page.locator('.ant-select-item-option').filter({ hasText: 'EC60-PT5' }).first().click();
    await typeNumber(page, 'EC60-PT5数量', '30');
    await page.getByText('1 种 · 30 台').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存预订单' }).click();
    await waitForMessage(page, /预订单 YD\d+ 已保存，未下单/);
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .click();
    await page.waitForURL(/\/cart/);
    await page.goBack();
    await page.getByText('1 种 · 30 台').waitFor();
    await confirmPlace(page);
    await page.getByText('全部成功，共 1 个订单').waitFor();
  });
});

describe('a dealer asks for a bulk price', () => {
  const open = freshPages('directAdmin');

  it('BIG-01g demands have their state by the lookup and their final time as a date', async () => {
    const page = await open('/bigorder/mall_list.json?tab=demands');
    const row = page.locator('[data-row-key="6601"]');
    await row.getByText('评估中').waitFor();
    await row.getByText('2026-12-10', { exact: true }).waitFor();
    await row.getByRole('button', { name: '删除：6601，需求已被评估，不能删除' }).waitFor();
    await expectAccessible(page);
  });

  it('BIG-01 the form draws the fields of the category, says what is missing, and keeps images', async () => {
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
    await page.getByLabel('选择图片文件').setInputFiles({
      name: 'site.png',
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
    });
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
  });

  it('BIG-01 an open demand is changed and deleted', async () => {
    const page = await open();
    await post(page, '/activity/demand/saveBigOrderDemand', OPEN_DEMAND);
    await page.goto('/bulkOrderInfo');
    await page.getByRole('link', { name: '公寓冰箱', exact: true }).click();
    await page.getByRole('link', { name: '修改' }).click();
    await page.getByRole('textbox', { name: '需求数量（台）' }).fill('80');
    await page.getByRole('button', { name: '保存修改' }).click();
    await page.getByText('80 台').first().waitFor();
    await page.getByText('修改需求').waitFor();
    await page.getByRole('button', { name: '删除' }).click();
    await dialog(page).getByRole('button', { name: '删除需求' }).click();
    await waitForMessage(page, '需求 公寓冰箱 已删除');
    await page.waitForURL(/\/bulkOrderInfo$/);
    await page.getByRole('link', { name: '人才公寓冰箱采购' }).waitFor();
    await page.getByRole('link', { name: '公寓冰箱', exact: true }).waitFor({ state: 'detached' });
  });

  it('BIG-01 a granted demand is ordered at its price, without an answer too; then it is finished, and evaluated once', async () => {
    const page = await open('/bulkOrderInfo?id=6595');
    await page.getByRole('button', { name: '按报价下单' }).click();
    await dialog(page).getByRole('textbox', { name: '工程项目编码' }).fill('GC2026110001');
    await chooseOption(dialog(page), '到货周', '第50周');
    await chooseOption(dialog(page), '付款方', '安全付');
    await dialog(page).getByRole('button', { name: '提交 ¥125,880.00' }).click();
    await dialog(page).getByText('付款方余额仅 ¥86,000.00').waitFor();
    await chooseOption(dialog(page), '付款方', '(8800123456)');
    await page.route('**/order/oldOrder/placeBigOrderB2B', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog(page).getByRole('button', { name: '提交 ¥125,880.00' }).click();
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    await dialog(page).getByRole('link', { name: '查看订单' }).click();
    await page.getByText('¥125,880.00').first().waitFor();
    await moveTo(page, '/bulkOrderInfo?id=6595');
    await page.getByText('客户已按报价下单').waitFor();
    await page.getByRole('button', { name: '评价' }).click();
    await dialog(page).getByRole('button', { name: '提交评价' }).click();
    await dialog(page).getByText('请选择评分').waitFor();
    await dialog(page).getByRole('radio').nth(3).click();
    await dialog(page).getByRole('textbox', { name: '评价内容' }).fill('报价合理');
    await dialog(page).getByRole('button', { name: '提交评价' }).click();
    await page.getByText('评分4分：报价合理').waitFor();
    await page.getByRole('button', { name: '评价' }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  it('BIG-01e a finished demand shows record and evaluation; the images of an open one change', async () => {
    const page = await open('/bulkOrderInfo?id=6588');
    await page.getByText('单价2080元，80台，第45周到货').waitFor();
    await page.getByText('报价及时，到货准时', { exact: true }).waitFor();
    await moveTo(page, '/bulkOrderInfo?id=6601');
    await page.getByLabel('选择图片文件').setInputFiles({
      name: 'site.png',
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
    });
    await waitForMessage(page, '图片已更新');
    await page.getByRole('button', { name: '移除 图片 1' }).click();
    await page.getByRole('img', { name: '图片 1' }).waitFor({ state: 'detached' });
  });
});

describe('sample machines', () => {
  it('CART-02 samples are ordered at their price, shelved, settled and given up', async () => {
    const dealer = await visit();
    const { page } = dealer;
    await signIn(page, 'directAdmin', '/specimen/list');
    await typeNumber(page, 'BCD-510WGCTF数量', '3');
    await page.getByText('请先改正 BCD-510WGCTF 的数量：数量不能大于 2').waitFor();
    await typeNumber(page, 'BCD-510WGCTF数量', '2');
    await page.getByText('已填 1 种 · 2 台').waitFor();
    await page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).click();
    await waitForMessage(page, '加入购物车成功');
    await expectAccessible(page);
    await moveTo(page, '/prototypeSample?tab=discount');
    await page.getByRole('button', { name: '下架：5101' }).click();
    await page.getByRole('button', { name: '上架：5101' }).waitFor();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '上架 2 台' }).click();
    await page.getByRole('button', { name: '下架：5102' }).waitFor();
    await expectAccessible(page);
    await moveTo(page, '/yjList');
    await page.getByRole('button', { name: '生成结算：YJ20261108004' }).click();
    await dialog(page).getByRole('button', { name: '生成结算记录' }).click();
    await waitForMessage(page, /结算记录 YJJS\d+ 已生成，金额 ¥1,688.00/);
    await page.getByRole('button', { name: '删除订单：YJ20261119003' }).click();
    await dialog(page).getByRole('button', { name: '删除', exact: true }).click();
    await page.locator('[data-row-key="YJ20261119003"]').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await moveTo(page, '/yjrefuse');
    await page.getByRole('link', { name: '重新订购：YJ20261105002' }).click();
    await page.waitForURL(/\/specimen\/list\?keyword=XQG100-BD14/);
    await page.getByText('没有可订的样机').waitFor();
    expect(dealer.problems).toEqual([]);
    await dealer.end();
  });
});
