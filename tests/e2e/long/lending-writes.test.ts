/** A financing: its fields survive a reload, it moves money once, and its receipt stands on paper. The rest: money-forms/books. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balanceOf } from '../support/books';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { expectOnPaper } from '../support/paper';
import { tokenOf } from '../support/portal';

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

it('FIN-08f a financing keeps its fields through a reload, is applied for once, and its receipt stands on paper without the frame', () =>
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
    expect(await financingsOf(page, 12_345.67)).toHaveLength(1);
    expect((await balanceOf(page)) - before).toBe(1_234_567);
  }));
