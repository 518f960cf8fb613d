import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { journey, sideBar, tools } from '../support/journey';
import type { Persona } from '../support/portal';

/**
 * A menu of three levels, one of two, and one of an account that is blocked, with the tools at hand. The others are walked
 * without a browser: personas.test.tsx of the shell.
 */
const MENUS: readonly {
  readonly persona: Persona;
  readonly entry: string;
  readonly second: string;
  readonly third?: string;
  readonly tool: string;
}[] = [
  { persona: 'directAdmin', entry: '业务办理', second: '调货', third: '调货列表', tool: '余额' },
  { persona: 'rChannel', entry: '售后服务', second: '退货管理', tool: '我的订单' },
  { persona: 'frozen', entry: '业务办理', second: '客户与授权', third: '解冻申请', tool: '余额' },
];

/** The page of a blocked account in place of every other. */
const BLOCKED: Partial<Record<Persona, string>> = { frozen: '账户已冻结' };

describe.each(MENUS)('$persona walks the side bar', ({ persona, entry, second, third, tool }) => {
  it('SIDE-01 SIDE-04 FLOAT-02 SEARCH-01 HEAD-01e by mouse and by keyboard, searches, calculates, sees its ship-tos, and logs out', async () => {
    await journey({ persona }, async (page) => {
      await tools(page).locator(`[aria-label^="${tool}"]`).waitFor();
      if (persona === 'frozen') await closeFreezeNotice(page);
      await byMouse(page);
      await search(page);
      await byKeyboard(page);
      await calculate(page);
      await expectShipTos(page, persona === 'directAdmin' ? 3 : 1);
      await logOut(page);
    });
  });

  /** Those whose account is blocked stay on the page that says so. */
  async function search(page: Page): Promise<void> {
    await page.getByRole('combobox', { name: /搜索/ }).fill('BCD');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/malllist\?keyword=\d+/);
    const name = BLOCKED[persona] ?? '“BCD”的搜索结果';
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await headingFocused(page);
  }

  const item = (page: Page, name: string) =>
    sideBar(page).locator('.fly-out-item', { hasText: name }).first();

  async function byMouse(page: Page): Promise<void> {
    await sideBar(page).getByRole('button', { name: entry }).hover();
    await item(page, second).hover();
    if (third) {
      await item(page, second).click();
      await item(page, third).waitFor();
    }
    await page.mouse.move(1100, 500);
    await item(page, second).waitFor({ state: 'detached' });
  }

  async function byKeyboard(page: Page): Promise<void> {
    await sideBar(page).getByRole('button', { name: entry }).focus();
    await page.keyboard.press('ArrowRight');
    await item(page, second).focus();
    if (third) {
      await page.keyboard.press('ArrowRight');
      await item(page, third).focus();
    }
    const target = item(page, third ?? second);
    const href = await target.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === href);
    await target.waitFor({ state: 'detached' });
    await headingFocused(page);
  }
});

/** A new page has come when its heading has the focus; a panel that is opened sooner would close then. */
async function headingFocused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}

/** Opens and closes the calculator where there is one (FLOAT-03); the focus comes back to it. */
async function calculate(page: Page): Promise<void> {
  const tool = tools(page).getByRole('button', { name: '计算器' });
  if ((await tool.count()) === 0) return;
  await tool.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '补货计算器' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => tool.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function expectShipTos(page: Page, count: number): Promise<void> {
  const selector = page.getByRole('combobox', { name: '送达方' });
  await selector.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('listbox', { name: '送达方' }).getByRole('option');
  await expect.poll(() => options.count()).toBe(count);
  await page.keyboard.press('Escape');
}

/** The frozen dealer is greeted by the notice of FREEZE-04, which stands over the frame. */
async function closeFreezeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: '提示' });
  await notice.getByRole('button', { name: '关闭' }).click();
  await notice.waitFor({ state: 'detached' });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^个人菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL(/\/provider\/logout/);
  const storedNames = await page.evaluate(() => Object.keys(window.localStorage));
  expect(storedNames.filter((name) => name.startsWith('dealer-portal:'))).toEqual([]);
}
