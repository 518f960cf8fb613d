/** A transfer whose answer was lost, and how it is found locked afterwards. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseOption, typePayPassword } from './fields';
import { cutCalls, loseAnswer } from './network/interception';
import { choosePersona, forget, tokenOf } from './portal';

export const FORM = '/financetransfer';
const LIST = '**/account/transfer/application/list';

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

export async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(`/provider/login?${new URLSearchParams({ redirect: path })}`);
  await choosePersona(page, 'directAdmin');
}

/** The server's transfers with this amount, of all senders; asked as the dealer whose form it is. */
export async function transfersOf(page: Page, amount: number): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: '8800123456', pageNum: 1, pageSize: 1000 };
  const answer = await page.request.post('/new/api/account/transfer/application/list', { headers, data });
  const { records } = (await answer.json()).data;
  return records.filter((record: { transferMoney: number }) => record.transferMoney === amount).length;
}

async function ask(page: Page, amount: string): Promise<void> {
  await chooseOption(page, '转出付款方', '8800123456');
  await chooseOption(page, '转入付款方', '工程账户');
  await page.getByRole('textbox', { name: '金额（元）' }).fill(amount);
  await page.getByRole('button', { name: '核对', exact: true }).click();
  await press(page, `提交划转 ¥${amount}`);
  await typePayPassword(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `划转 ¥${amount}` })
    .click();
}

/** Sends a transfer; the server carries it out, and neither its answer nor its record comes back. */
export async function loseTransfer(page: Page, amount: string): Promise<void> {
  await forget(page, 'demo-directAdmin');
  await signInAt(page, FORM);
  await page.getByRole('heading', { level: 1, name: /划转/ }).first().waitFor();
  await loseAnswer(page, '**/transfer/application/saveFinanceTransferModel');
  const join = await cutCalls(page, LIST);
  await ask(page, amount);
  await page.getByRole('heading', { name: '没有收到结果，这一笔先锁住' }).waitFor();
  join();
}

/** Signed in again as the same dealer: the same transfer is held back in words, and the server has one. */
export async function expectLocked(page: Page, amount: string): Promise<void> {
  await page.getByRole('region', { name: `没有收到结果：划转 ¥${amount}` }).waitFor();
  await ask(page, amount);
  await page.getByText('没有划转：相同的一笔已提交但没有收到结果，请先核对').waitFor();
  expect(await transfersOf(page, Number(amount))).toBe(1);
}
