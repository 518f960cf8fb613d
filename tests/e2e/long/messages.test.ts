/** Messages where a browser is needed: the frame around the page, a reload, kept pages, what opens over a page. The rest: features/messages-and-help/messages. */
import type { Page } from 'playwright';
import { it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { holds } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { moveTo } from '../support/page-addresses';
import { waitForPage } from '../support/page-watch';

const open = freshPages('directAdmin');

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

it('MSG-01a MSG-01c MSG-01d HEAD-04 narrows by type and state in the address, which survives a reload; what is read counts down in the header', async () => {
  const page = await open(`/messagelist?${new URLSearchParams({ typeName: '政策公告' })}`);
  await page.getByText('共 3 条消息').waitFor();
  await page.getByRole('group', { name: '是否已读' }).getByText('未读').click();
  await page.getByText('共 2 条消息').waitFor();
  await page.reload();
  await page.getByText('共 2 条消息').waitFor();
  await page.getByRole('button', { name: '清除条件' }).click();
  await page.getByText('共 14 条消息').waitFor();
  await page.getByRole('link', { name: '10月对账单已生成，请及时核对', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '10月对账单已生成，请及时核对' }).waitFor();
  await page.getByText('10月期末余额 ¥1,293,526.00').waitFor();
  await page.getByRole('button', { name: '消息，11 条未读' }).waitFor();
  await page.getByRole('link', { name: '返回消息列表' }).click();
  await rowOf(page, '订单 6010086602 审核通过')
    .getByRole('button', { name: /^标为已读/ })
    .click();
  await page.getByRole('main').getByText('10 条未读').waitFor();
  await page.getByRole('link', { name: '双十二备货通知' }).click();
  await page.getByText('请提前准备货款').waitFor();
  await expectAccessible(page);
});

it('MSG-01 QUEST-01 axe finds nothing in what opens over reminders, letters and questions', async () => {
  const page = await open('/delt');
  await page.getByRole('button', { name: '查看提醒' }).click();
  await page.getByRole('dialog', { name: '发票待签收提醒' }).getByText('26372000000000118801').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '稍后再看' }).click();
  await moveTo(page, '/letters');
  await page.getByRole('link', { name: /^查看并确认/ }).click();
  // The list has a button of this name, too.
  await waitForPage(page, 'lettersLetterConfirm');
  await page.getByRole('button', { name: '有异议' }).click();
  await page.getByRole('button', { name: /^提交异议/ }).click();
  await page.getByText('请填写异议说明').waitFor();
  await expectAccessible(page);
  await moveTo(page, '/mall/helpPage');
  await page.getByRole('button', { name: /购物车最多可以放多少种产品/ }).click();
  await page.getByText('购物车最多添加 20 种商品，超出时请先结算或删除。').waitFor();
  await page.waitForURL((url) => url.searchParams.get('id') === '501');
  await expectAccessible(page);
  await moveTo(page, '/mall/editHelpPage');
  await page.getByRole('button', { name: '新增问题' }).click();
  await page.getByRole('dialog').getByLabel('问题', { exact: true }).fill('如何修改默认送达方？');
  await expectAccessible(page);
});

it('MSG-01 ROUTE-01 text messages by phone and by order; the kept page is found as it was left', async () => {
  const page = await open('/SMSlist');
  await page.getByText('共 2 条').first().waitFor();
  await page.getByRole('link', { name: '按订单查看' }).click();
  await waitForPage(page, 'smsManage');
  await page.getByRole('searchbox', { name: '订单号' }).fill('6010086603');
  await page.getByRole('link', { name: /^查看：91002/ }).click();
  await waitForPage(page, 'smsManageOrderDetail');
  await page.getByRole('region', { name: '短信' }).getByText('已送达', { exact: true }).waitFor();
  await page.goBack();
  await waitForPage(page, 'smsManage');
  await holds(page.getByRole('searchbox', { name: '订单号' }), '6010086603');
});
