import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { sideBar, journey as travel, type Walk } from './support/journey';
import { addressOf, moveTo } from './support/page-addresses';
import { waitForPage } from './support/page-watch';
import { QUIET } from './support/windows';

const journey = (walk: Walk, width?: number) =>
  travel({ persona: 'directAdmin', ...(width !== undefined && { width }) }, walk);

it('ROUTE-08c the watermark is seen on a page, and lies behind its text', async () => {
  await travel({ persona: 'directAdmin', path: '/Ordernotice', isFresh: true }, async (page) => {
    await page.getByRole('heading', { level: 1, name: '下单须知' }).waitFor();
    const main = page.getByRole('main');
    const drawn = await main.screenshot();
    const mark = page.locator('.page-watermark');
    expect(await mark.evaluate((element) => Number(getComputedStyle(element).zIndex))).toBeLessThan(0);
    await mark.evaluate((element) => element.remove());
    expect(drawn.equals(await main.screenshot())).toBe(false);
  });
});

/** The strip of the tools is as wide as the window, so that no line is half covered, and nothing ends below it. */
async function expectNothingCovered(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const strip = document.querySelector('.tool-sheet-button')?.getBoundingClientRect();
      const foot = document.querySelector('footer')?.getBoundingClientRect();
      if (!strip || !foot) return undefined;
      return { left: strip.left, width: strip.width, gap: Math.round(strip.top - foot.bottom) };
    });
  await expect.poll(place).toEqual({ left: 0, width: 390, gap: 0 });
}

it('SIDE-01 FLOAT-01 on a phone the side bar is a drawer and the floating bar one button; axe finds nothing', async () => {
  await journey(async (page) => {
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '打开功能菜单' }).click();
    const drawer = page.getByRole('dialog', { name: '功能菜单' });
    await drawer.getByText('业务办理', { exact: true }).click();
    await drawer.getByText('整车直发', { exact: true }).click();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: '整车授权', exact: true }).click();
    await waitForPage(page, 'trafficAuth');
    await expectNothingCovered(page);
    await page.getByRole('button', { name: '打开工具栏' }).click();
    await page.getByRole('button', { name: '余额' }).click();
    await page.getByText('¥1,286,500.00').waitFor();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  }, 390);
});

it('HEAD-03 NAV-01 on a phone the current area and the current view stand within their lines', async () => {
  await journey(async (page) => {
    const areas = page.getByRole('navigation', { name: '主导航' });
    for (const [address, area, view] of [
      [addressOf('tctpbillDailydetail'), '财务自助', '统仓统配日账单明细'],
      [addressOf('loanMyCredit'), '在线融资', undefined],
      [addressOf('specimenList'), '在线采购', '样机'],
    ] as const) {
      await moveTo(page, address);
      await expectInSight(areas.getByRole('link', { name: area, exact: true }));
      if (view !== undefined) await expectInSight(page.locator('nav [aria-current=page]', { hasText: view }));
    }
  }, 390);
});

async function expectInSight(link: Locator): Promise<void> {
  const sides = () => link.evaluate((at) => at.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await sides()).left).toBeGreaterThan(-1);
  await expect.poll(async () => (await sides()).right).toBeLessThan(391);
}

it('MENU-07 nothing of the frame moves while account and permissions load', async () => {
  await travel({ persona: 'directAdmin', path: QUIET, isFresh: true }, async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/monthlybill');
    await sideBar(page).getByRole('button', { name: '财务自助' }).waitFor();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(moved).toBeLessThan(0.02);
  });
});
