/** Money that moves between payers: once, after every fault of the window, the network or the second tab. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { chooseOption, typePayPassword } from '../support/fields';
import { journey } from '../support/journey';
import { press, transfersOf } from '../support/lost-transfer';
import { holdLostAnswer } from '../support/network/interception';
import { waitForMessage } from '../support/page-watch';

async function fill(page: Page, amount: string): Promise<void> {
  await chooseOption(page, '转出付款方', '8800123456');
  await chooseOption(page, '转入付款方', '工程账户');
  await page.getByRole('textbox', { name: '金额（元）' }).fill(amount);
}

/** Checks the slip and opens the last question. */
async function ask(page: Page, amount: string) {
  await press(page, '核对');
  await page.getByRole('article', { name: '划转单' }).waitFor();
  await press(page, `提交划转 ¥${amount}`);
  await typePayPassword(page);
  return page.getByRole('dialog').getByRole('button', { name: `划转 ¥${amount}` });
}

it('FIN-03a after the agreement a transfer is checked, sent once for a double press, found in the list and taken back', () =>
  journey({ persona: 'directAdmin', path: '/accounttransfer' }, async (page) => {
    await page.getByRole('checkbox', { name: '我已看过《账户划转协议》的正文' }).check();
    await press(page, '同意并继续');
    await fill(page, '１，234.50');
    await page.getByText('壹仟贰佰叁拾肆元伍角').waitFor();
    await expectAccessible(page);
    const send = await ask(page, '1,234.50');
    await expectAccessible(page);
    await send.dblclick();
    await page.getByRole('heading', { name: '已提交，等待审批' }).waitFor();
    expect(await transfersOf(page, 1234.5)).toBe(1);
    const number = await page
      .getByText(/^HB\d+$/)
      .first()
      .textContent();
    const row = page.getByRole('row', { name: new RegExp(`${number}.*¥1,234.50.*审批中`) });
    await row.waitFor();
    await expectAccessible(page);
    await press(page, `撤回：${number}`);
    await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
    await waitForMessage(page, `划转 ${number} 已撤回`);
    expect(await transfersOf(page, 1234.5)).toBe(0);
  }));

it('ORDER-01 FIN-03a a transfer whose answer is lost is found in the list; an equal one of a second tab is held back meanwhile', () =>
  journey({ persona: 'directAdmin', path: '/financetransfer' }, async (page) => {
    await fill(page, '777.07');
    const send = await ask(page, '777.07');
    const cut = await holdLostAnswer(page, '**/transfer/application/saveFinanceTransferModel');
    await send.click();
    const other = await page.context().newPage();
    await other.goto('/financetransfer');
    await other.getByText(/的提交正在处理：划转 ¥777.07/).waitFor();
    await fill(other, '777.07');
    await (await ask(other, '777.07')).click();
    await other.getByText('没有划转：相同的一笔正在提交，请等待结果').waitFor();
    cut();
    await page.getByRole('button', { name: /^就是这一笔/ }).click();
    await page.getByRole('heading', { name: '没有收到结果，但划转已提交' }).waitFor();
    expect(await transfersOf(page, 777.07)).toBe(1);
    await other.close();
  }));
