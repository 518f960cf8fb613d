/** The frame around the pages, where component tests of app/shell hold the same, too. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { holds } from '../support/fields';
import { journey, sideBar, tools } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { armFault } from '../support/portal';
import { QUIET } from '../support/windows';

/** Runs in the browser: the tab keeps its last message through the next load. */
function keepMessages(): void {
  const keep = () => {
    const text = document.querySelector('.messages')?.textContent;
    if (text) window.sessionStorage.setItem('said', text);
  };
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}

it('ADDR-01 FLOAT-06 HEAD-01a ROUTE-01 the ship-to is switched in the dialog: message, reload, the new one stands everywhere; another sold-to shows its own, nothing that was typed for the former', async () => {
  await journey({ persona: 'directAdmin' }, async (page) => {
    await tools(page).getByRole('button', { name: '切换送达方' }).click();
    const dialog = page.getByRole('dialog', { name: '切换送达方' });
    await dialog.getByRole('textbox', { name: '筛选送达方' }).fill('辽阳西路');
    await dialog.getByRole('radio').check();
    await expectAccessible(page);
    // The message stands half a second before the page loads again.
    await page.evaluate(keepMessages);
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: '切换' }).click()]);
    expect(await page.evaluate(() => window.sessionStorage.getItem('said'))).toContain('设置默认送达方成功');
    await page
      .getByRole('main')
      .getByText(/8800130002/)
      .first()
      .waitFor();
    await page.locator('[aria-label="送达方"][title*="8800130002"]').waitFor();
    const quantity = page.getByRole('article').first().getByRole('textbox');
    await quantity.fill('7');
    await page.getByRole('button', { name: '售达方', exact: true }).click();
    const panel = page.getByRole('dialog', { name: '选择售达方' });
    await panel.getByText('8800123457 · 渠道 M · 现款 ¥').waitFor();
    await panel.getByRole('searchbox').fill('黄岛');
    await panel.getByRole('button', { name: /青岛黄岛腾达家电分公司/ }).click();
    await page
      .getByRole('main')
      .getByText(/8800130004/)
      .first()
      .waitFor();
    await page.locator('[aria-label="送达方"][title*="8800130004"]').waitFor();
    await holds(quantity, '');
    await expect.poll(() => page.getByText(/8800123456/).count()).toBe(0);
  });
});

it('SEARCH-01 SEARCH-02 CAT-01 the history comes back, categories lead to the results by keyboard', async () => {
  await journey({ persona: 'directAdmin' }, async (page) => {
    const box = page.getByRole('combobox', { name: /搜索/ });
    await box.fill('BCD-5');
    await page.getByText('BCD-510WGCTF').first().waitFor();
    await box.press('Enter');
    await page.waitForURL(/\/malllist\?keyword=\d+/);
    // The heading takes the focus when the results are there; the list of words would close then.
    await page.getByRole('heading', { level: 1, name: /搜索结果/ }).waitFor();
    await box.click();
    await box.fill('');
    await page.getByRole('option', { name: 'BCD-5' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部分类' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: '全部分类' })
      .getByRole('link', { name: '冰箱', exact: true })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/malllist\?categoryCode=100100/);
  });
});

/** A panel opens by keyboard, axe finds nothing in it, and Escape gives the focus back. */
async function expectPanel(page: Page, name: RegExp): Promise<void> {
  const trigger = page.getByRole('button', { name }).first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('.hover-panel-body');
  await panel.waitFor();
  await expect.poll(() => panel.getByRole('status').count()).toBe(0);
  await expectAccessible(page, '.hover-panel-body');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
}

it('HEAD-02 HEAD-04 TOP-03 PROF-01d HEAD-06b every panel opens by hover and keyboard, and axe finds nothing in any of them; a profile icon turns gray under the mouse, a notice slides in for 1 s', async () => {
  await journey({ persona: 'directAdmin' }, async (page) => {
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectPanel(page, /^更多/);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of [
      /^消息/,
      /^通知/,
      /^个人菜单/,
      /^常用网站/,
      /^手机 APP/,
      /^展开购物车预览/,
      /^全部分类/,
      /^余额/,
      /^客服/,
    ]) {
      await expectPanel(page, name);
    }
    await sideBar(page).getByRole('button', { name: '财务自助' }).focus();
    await page.keyboard.press('ArrowRight');
    await sideBar(page).getByRole('button', { name: /^融资/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^个人菜单/ }).click();
    const item = page.getByRole('dialog', { name: '个人菜单' }).getByRole('link').first();
    const colour = () =>
      item
        .locator('.profile-icon')
        .evaluate((icon) => (getComputedStyle(icon).color.match(/\d+/g) ?? []).map(Number));
    const isGray = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
      Math.max(red, green, blue) - Math.min(red, green, blue) < 30;
    const [red = 0, , blue = 0] = await colour();
    expect(blue).toBeGreaterThan(red + 100);
    await item.hover();
    await expect.poll(async () => isGray(await colour())).toBe(true);
    await moveTo(page, '/bigorder/mall_list.json');
    const notice = page.getByRole('region', { name: '经销商公告' }).locator('.notice-banner-line');
    expect(await notice.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('1s');
  });
});

it('SIDE-07 HTTP-10 a sample sheet is downloaded, MENU-07 menus that fail show a message and come back', async () => {
  await journey({ persona: 'directAdmin' }, async (page) => {
    await sideBar(page).getByRole('button', { name: '库存' }).focus();
    await page.keyboard.press('ArrowRight');
    await sideBar(page).getByRole('button', { name: '样表查询' }).click();
    const download = page.waitForEvent('download');
    await sideBar(page).getByRole('button', { name: '信用样表导出' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await armFault(page, {
      operationId: 'getPermissionList',
      kind: 'business',
      code: '0',
      msg: '失败',
      times: 1,
    });
    await page.reload();
    await page.getByText('菜单加载失败，请稍后重试').waitFor();
    await page.getByRole('button', { name: '重试菜单' }).click();
    await sideBar(page).getByRole('button', { name: '库存' }).waitFor();
  });
});

/** Counts of the carts with the shortest and the longest text of a mark. */
const COUNTS = [
  [9, '9'],
  [100, '99+'],
] as const;

it('FLOAT-01 no count makes a page wider than its window, from 9 to 99+, at four widths', async () => {
  await journey({ persona: 'directAdmin', path: QUIET }, async (page) => {
    let count = 0;
    const carts = /getNumberByValid|shoppingCartNum/;
    await page.route(carts, (route) => route.fulfill({ json: { code: '1', msg: '成功', data: count } }));
    const problems: string[] = [];
    for (const [next, text] of COUNTS) {
      count = next;
      for (const path of ['/index', '/cart']) {
        await page.setViewportSize({ width: 1280, height: 844 });
        // The counts are asked for by a load.
        await (path === '/index' ? page.goto(path) : moveTo(page, path));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await tools(page).locator('.count-mark', { hasText: text }).first().waitFor();
        for (const width of [1440, 1280, 390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const wider = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          // The frame of the phone is drawn after the width has changed.
          await page.waitForFunction(
            (isPhone) => (document.querySelector('.top-bar') === null) === isPhone,
            width < 768,
          );
          const isWhole = await expect
            .poll(wider, { timeout: 3_000 })
            .toBe(0)
            .then(
              () => true,
              () => false,
            );
          if (!isWhole) problems.push(`${path} with ${text} at ${width}: ${await wider()} px`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
