import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { journey as travel, type Walk } from './support/journey';
import { rowOf } from './support/order-pages';
import { moveTo } from './support/page-addresses';
import { waitForMessage } from './support/page-watch';
import { armFault, type Persona } from './support/portal';

const dialog = (page: Page) => page.getByRole('dialog');

const journey = (persona: Persona, path: string, walk: Walk) => travel({ persona, path }, walk);

describe('with a signed return protocol', () => {
  it('ORDER-01 returns pieces of a signed order, and follows the approval', () =>
    journey('directAdmin', '/returnsmanagement', async (page) => {
      await page.getByRole('link', { name: '申请退货' }).click();
      await rowOf(page, '6010086605').getByRole('link', { name: '退这一单：6010086605' }).click();
      await page.getByLabel('JZT-Q2BE5 的退货数量').fill('3');
      await page.getByRole('button', { name: '提交退货' }).click();
      await page.getByText('请选择退货原因').waitFor();
      await page.getByRole('combobox', { name: '退货原因' }).click();
      await page.getByTitle('质量问题').click();
      await page.getByText('退货 3 台').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: '提交退货' }).click();
      await dialog(page).getByRole('button', { name: '退货 3 台' }).click();
      await waitForMessage(page, /^退货单 THD\d+ 已提交，审批中/);
      await page.getByRole('row', { name: /6010086605.*¥2,274.00/ }).waitFor();
      await page.getByRole('button', { name: '审批进度：THD20261118001' }).click();
      await dialog(page)
        .getByRole('listitem')
        .filter({ hasText: '客户经理审批' })
        .getByText('未处理')
        .waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }));

  it('ORDER-01 finds returns by a keyword in the path and by state in the path', () =>
    journey('directAdmin', '/returnsmanage', async (page) => {
      const word = page.getByRole('searchbox', { name: '退货单号、订单号或型号' });
      await word.fill('THD20261102003');
      await word.press('Enter');
      await page.waitForURL(/\/returnsmanage\/THD20261102003$/);
      await page.getByText('共 1 条退货单').waitFor();
      await page.getByRole('button', { name: '登记发票：THD20261102003' }).click();
      await dialog(page).getByRole('button', { name: '登记发票' }).click();
      await dialog(page).getByText('请填写发票号码').waitFor();
      await dialog(page).getByLabel('发票号码').fill('26372000000000118803');
      await dialog(page).getByRole('button', { name: '登记发票' }).click();
      await waitForMessage(page, '退货单 THD20261102003 的发票已登记');
      await expectAccessible(page);
      await moveTo(page, '/returnsmanagement/40');
      await page.getByText('共 1 条退货单').waitFor();
      await expectAccessible(page);
    }));
});

describe('MENU-08 without it', () => {
  it('a protocol that was not applied for is created, and its signing opens', () =>
    journey('traditional', '/returnsmanagement', async (page) => {
      await page.context().route('https://esign.portal.invalid/**', (route) => route.fulfill({ body: '' }));
      await moveTo(page, '/returnsmanagement?orderNo=6010086607');
      await page.getByText('请先前往财务自助-电子签章模块签署采购退货协议').waitFor();
      await page.getByRole('button', { name: '提交退货' }).waitFor({ state: 'detached' });
      await expectAccessible(page);
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: '去签署' }).click(),
      ]);
      await window.waitForURL(/esign\.portal\.invalid\/sign\//);
      await window.close();
      await page.getByRole('button', { name: '已签署，重新检查' }).click();
      await page.getByText('还不能申请退货').waitFor();
      await page.getByRole('link', { name: '取消' }).click();
      await page.waitForURL(/\/returnsmanagement$/);
    }));

  it('one that was applied for opens its contract; a failed check says so and can be repeated', () =>
    journey('rChannel', '/returnsmanagement', async (page) => {
      await armFault(page, {
        operationId: 'checkReverseAgreement',
        kind: 'business',
        code: '0',
        msg: '查询失败',
      });
      await moveTo(page, '/returnsmanagement?orderNo=6010086607');
      await page.getByText('采购退货协议查询失败，请稍后重试').waitFor();
      await page.getByRole('main').getByRole('button', { name: '重试' }).click();
      const requested = page.waitForRequest((request) => request.url().includes('/contractSign'));
      await page.getByRole('button', { name: '去签署' }).click();
      expect((await requested).postDataJSON()).toMatchObject({ contractCode: 'TH20261118021' });
    }));
});
