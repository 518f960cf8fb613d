/** A financing from its application to its last cent: each step moves money once, and the books agree. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balanceOf } from '../support/books';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { expectOnPaper } from '../support/paper';
import { armFault, tokenOf } from '../support/portal';

const CODE = '8800123456';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function headersOf(page: Page) {
  return { authorization: `Bearer ${await tokenOf(page)}` };
}

/** The financings of an amount, as the server has them. */
async function financingsOf(page: Page, amount: number) {
  const data = { customerCode: CODE, pageNum: 1, pageSize: 1000 };
  const path = '/new/api/account/supplyChainFinance/queryFinanceHistory';
  const answer = await page.request.post(path, { headers: await headersOf(page), data });
  const { records } = (await answer.json()).data;
  return records.filter((record: { amount: number }) => record.amount === amount);
}

/** Checks the slip and presses twice in the last question. */
async function sendTwice(page: Page, act: string): Promise<void> {
  await press(page, '核对');
  await press(page, `提交${act}`);
  await page.getByRole('dialog').getByRole('button', { name: act }).dblclick();
}

it('FIN-08f a financing is applied for once, paid out, repaid in part though the answer is lost, and redeemed', () =>
  journey({ persona: 'directAdmin', path: '/loan/preLoanApply' }, async (page) => {
    const before = await balanceOf(page);
    await chooseOption(page, '资金方', '青岛银行');
    await chooseOption(page, '入账付款方', CODE);
    await page.getByRole('textbox', { name: '融资金额（元）' }).fill('12,345.67');
    await page.getByText('¥134.26 = ¥12,345.67 × 4.35% × 90 天 ÷ 360').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('¥134.26 =').waitFor();
    await sendTwice(page, '融资充值 ¥12,345.67');
    await page.getByRole('heading', { name: '已放款' }).waitFor();
    await expectOnPaper(page, /^融资充值 RZ\d+单$/, [
      '青岛银行',
      '¥12,345.67',
      '人民币 壹万贰仟叁佰肆拾伍元陆角柒分',
    ]);
    const financings = await financingsOf(page, 12_345.67);
    expect(financings).toHaveLength(1);
    expect((await balanceOf(page)) - before).toBe(1_234_567);

    const [{ financeNo }] = financings;
    await moveTo(page, `/loan/getRepay?financeNo=${financeNo}`);
    await chooseOption(page, '付款方', CODE);
    await page.getByRole('textbox', { name: '归还本金（元）' }).fill('2345.67');
    await expectAccessible(page);
    await page.route('**/supplyChainFinance/repay', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    });
    await sendTwice(page, '还款 ¥2,345.67');
    await page.getByRole('heading', { name: '没有收到结果，但还款已提交' }).waitFor();
    await page.unrouteAll();
    expect((await balanceOf(page)) - before).toBe(1_000_000);

    await moveTo(page, `/loan/preredeem/20`);
    await page.getByRole('link', { name: `赎回：${financeNo}` }).click();
    await chooseOption(page, '付款方', CODE);
    await armFault(page, { operationId: 'submitFinanceRepay', kind: 'example', example: 'shortBalance' });
    await sendTwice(page, '赎回 ¥10,000.00');
    await page.getByText('付款方余额不足，请充值后再还款').waitFor();
    await press(page, '返回修改');
    await sendTwice(page, '赎回 ¥10,000.00');
    await page.getByRole('heading', { name: '赎回已提交' }).waitFor();
    await expectOnPaper(page, /^赎回 \w+单$/, [financeNo, '¥10,000.00', '人民币 壹万元整']);
    expect(await financingsOf(page, 12_345.67)).toMatchObject([{ outstandingAmount: 0, status: '30' }]);
    expect(await balanceOf(page)).toBe(before);
  }));

it('FIN-08b credit to order on is applied for from the orders that may be financed', () =>
  journey({ persona: 'directAdmin', path: '/loan/loanOrders', width: 390 }, async (page) => {
    await page.getByRole('link', { name: '申请信用额度' }).click();
    await chooseOption(page, '付款方', CODE);
    await page.getByRole('textbox', { name: '申请金额（元）' }).fill('5000');
    await page.getByRole('textbox', { name: '申请原因' }).fill('双十二备货');
    await expectAccessible(page);
    await sendTwice(page, '申请信用 ¥5,000.00');
    await page.getByRole('heading', { name: '已提交，审批中' }).waitFor();
    await expect.poll(() => page.getByText(/^XY\d+$/).count()).toBeGreaterThan(1);
  }));
