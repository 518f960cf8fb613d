/** The ways of a session that component tests hold, too: those of app/session and platform/session. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { now } from '../support/clock';
import { holds } from '../support/fields';
import {
  armFault,
  choosePersona,
  forget,
  HOME_HEADING,
  portalUrl,
  takeOver,
  waitUntilAnswered,
} from '../support/portal';
import { DAY, leadBack, renewAs, signInFor, storedValue, visitForEach } from '../support/sessions';

const dealer = visitForEach();

const search = (page: Page) => page.getByRole('combobox', { name: /搜索/ });

it('AUTH-02 a sign-in in the middle of work comes back to the filters of the page', async () => {
  const { page } = dealer.current();
  await page.goto('/myOrder?status=3#list');
  await page.waitForURL(/\/provider\/login/);
  await choosePersona(page, 'directKzxkh');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The way back of a sign-in opens the page first and gives it its address then.
  await page.waitForURL(`${portalUrl()}/myOrder?status=3#list`);
});

it('ROUTE-09 an order that a message leads to shows the notice, then the order; the privacy policy needs no session', async () => {
  const { page } = dealer.current();
  await page.goto('/protectionPolicy');
  await page.getByRole('heading', { level: 1, name: '隐私政策' }).waitFor();
  await page.goto('/orderDetail?orderNo=6010086001');
  await page.getByRole('heading', { level: 1, name: '请先登录' }).waitFor();
  await page.getByRole('button', { name: '登录后继续' }).click();
  await page.waitForURL(/\/provider\/login/);
  await choosePersona(page, 'directKzxkh');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForURL(`${portalUrl()}/orderDetail?orderNo=6010086001`);
});

it('AUTH-03 an error in the address is shown, then leads out through the provider', async () => {
  const { page } = dealer.current();
  await signInFor(page, 'directKzxkh', DAY);
  await page.goto('/index?errorCode=AUTH_LOGIN_FAILED');
  await page.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
  await page.getByText('错误码：AUTH_LOGIN_FAILED').waitFor();
  await expectAccessible(page);
  expect(await storedValue(page, 'session')).not.toBeNull();
  await page.getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL(/\/provider\/logout/);
});

it.each(['/cart', '/nowhere'])(
  'AUTH-04e %s without a token leads to the provider and comes back there',
  async (path) => {
    const { page } = dealer.current();
    await page.goto(path);
    await page.waitForURL(/\/provider\/login/);
    const back = new URL(page.url()).searchParams.get('redirect') ?? '';
    expect(new URL(back).pathname).toBe(path);
  },
);

it.each(['/signing', '/login'])('AUTH-04 %s opens without a token', async (path) => {
  const { page } = dealer.current();
  await page.goto(path);
  await page.locator('main h1').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

it.each([
  { operationId: 'getCreditCenter', kind: 'status', status: 401 },
  { operationId: 'listUnreadMessageTypes', kind: 'bodyStatus500' },
])('HTTP-08 $operationId alone leads nobody to the provider', async (fault) => {
  const { page } = dealer.current();
  await signInFor(page, 'directKzxkh', DAY);
  const rounds = await leadBack(page);
  await armFault(page, { ...fault, times: 50 });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
  await waitUntilAnswered(page);
  expect(rounds()).toBe(0);
  expect(await storedValue(page, 'session')).not.toBeNull();
  await forget(page, 'demo-directKzxkh');
});

it('AUTH-01 asks minutes before, renews in a window of its own, and nothing typed is lost', async () => {
  const { page } = await dealer.takeFresh();
  await signInFor(page, 'directKzxkh', 280);
  const dialog = page.getByRole('dialog', { name: '登录即将过期' });
  await dialog.getByText('登录将在 5 分钟内过期。').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '稍后' }).click();
  await search(page).fill('BCD-536');
  await page.reload();
  await search(page).waitFor();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: '稍后' }).click();
  await search(page).fill('BCD-325');
  await page.clock.install({ time: now() });
  await page.clock.fastForward(300_000);
  await page.getByRole('dialog', { name: '登录已过期' }).waitFor();
  await renewAs(page, page.getByRole('dialog').getByRole('button', { name: '重新登录' }), 'directKzxkh');
  await page.getByText('登录已续期，请继续操作').waitFor();
  await holds(search(page), 'BCD-325');
});

it('AUTH-05 logout clears what is stored but for the report-created flag and the settings of the host, and goes to the provider', async () => {
  const { page } = dealer.current();
  await signInFor(page, 'directKzxkh', DAY);
  await page.evaluate(() => window.localStorage.setItem('dealer-portal:reportCreated', '"1"'));
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await page.waitForURL(/\/provider\/logout/);
  const keys = await page.evaluate(() => [window.localStorage, window.sessionStorage].flatMap(Object.keys));
  expect(keys.filter((key) => key.startsWith('dealer-portal:')).sort()).toEqual([
    'dealer-portal:config',
    'dealer-portal:reportCreated',
  ]);
});

it('AUTH-01 another account in another tab holds this one; it begins again, and a logout is said', async () => {
  const { page, context } = dealer.current();
  await signInFor(page, 'directKzxkh', DAY);
  const other = await context.newPage();
  await other.goto(`/provider/login?${new URLSearchParams({ redirect: '/index', ttl: String(DAY) })}`);
  await takeOver(other, 'traditional');
  const sheet = page.getByRole('dialog', { name: '浏览器已登录其他账号' });
  await sheet.getByText('此标签页属于 李晓梅 · 8800123460，浏览器现在登录的是 张海涛 · 8800234567').waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '以新账号重新加载' }).click();
  await page.getByRole('link', { name: /潍坊鸢都电器商行/ }).waitFor();
  await other.getByRole('button', { name: '退出', exact: true }).click();
  await other.waitForURL(/\/provider\/logout/);
  await page.getByRole('alert').filter({ hasText: '已在另一个标签页退出登录' }).waitFor();
});

it('HTTP-08 a dead token that the provider always gives back is met once, then the notice stands', async () => {
  const { page } = dealer.current();
  await signInFor(page, 'directKzxkh', DAY);
  const rounds = await leadBack(page);
  await armFault(page, { operationId: '*', kind: 'status', status: 401, times: 5000 });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
  await waitUntilAnswered(page);
  await expectAccessible(page);
  expect(rounds()).toBe(1);
  expect(await storedValue(page, 'session')).not.toBeNull();
  await page.getByRole('button', { name: '登录后继续' }).click();
  await page.waitForURL(/\/provider\/login/);
  await forget(page, 'demo-directKzxkh');
});

it('AUTH-01 on a host without local storage the session lives in a cookie', async () => {
  const { page, context } = await dealer.takeFresh();
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await signInFor(page, 'directKzxkh', DAY);
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'dealer-portal-session');
  expect(cookie?.sameSite).toBe('Lax');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + DAY - 600);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
});
