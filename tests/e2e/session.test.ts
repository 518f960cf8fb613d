/** How a session begins and ends in the browser. Its tests share the ways to end one, so the file is long. */
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { now } from './support/clock';
import { holds } from './support/fields';
import {
  armFault,
  choosePersona,
  forget,
  HOME_HEADING,
  type Persona,
  portalUrl,
  takeOver,
  type Visit,
  visit,
  waitUntilAnswered,
} from './support/portal';

let dealer: Visit;

beforeEach(async () => {
  dealer = await visit();
});

/** For a test that changes the clock of its window, or its scripts. */
async function takeFreshWindow(): Promise<Visit> {
  await dealer.end();
  dealer = await visit({ isFresh: true, isUnpainted: true });
  return dealer;
}

afterEach(async () => {
  expect(dealer.problems).toEqual([]);
  await dealer.end();
});

/** Signs in for so many seconds. */
async function signInFor(page: Page, persona: Persona, ttl: number): Promise<void> {
  await page.goto(`/provider/login?${new URLSearchParams({ redirect: '/index', ttl: String(ttl) })}`);
  await choosePersona(page, persona);
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
}

const DAY = 86_400;
const search = (page: Page) => page.getByRole('combobox', { name: /搜索/ });
const stored = (page: Page, name: string) =>
  page.evaluate((key) => window.localStorage.getItem(`dealer-portal:${key}`), name);

