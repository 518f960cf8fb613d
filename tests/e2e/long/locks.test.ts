/** Further ways in which the session of a transfer without an answer ends. The rest: finance/locks.test.ts, kits/submit. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { expectLocked, FORM, loseTransfer, press, signInAt } from '../support/lost-transfer';
import { moveTo } from '../support/page-addresses';
import { choosePersona, endSession, HOME_HEADING, type Visit, visit } from '../support/portal';

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
