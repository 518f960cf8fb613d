import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { journey } from './support/journey';
import { moveTo } from './support/page-addresses';

it('FIN-10a an order is reconciled and signed by the address; a foreign sold-to is refused, the help plays by a token', () =>
  journey({ persona: 'directAdmin', path: '/easyTally/6010086601/8800123456' }, async (page) => {
    const main = page.locator('main');
    await page.getByText('1 个型号需要核对').waitFor();
    await main.getByRole('link', { name: '去签署' }).click();
    await page.waitForURL('**/easyTallySigning/6010086601/8800123456');
    const contract = page.getByRole('region', { name: '合同' });
    // The provider lies outside of the test: its window opens and is closed.
    await page.context().route('**/*.portal.invalid/**', (route) => route.fulfill({ body: 'signing' }));
    const opening = page.waitForEvent('popup');
    await contract.getByRole('button', { name: '去签署' }).click();
    const provider = await opening;
    await provider.waitForURL(/HT20261119001/);
    await provider.close();
    await contract.getByRole('button', { name: '刷新签署状态' }).click();
    await contract.getByText('已签署').waitFor();
    await moveTo(page, '/easyTallySigning/6010086601/8800123460');
    await page.getByText('当前账号没有售达方 8800123460').waitFor();
    expect(await contract.count()).toBe(0);
    await moveTo(page, '/easyTally/6010086601/8800123457');
    await page.getByRole('button', { name: '切换到 8800123457' }).waitFor();
    await expectAccessible(page);
    await moveTo(page, '/easyhelp');
    await page.getByRole('button', { name: '播放视频' }).click();
    await page
      .frameLocator('iframe[title="易理货操作视频"]')
      .getByText(/token=video-8800123456/)
      .waitFor();
  }));

it('FIN-10a the approval of an order is opened once, and an opportunity becomes a project', () =>
  journey({ persona: 'directAdmin', path: '/newOrderCenter?status=10' }, async (page) => {
    const main = page.locator('main');
    await main.getByRole('button', { name: '发起审批' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '说明' }).fill('大促备货');
    await dialog.getByRole('button', { name: '发起审批' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await main.getByText('客户经理审批未处理').waitFor();
    await main.getByRole('link', { name: '6010086601' }).click();
    await page.getByRole('region', { name: '审批' }).getByText('“大促备货”').waitFor();
    await moveTo(page, '/newBusinessCenter');
    await main.getByRole('link', { name: 'SJ20261119001' }).click();
    await main.getByRole('link', { name: '登记为工程' }).click();
    await main.getByRole('button', { name: '核对' }).click();
    await main.getByRole('button', { name: '提交登记' }).click();
    await dialog.getByRole('button', { name: '登记', exact: true }).dblclick();
    await main.getByRole('link', { name: '看这个工程' }).waitFor();
    await moveTo(page, '/newBusinessCenter');
    await main.getByText('共 2 条商机').first().waitFor();
  }));