describe('opening the portal', () => {
  it('AUTH-02c a token in the address is stored and the page opens again without the query, hash kept', async () => {
    const { page } = dealer;
    await page.goto(`/cart?token=demo-directKzxkh&expireAt=${now().getTime() + DAY * 1000}&x=1#top`);
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    await page.waitForURL(`${portalUrl()}/cart#top`);
    expect(await stored(page, 'session')).toContain('demo-directKzxkh');
  });

  it('AUTH-02 a token in an address that a browser reads in its own way is stored, and the tab stays on the portal', async () => {
    const { page } = dealer;
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).host));
    // One of each kind; bad-facts.test.ts of the rules has the others.
    for (const path of ['//evil.example/p', '/%5Cevil.example', '/%09/evil.example']) {
      await page.goto('/favicon.svg');
      await page.evaluate(() => window.localStorage.clear());
      await page.goto(`${portalUrl()}${path}?token=demo-directKzxkh`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([...new Set(hosts)]).toEqual([new URL(portalUrl()).host]);
      expect(await stored(page, 'session')).toContain('demo-directKzxkh');
    }
  });

  it('AUTH-02 a sign-in in the middle of work comes back to the filters of the page', async () => {
    const { page } = dealer;
    await page.goto('/myOrder?status=3#list');
    await page.waitForURL(/\/provider\/login/);
    await choosePersona(page, 'directKzxkh');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The way back of a sign-in opens the page first and gives it its address then.
    await page.waitForURL(`${portalUrl()}/myOrder?status=3#list`);
  });

  it('ROUTE-09 an order that a message leads to shows the notice, then the order; the privacy policy needs no session', async () => {
    const { page } = dealer;
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
    const { page } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    await page.goto('/index?errorCode=AUTH_LOGIN_FAILED');
    await page.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
    await page.getByText('错误码：AUTH_LOGIN_FAILED').waitFor();
    await expectAccessible(page);
    expect(await stored(page, 'session')).not.toBeNull();
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/provider\/logout/);
  });

  it('AUTH-03 a link of a stranger shows none of its text, clears nothing, and other tabs go on', async () => {
    const { page, context } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    const names = () => page.evaluate(() => Object.keys(window.localStorage).sort());
    const before = await names();
    const other = await context.newPage();
    await other.goto(`/cart?errorCode=${encodeURIComponent('系统升级，请把货款转到新账户 6222')}`);
    await other.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
    await other.getByText(/未知错误/).waitFor();
    expect(await other.getByText('6222').count()).toBe(0);
    expect(await names()).toEqual(before);
    await other.getByRole('button', { name: '继续使用' }).click();
    await other.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    expect(await page.getByText('已在另一个标签页退出登录').count()).toBe(0);
  });

  it('AUTH-02 a token of another user asks first: the session stays, or is changed by a press', async () => {
    const { page } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    await page.goto('/cart?token=demo-traditional');
    await page
      .getByText('将改用 张海涛（8800234567） 的账号，原账号 李晓梅（8800123460） 会退出。')
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^继续用 李晓梅/ }).click();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    expect(await stored(page, 'session')).toContain('directKzxkh');
    await page.goto('/cart?token=demo-directKzxkh');
    await page.waitForURL(`${portalUrl()}/cart`);
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });

  it('AUTH-01 a computer whose clock is ahead of the life of the token signs in, and is told', async () => {
    const { page } = await takeFreshWindow();
    // The server's clock is that of the tests, not the machine's.
    await page.route('**/favicon.svg', (route) => route.fulfill({ headers: { date: now().toUTCString() } }));
    await page.clock.install({ time: now().getTime() + 8 * DAY * 1000 });
    await page.goto(`/cart?token=demo-directKzxkh&expireAt=${now().getTime() + 3 * DAY * 1000}`);
    await page.getByText(/电脑时间不对：电脑显示 .*，实际是 .*，请校准/).waitFor();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });

  it.each(['/cart', '/nowhere'])(
    'AUTH-04e %s without a token leads to the provider and comes back there',
    async (path) => {
      const { page } = dealer;
      await page.goto(path);
      await page.waitForURL(/\/provider\/login/);
      const back = new URL(page.url()).searchParams.get('redirect') ?? '';
      expect(new URL(back).pathname).toBe(path);
    },
  );

  it.each(['/signing', '/login'])('AUTH-04 %s opens without a token', async (path) => {
    const { page } = dealer;
    await page.goto(path);
    await page.locator('main h1').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('AUTH-01 on a host without local storage the session lives in a cookie', async () => {
    const { page, context } = await takeFreshWindow();
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
});

describe('HTTP-08 calls that say that the session is over', () => {
  /** A provider that leads back at once with a new token, as single sign-on does; how often it was met. */
  async function leadBack(page: Page): Promise<() => number> {
    let count = 0;
    await page.route('**/provider/authorize?**', (route) => {
      count += 1;
      const back = new URL(new URL(route.request().url()).searchParams.get('state') ?? '');
      const endsAt = now().getTime() + DAY * 1000;
      back.search = String(new URLSearchParams({ token: `demo-directKzxkh-${count}-${endsAt}` }));
      return route.fulfill({ status: 302, headers: { location: back.href } });
    });
    return () => count;
  }

  it.each([
    { operationId: 'getCreditCenter', kind: 'status', status: 401 },
    { operationId: 'getUnreadMessageCount', kind: 'bodyStatus500' },
  ])('$operationId alone leads nobody to the provider', async (fault) => {
    const { page } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    const rounds = await leadBack(page);
    await armFault(page, { ...fault, times: 50 });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
    await waitUntilAnswered(page);
    expect(rounds()).toBe(0);
    expect(await stored(page, 'session')).not.toBeNull();
    await forget(page, 'demo-directKzxkh');
  });

  it('a dead token that the provider always gives back is met once, then the notice stands', async () => {
    const { page } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    const rounds = await leadBack(page);
    await armFault(page, { operationId: '*', kind: 'status', status: 401, times: 5000 });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
    await waitUntilAnswered(page);
    await expectAccessible(page);
    expect(rounds()).toBe(1);
    expect(await stored(page, 'session')).not.toBeNull();
    await page.getByRole('button', { name: '登录后继续' }).click();
    await page.waitForURL(/\/provider\/login/);
    await forget(page, 'demo-directKzxkh');
  });
});

describe('AUTH-01 the end of a session', () => {
  it('asks minutes before, renews in a window of its own, and nothing typed is lost', async () => {
    const { page } = await takeFreshWindow();
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
});

describe('logging out and other tabs', () => {
  it('AUTH-05 logout clears what is stored but for the report-created flag, and goes to the provider', async () => {
    const { page } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    await page.evaluate(() => window.localStorage.setItem('dealer-portal:reportCreated', '"1"'));
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await page.waitForURL(/\/provider\/logout/);
    const keys = await page.evaluate(() => [window.localStorage, window.sessionStorage].flatMap(Object.keys));
    expect(keys.filter((key) => key.startsWith('dealer-portal:'))).toEqual(['dealer-portal:reportCreated']);
  });

  it('AUTH-01 another account in another tab holds this one; it begins again, and a logout is said', async () => {
    const { page, context } = dealer;
    await signInFor(page, 'directKzxkh', DAY);
    const other = await context.newPage();
    await other.goto(`/provider/login?${new URLSearchParams({ redirect: '/index', ttl: String(DAY) })}`);
    await takeOver(other, 'traditional');
    const sheet = page.getByRole('dialog', { name: '浏览器已登录其他账号' });
    await sheet
      .getByText('此标签页属于 李晓梅 · 8800123460，浏览器现在登录的是 张海涛 · 8800234567')
      .waitFor();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '以新账号重新加载' }).click();
    await page.getByRole('link', { name: /潍坊鸢都电器商行/ }).waitFor();
    await other.getByRole('button', { name: '退出', exact: true }).click();
    await other.waitForURL(/\/provider\/logout/);
    await page.getByRole('alert').filter({ hasText: '已在另一个标签页退出登录' }).waitFor();
  });

  it('AUTH-01 an ended session cannot be put off; somebody else in the small window is no renewal; what was typed comes back with its account', async () => {
    const { page } = await takeFreshWindow();
    await signInFor(page, 'directKzxkh', DAY);
    await search(page).fill('BCD-325');
    await page.clock.install({ time: now() });
    await page.clock.fastForward(DAY * 1000);
    const ended = page.getByRole('dialog', { name: '登录已过期' });
    await ended.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await ended.isVisible()).toBe(true);
    await ended.getByText(/未提交的内容需要重新填写/).waitFor();
    await ended.getByRole('button', { name: '在本页登录' }).waitFor();
    await renewAs(page, ended.getByRole('button', { name: '重新登录' }), 'traditional');
    const sheet = page.getByRole('dialog', { name: '浏览器已登录其他账号' });
    await sheet.getByText(/浏览器现在登录的是 张海涛/).waitFor();
    expect(await page.getByText('登录已续期').count()).toBe(0);
    await renewAs(page, sheet.getByRole('button', { name: '重新登录原账号' }), 'directKzxkh', (login) =>
      login.getByRole('button', { name: /^改用 / }).click(),
    );
    await page.getByText('登录已续期，请继续操作').waitFor();
    await sheet.waitFor({ state: 'hidden' });
    await holds(search(page), 'BCD-325');
  });
});

/** Presses what opens the login in a window of its own, and signs in there. */
async function renewAs(
  page: Page,
  button: Locator,
  ...[persona, then]: readonly [persona: Persona, then?: (login: Page) => Promise<void>]
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await button.click();
  const login = await opening;
  const closed = login.waitForEvent('close');
  await login.locator(`[data-persona="${persona}"]`).click();
  await then?.(login);
  await closed;
}
