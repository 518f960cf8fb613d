import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';

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
