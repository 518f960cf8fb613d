/** A transfer whose answer was lost is never sent a second time, however its session ends. More ways: long/locks.test.ts. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { now } from '../support/clock';
import { expectLocked, FORM, loseTransfer, press, signInAt } from '../support/lost-transfer';
import { choosePersona, HOME_HEADING, takeOver, type Visit, visit } from '../support/portal';

let dealer: Visit;

beforeEach(async () => {
  dealer = await visit({ width: 1440 });
});

afterEach(async () => {
  await dealer.end();
});

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
