import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { holds } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { moveTo } from './support/page-addresses';
import { press, waitForPage } from './support/page-watch';
import { armFault, choosePersona } from './support/portal';

const open = freshPages('directAdmin');

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens a page that is ready to be read, and finds nothing to object to. */
async function openClean(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByText(sign).first().waitFor();
  await expectAccessible(page);
}

describe('messages', () => {
  it('MSG-01d reads one by opening it, one by its action, and the header counts down', async () => {
    const page = await open();
    await openClean(page, '/messagelist', '12 条未读');
    await page.getByRole('link', { name: '10月对账单已生成，请及时核对', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '10月对账单已生成，请及时核对' }).waitFor();
    await page.getByText('10月期末余额 ¥1,293,526.00').waitFor();
    await page.getByRole('link', { name: '查看相关页面' }).waitFor();
    await page.getByRole('button', { name: '消息，11 条未读' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '返回消息列表' }).click();
    await rowOf(page, '订单 6010086602 审核通过')
      .getByRole('button', { name: /^标为已读/ })
      .click();
    await page.getByRole('main').getByText('10 条未读').waitFor();
  });

  it('MSG-01a MSG-01c HEAD-04 narrows by type and state in the address, which survives a reload', async () => {
    const page = await open(`/messagelist?${new URLSearchParams({ typeName: '政策公告' })}`);
    await page.getByText('共 3 条消息').waitFor();
    await page.getByRole('group', { name: '是否已读' }).getByText('未读').click();
    await page.getByText('共 2 条消息').waitFor();
    await page.reload();
    await page.getByText('共 2 条消息').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByText('共 14 条消息').waitFor();
  });

  it('HTTP-08 a refused reading is told once and leaves the message unread', async () => {
    const page = await open('/messagelist');
    await armFault(page, { operationId: 'readMessage', kind: 'status', status: 429 });
    await rowOf(page, '10月提货奖励已兑现')
      .getByRole('button', { name: /^标为已读/ })
      .click();
    await page.getByText('请求过于频繁，请稍后再试').waitFor();
    await rowOf(page, '10月提货奖励已兑现').getByText('未读', { exact: true }).waitFor();
  });

  it('MSG-01e reads several, then all after a question that counts them', async () => {
    const page = await open('/messagelist');
    for (const text of ['10月提货奖励已兑现', '空调反季特惠政策发布'])
      await rowOf(page, text).getByRole('checkbox').check();
    await page.getByText('已选 2 条未读消息').waitFor();
    await page.getByRole('button', { name: '标为已读 2 条' }).click();
    await page.getByRole('main').getByText('10 条未读').waitFor();
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await page.getByRole('button', { name: '标为已读 10 条' }).click();
    await page.getByRole('main').getByText('0 条未读').waitFor();
    await page.getByRole('button', { name: '全部标为已读，没有未读消息' }).waitFor();
  });

  it('MSG-01 a notice of the platform opens with its text', async () => {
    const page = await open('/messagelist');
    await page.getByRole('link', { name: '双十二备货通知' }).click();
    await page.getByText('请提前准备货款').waitFor();
    await expectAccessible(page);
  });

  it('MSG-01i finance reminders open one after another with their invoices and do not come back', async () => {
    const page = await open();
    await openClean(page, '/delt', '共 4 项');
    await page.getByRole('button', { name: '查看提醒' }).click();
    const dialog = page.getByRole('dialog', { name: '发票待签收提醒' });
    await dialog.getByText('26372000000000118801').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^知道了，看下一条/ }).click();
    await page.getByRole('dialog', { name: '对账提醒' }).getByRole('button', { name: '知道了' }).click();
    await page.getByRole('button', { name: '查看提醒' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('共 4 项').waitFor();
    expect(await page.getByRole('button', { name: '查看提醒' }).count()).toBe(0);
  });

  it('MSG-01 what waits to be signed is told with the to-dos until it is not wanted any more', async () => {
    const page = await open('/delt');
    await page.getByRole('link', { name: '去签署' }).waitFor();
    await page.getByRole('button', { name: '不再提示' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '不再提示' }).click();
    await page.getByRole('link', { name: '去签署' }).waitFor({ state: 'detached' });
  });
});

