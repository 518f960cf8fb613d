/** A transfer whose answer was lost, and five ways in which its session ends: it is never sent a second time. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { now } from '../support/clock';
import { chooseOption, typePayPassword } from '../support/fields';
import { cutCalls, loseAnswer } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import {
  choosePersona,
  endSession,
  forget,
  HOME_HEADING,
  takeOver,
  tokenOf,
  type Visit,
  visit,
} from '../support/portal';

const FORM = '/financetransfer';
const LIST = '**/account/transfer/application/list';

let dealer: Visit;

beforeEach(async () => {
  dealer = await visit({ width: 1440 });
});

afterEach(async () => {
  await dealer.end();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(`/provider/login?${new URLSearchParams({ redirect: path })}`);
  await choosePersona(page, 'directAdmin');
}

/** The server's transfers with this amount, asked as the dealer whose form it is. */
async function transfersOf(page: Page, amount: number): Promise<number> {
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
async function loseTransfer(page: Page, amount: string): Promise<void> {
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
async function expectLocked(page: Page, amount: string): Promise<void> {
  await page.getByRole('region', { name: `没有收到结果：划转 ¥${amount}` }).waitFor();
  await ask(page, amount);
  await page.getByText('没有划转：相同的一笔已提交但没有收到结果，请先核对').waitFor();
  expect(await transfersOf(page, Number(amount))).toBe(1);
}

it('AUTH-05 ORDER-01 a sign-out says what has no result, and home says so after the next sign-in', async () => {
  const { page } = dealer;
  await loseTransfer(page, '91.11');
  await press(page, '退出');
  const question = page.getByRole('dialog', { name: '退出登录？' });
  await question.getByText('有 1 笔划转没有收到结果，退出后仍会保留。').waitFor();
  await expectAccessible(page);
  const first = question.getByRole('button', { name: /先去核对/ });
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
  await question.getByRole('button', { name: '仍要退出' }).click();
  await page.waitForURL(/\/provider\/logout/);
  await signInAt(page, '/index');
  await page.getByText('1 笔划转没有收到结果').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: '去核对' }).click();
  await page.waitForURL((url) => url.pathname === FORM);
  await expectLocked(page, '91.11');
});

it('AUTH-03 ORDER-01 a link with an error code clears nothing, and the way through it keeps the lock', async () => {
  const { page } = dealer;
  await loseTransfer(page, '92.22');
  await page.goto(`${FORM}?errorCode=E1`);
  await press(page, '重新登录');
  await page.waitForURL(/\/provider\/logout/);
  await signInAt(page, FORM);
  await expectLocked(page, '92.22');
});

it('AUTH-05 ORDER-01 a sign-out in another tab keeps the lock of this one', async () => {
  const { page, context } = dealer;
  await loseTransfer(page, '93.33');
  const other = await context.newPage();
  await other.goto('/index');
  await other.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
  await press(other, '退出');
  await other.getByRole('dialog').getByRole('button', { name: '仍要退出' }).click();
  await other.waitForURL(/\/provider\/logout/);
  await page.getByRole('alert').filter({ hasText: '已在另一个标签页退出登录' }).waitFor();
  await signInAt(page, FORM);
  await expectLocked(page, '93.33');
  await other.close();
});

it('HTTP-07 ORDER-01 a session that the server ends keeps the lock', async () => {
  const { page } = dealer;
  await loseTransfer(page, '94.44');
  await endSession(page, 'queryReceipts');
  await moveTo(page, '/receipts');
  await page.waitForURL(/\/provider\/(authorize|login)/);
  await choosePersona(page, 'directAdmin');
  await page.goto(FORM);
  await expectLocked(page, '94.44');
});

it('AUTH-01 AUTH-02 ORDER-01 a session that is over, and a link into another account, keep the lock and never show it to the other', async () => {
  const { page } = dealer;
  await loseTransfer(page, '95.55');
  await page.evaluate(() => {
    const session = JSON.parse(window.localStorage.getItem('dealer-portal:session') ?? '{}');
    window.localStorage.setItem('dealer-portal:session', JSON.stringify({ ...session, endsAt: 1 }));
  });
  await page.goto('/index');
  await page.waitForURL(/\/provider\/login/);
  await choosePersona(page, 'directAdmin');
  await page.getByText('1 笔划转没有收到结果').waitFor();
  await page.goto(`/index?token=demo-traditional&expireAt=${now().getTime() + 86_400_000}`);
  await page.getByText(/将改用 张海涛（8800234567） 的账号，原账号 王建国（8800123456） 会退出/).waitFor();
  await expectAccessible(page);
  await press(page, /^改用 张海涛/);
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
  expect(await page.getByText('没有收到结果').count()).toBe(0);
  await page.goto(`/provider/login?redirect=${FORM}`);
  await takeOver(page, 'directAdmin');
  // After another user the portal begins at its root.
  await page.getByText('1 笔划转没有收到结果').waitFor();
  await page.goto(FORM);
  await expectLocked(page, '95.55');
});
