/** POS from the agreement to the fee: each step once, and what the server has agrees with the screen. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balanceOf } from '../support/books';
import { chooseOption, typePayPassword } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { expectOnPaper } from '../support/paper';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
const API = '/new/api/account/contacts/management/pos';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** All records of a list of POS, as the server has them. */
async function listOf(page: Page, path: string) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: CODE, pageNum: 1, pageSize: 1000 };
  const answer = await page.request.post(`${API}/${path}/list`, { headers, data });
  return (await answer.json()).data;
}

/** Checks the slip and presses twice in the last question. */
async function sendTwice(page: Page, act: string): Promise<void> {
  await press(page, '核对');
  await press(page, `提交${act}`);
  await page.getByRole('dialog').getByRole('button', { name: act }).dblclick();
}

/** How far the page can be scrolled sideways on the narrowest phone. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('FIN-06c a yearly fee fits the narrowest phone from its slip to its result', () =>
  journey({ persona: 'directAdmin', path: '/annualfee', width: 320 }, async (page) => {
    await chooseOption(page, '终端', '37020001');
    await chooseOption(page, '付款方', CODE);
    await press(page, '核对');
    await page.getByRole('article', { name: '缴年费单' }).waitFor();
    expect(await sideways(page)).toBe(0);
    await press(page, '提交缴年费 ¥240.00');
    await typePayPassword(page);
    await page.getByRole('dialog').getByRole('button', { name: '缴年费 ¥240.00' }).dblclick();
    await page.getByRole('heading', { name: '已提交，银行处理中' }).waitFor();
    // Half under the row that stays, the frame's buttons are no full targets.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    expect(await sideways(page)).toBe(0);
  }));

it('FIN-06c a recharge comes into the payer once, its receipt stands on paper without the frame, and the charges come to their total', () =>
  journey({ persona: 'directAdmin', path: '/pospay' }, async (page) => {
    const before = await balanceOf(page);
    await chooseOption(page, '入账付款方', CODE);
    await page.getByRole('textbox', { name: '金额（元）' }).fill('５,001.23');
    await sendTwice(page, 'POS 支付 ¥5,001.23');
    await page.getByRole('heading', { name: '已提交，银行处理中' }).waitFor();
    expect((await balanceOf(page)) - before).toBe(500_123);

    await expectOnPaper(page, /^POS 支付 PF\d+单$/, [
      '(8800123456) 青岛崂山腾达家电有限公司',
      '¥5,001.23',
      '人民币 伍仟零壹元贰角叁分',
    ]);

    await moveTo(page, '/posservicecharge');
    const { chargeTotal, tradeTotal, settleTotal } = await listOf(page, 'serviceCharge');
    expect(Math.round((tradeTotal - chargeTotal) * 100)).toBe(Math.round(settleTotal * 100));
    const sum = chargeTotal.toLocaleString('zh-CN', { minimumFractionDigits: 2 });
    await page.getByText(`¥${sum}`).first().waitFor();
  }));