describe('letters, news, text messages', () => {
  it('MSG-01 a letter is objected to with a reason; what was typed survives a cut network', async () => {
    const page = await open();
    await openClean(page, '/letters', 'HZ20261101');
    await page.getByRole('link', { name: /^查看并确认/ }).click();
    await page.getByRole('button', { name: '有异议' }).click();
    await page.getByRole('button', { name: /^提交异议/ }).click();
    await page.getByText('请填写异议说明').waitFor();
    await page.getByLabel('异议说明').fill('11 月 3 日到款未计入');
    await expectAccessible(page);
    await page.route('**/letter/confirm', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: /^提交异议/ }).click();
    await page
      .getByRole('alert')
      .getByText(/^没有提交：/)
      .waitFor();
    await holds(page.getByLabel('异议说明'), '11 月 3 日到款未计入');
    await page.unroute('**/letter/confirm');
    await press(page.getByRole('button', { name: /^提交异议/ }));
    await page.getByText(/异议说明：11 月 3 日到款未计入/).waitFor();
    await openClean(page, '/letters/letterConfirmList?status=2', '11 月 3 日到款未计入');
    await openClean(page, '/letters/letterConfirm', '没有待确认的函件');
  });

  it('MSG-01 news open from the list with their text', async () => {
    const page = await open();
    await openClean(page, '/news', '双十二大单活动政策解读');
    await page.getByRole('link', { name: '双十二大单活动政策解读' }).click();
    await page.getByText('冰箱满 50 台').waitFor();
    await expectAccessible(page);
  });

  it('MSG-01 ROUTE-01 text messages by phone and by order; the kept page is found as it was left', async () => {
    const page = await open();
    await openClean(page, '/SMSlist', '共 2 条');
    await page.getByRole('link', { name: '按订单查看' }).click();
    await waitForPage(page, 'smsManage');
    await page.getByRole('searchbox', { name: '订单号' }).fill('6010086603');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^查看：91002/ }).click();
    await waitForPage(page, 'smsManageOrderDetail');
    await page.getByRole('region', { name: '短信' }).getByText('已送达', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await waitForPage(page, 'smsManage');
    await holds(page.getByRole('searchbox', { name: '订单号' }), '6010086603');
  });

  it('a list that fails says so and comes back on retry', async () => {
    const page = await open();
    await armFault(page, { operationId: 'listNews', kind: 'business', code: '0', msg: '资讯查询失败' });
    await openClean(page, '/news', '资讯没有加载出来');
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('双十二大单活动政策解读').waitFor();
  });
});

describe('common questions', () => {
  it('QUEST-01a QUEST-01c QUEST-01d QUEST-01e an administrator adds, changes, switches off and deletes a question', async () => {
    const page = await open();
    await openClean(page, '/mall/editHelpPage', '共 3 个问题');
    await page.getByRole('button', { name: '新增问题' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('问题', { exact: true }).fill('如何修改默认送达方？');
    await dialog.getByRole('combobox', { name: '分类' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '账户' }).click();
    await dialog.getByLabel('解答').fill('在页面顶部切换送达方。\n切换后即为默认。');
    await expectAccessible(page);
    await armFault(page, {
      operationId: 'saveCommonQuestion',
      kind: 'business',
      code: '0',
      msg: '已有相同的问题',
    });
    await dialog.getByRole('button', { name: '保存问题' }).click();
    await dialog.getByText('没有保存：已有相同的问题').waitFor();
    await press(dialog.getByRole('button', { name: '保存问题' }));
    const row = rowOf(page, '如何修改默认送达方？');
    await row.getByRole('button', { name: /^删除：.*请先停用/ }).waitFor();
    await row.getByRole('button', { name: /^停用/ }).click();
    await row.getByRole('button', { name: /^删除：\d+$/ }).click();
    await page.getByRole('button', { name: '删除问题' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('QUEST-01b dealers read the answer of a question under its own address', async () => {
    const page = await open('/mall/helpPage');
    await page.getByRole('button', { name: /购物车最多可以放多少种产品/ }).click();
    await page.getByText('购物车最多添加 20 种商品，超出时请先结算或删除。').waitFor();
    await page.waitForURL((url) => url.searchParams.get('id') === '501');
    await expectAccessible(page);
  });
});

/** Pages of content that are opened and read, each with a word of its own. */
const OTHERS = [
  ['/newBanner', '空调反季特惠'],
  ['/live?id=LV2026112001', '播放画面由直播平台提供'],
  ['/agreementList', '2 份待签署'],
  ['/haierdetail', '全屋智慧中控屏'],
  ['/page56Jsh', 'BCD-536WGHTD'],
  ['/productShelf', '共 2 条'],
] as const;

describe('the other content pages', () => {
  it('ROUTE-01 each opens and shows what it is for', async () => {
    const page = await open('/newBanner');
    for (const [path, sign] of OTHERS) {
      await moveTo(page, path);
      await page.getByRole('main').getByText(sign).first().waitFor();
      await expectAccessible(page);
    }
  });

  it('HTTP-07 a session that ends while a message is read leads back to the list, where it is still unread', async () => {
    const page = await open('/messagelist');
    const row = rowOf(page, '10月提货奖励已兑现');
    await armFault(page, { operationId: 'readMessage', kind: 'bodyStatus500' });
    await row.getByRole('button', { name: /^标为已读/ }).click();
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await page.waitForURL(/\/messagelist$/);
    await row.getByText('未读', { exact: true }).waitFor();
  });
});
