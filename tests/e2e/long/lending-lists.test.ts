import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { armFault } from '../support/portal';

const BUSY = '系统繁忙，请稍后再试';

it('FIN-08b FIN-08c FIN-08d a financed order leads to its financing, its repayments and its costs; a list that fails is asked for again', () =>
  journey({ persona: 'directAdmin', path: '/loan/loanOrders' }, async (page) => {
    await page.locator('search').getByText('已融资').click();
    const financed = page.locator('main a[href*="financeOrderDetail"]').first();
    const financeNo = (await financed.textContent()) ?? '';
    await financed.click();
    await page.getByRole('heading', { name: `融资 ${financeNo}` }).waitFor();
    const facts = page.getByRole('region', { name: '融资信息' });
    const [amount = 'none'] = ((await facts.textContent()) ?? '').match(/¥[\d,.]+/) ?? [];
    // The principals, done and planned, come to the amount of the financing.
    await page.getByRole('grid').getByText(amount, { exact: true }).last().waitFor();
    await armFault(page, { operationId: 'queryFinanceExpenses', kind: 'status', status: 429, msg: BUSY });
    await page.getByRole('link', { name: '这笔融资的费用' }).click();
    await page.getByText('融资费用没有加载出来').waitFor();
    await page.locator('main').getByText(BUSY).waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    const costs = page.locator('main [data-row-key]');
    await costs.first().waitFor();
    expect(await costs.count()).toBe(await costs.filter({ hasText: financeNo }).count());
    await costs.first().getByRole('link', { name: financeNo }).click();
    await page.waitForURL((url) => url.searchParams.get('financeNo') === financeNo);
    await page.getByRole('heading', { name: `融资 ${financeNo}` }).waitFor();
  }));

it('FIN-08 a dealer without credit reads so in every list of financing', () =>
  journey({ persona: 'traditional', path: '/financingRecordQuery' }, async (page) => {
    const refusal = page.locator('main').getByText('该客户未开通供应链金融，请先申请授信');
    await refusal.waitFor();
    await expectAccessible(page);
    await moveTo(page, '/loan/batchOrders');
    await page.getByRole('heading', { name: '批量融资订单' }).waitFor();
    await refusal.waitFor();
    await moveTo(page, '/loan/myCredit');
    await page.locator('main').getByText('该客户没有授信，请先申请').waitFor();
  }));
