import { it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';

it('MENU-08 a protocol that was not applied for is created, and its signing opens', () =>
  journey({ persona: 'traditional', path: '/returnsmanagement' }, async (page) => {
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
