/** A transfer whose answer was lost is never sent a second time, however its session ends. More ways: long/locks.test.ts. */
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { now } from '../support/clock';
import { expectLocked, FORM, loseTransfer, press } from '../support/lost-transfer';
import { choosePersona, HOME_HEADING, takeOver, visit } from '../support/portal';

it('AUTH-01 AUTH-02 ORDER-01 a session that is over, and a link into another account, keep the lock and never show it to the other', async () => {
  const { page, end } = await visit({ width: 1440 });
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
  await end();
});
