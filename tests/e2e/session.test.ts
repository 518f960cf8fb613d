/** How a session begins and ends, where a browser is needed. The rest: long/session.test.ts and app/session. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { now } from './support/clock';
import { holds } from './support/fields';
import { portalUrl } from './support/portal';
import { DAY, renewAs, signInFor, storedValue, visitForEach } from './support/sessions';

const dealer = visitForEach();

const search = (page: Page) => page.getByRole('combobox', { name: /搜索/ });

describe('opening the portal', () => {
  it('AUTH-02c a token in the address is stored and the page opens again without the query, hash kept', async () => {
    const { page } = dealer.current();
    await page.goto(`/cart?token=demo-directKzxkh&expireAt=${now().getTime() + DAY * 1000}&x=1#top`);
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    await page.waitForURL(`${portalUrl()}/cart#top`);
    expect(await storedValue(page, 'session')).toContain('demo-directKzxkh');
  });

  it('AUTH-02 a token in an address that a browser reads in its own way is stored, and the tab stays on the portal', async () => {
    const { page } = dealer.current();
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).host));
    // One of each kind; bad-facts.test.ts of the rules has the others.
    for (const path of ['//evil.example/p', '/%5Cevil.example', '/%09/evil.example']) {
      await page.goto('/favicon.svg');
      await page.evaluate(() => window.localStorage.clear());
      await page.goto(`${portalUrl()}${path}?token=demo-directKzxkh`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([...new Set(hosts)]).toEqual([new URL(portalUrl()).host]);
      expect(await storedValue(page, 'session')).toContain('demo-directKzxkh');
    }
  });

  it('AUTH-03 a link of a stranger shows none of its text, clears nothing, and other tabs go on', async () => {
    const { page, context } = dealer.current();
    await signInFor(page, 'directKzxkh', DAY);
    const names = () => page.evaluate(() => Object.keys(window.localStorage).sort());
    const before = await names();
    const other = await context.newPage();
    await other.goto(`/cart?errorCode=${encodeURIComponent('系统升级，请把货款转到新账户 6222')}`);
    await other.getByRole('heading', { level: 1, name: '登录没有成功' }).waitFor();
    await other.getByText(/未知错误/).waitFor();
    expect(await other.getByText('6222').count()).toBe(0);
    // The first tab may have kept its frame in between; nothing is gone.
    expect(await names()).toEqual(expect.arrayContaining(before));
    await other.getByRole('button', { name: '继续使用' }).click();
    await other.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    expect(await page.getByText('已在另一个标签页退出登录').count()).toBe(0);
  });

  it('AUTH-02 a token of another user asks first: the session stays, or is changed by a press', async () => {
    const { page } = dealer.current();
    await signInFor(page, 'directKzxkh', DAY);
    await page.goto('/cart?token=demo-traditional');
    await page
      .getByText('将改用 张海涛（8800234567） 的账号，原账号 李晓梅（8800123460） 会退出。')
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^继续用 李晓梅/ }).click();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    expect(await storedValue(page, 'session')).toContain('directKzxkh');
    await page.goto('/cart?token=demo-directKzxkh');
    await page.waitForURL(`${portalUrl()}/cart`);
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });

  it('AUTH-01 a computer whose clock is ahead of the life of the token signs in, and is told', async () => {
    const { page } = await dealer.takeFresh();
    // The server's clock is that of the tests, not the machine's.
    await page.route('**/favicon.svg', (route) => route.fulfill({ headers: { date: now().toUTCString() } }));
    await page.clock.install({ time: now().getTime() + 8 * DAY * 1000 });
    await page.goto(`/cart?token=demo-directKzxkh&expireAt=${now().getTime() + 3 * DAY * 1000}`);
    await page.getByText(/电脑时间不对：电脑显示 .*，实际是 .*，请校准/).waitFor();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });
});

describe('AUTH-01 the end of a session', () => {
  it('an ended session cannot be put off; somebody else in the small window is no renewal; what was typed comes back with its account', async () => {
    const { page } = await dealer.takeFresh();
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
