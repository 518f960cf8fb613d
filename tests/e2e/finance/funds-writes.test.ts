/** Transfers that the payment password confirms: each once, ended by the server, and the balances agree. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balancesOf } from '../support/books';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
const TAKER = '8800200106';

/** The transfers of an amount that the server has, and what both payers have together, in cents. */
async function booksOf(page: Page, amount: number) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: CODE, pageNum: 1, pageSize: 1000 };
  const path = '/new/api/account/contacts/management/fundsTransfer/list';
  const list = await page.request.post(path, { headers, data });
  const { records } = (await list.json()).data;
  const balances = await balancesOf(page);
  const transfers = records.filter((record: { amount: number }) => record.amount === amount);
  return { transfers, giver: balances.get(CODE) ?? 0, taker: balances.get(TAKER) ?? 0 };
}

it('FIN-07c ORDER-01 a transfer survives a reload and a wrong password, is sent once, and moves both balances', () =>
  journey({ persona: 'directAdmin', path: '/haierDigitalTransfer' }, async (page) => {
    const before = await booksOf(page, 66.06);
    await chooseOption(page, '转出付款方', CODE);
    await chooseOption(page, '转入付款方', TAKER);
    await page.getByRole('textbox', { name: '金额（元）' }).fill('66.06');
    await page.goto('/haierDigitalTransferConfirm');
    await page.getByRole('article', { name: '转账单' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交转账 ¥66.06' }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: '转账 ¥66.06' });
    await dialog.getByLabel('支付密码').fill('000000');
    await send.click();
    await dialog.getByText('没有转账：支付密码不正确，还可以试 2 次').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('支付密码').fill('123456');
    await send.dblclick();
    await page.getByRole('heading', { name: '转账成功' }).waitFor();
    const after = await booksOf(page, 66.06);
    expect(after.transfers).toMatchObject([{ status: '20', fromPayerCode: CODE, toPayerCode: TAKER }]);
    expect([before.giver - after.giver, after.taker - before.taker]).toEqual([6606, 6606]);
  }));

it('FIN-07c ORDER-01 a refund whose answer is lost is found in its list, on a phone', () =>
  journey({ persona: 'directAdmin', path: '/KJTrefund', width: 390 }, async (page) => {
    await chooseOption(page, '转出付款方', CODE);
    await chooseOption(page, '转入付款方', TAKER);
    await page.getByRole('textbox', { name: '金额（元）' }).fill('7.07');
    await expectAccessible(page);
    await page.route('**/fundsTransfer/submit', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    });
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交退款 ¥7.07' }).click();
    await page.getByRole('dialog').getByLabel('支付密码').fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: '退款 ¥7.07' }).dblclick();
    await page.getByRole('heading', { name: '没有收到结果，但退款已提交' }).waitFor();
    expect((await booksOf(page, 7.07)).transfers).toHaveLength(1);
  }));
