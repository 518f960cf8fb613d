import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { launchChromium } from './chromium';
import { armFault, type Persona, signIn, type Visit, visit } from './portal';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

const sideBar = (page: Page) => page.getByRole('navigation', { name: '功能菜单' });
const tools = (page: Page) => page.getByRole('navigation', { name: '悬浮工具栏' });

/** Signs a persona in for one journey and ends it; the journey's console must stay clean. */
async function journey(persona: Persona, walk: (page: Page) => Promise<void>, width = 1280): Promise<void> {
  const dealer: Visit = await visit(browser, { width });
  try {
    await signIn(dealer.page, persona);
    await walk(dealer.page);
    expect(dealer.problems).toEqual([]);
  } finally {
    await dealer.context.close();
  }
}

/** For each persona one entry with levels 2 and, where there is one, 3, and the tools at hand. */
const MENUS: readonly {
  readonly persona: Persona;
  readonly entry: string;
  readonly second: string;
  readonly third?: string;
  readonly tool: string;
}[] = [
  { persona: 'directAdmin', entry: '财务自助', second: '账单', third: '周账单', tool: '余额' },
  { persona: 'directKzxkh', entry: '业务办理', second: '整车直发', third: '整车列表', tool: '计算器' },
  { persona: 'traditional', entry: '财务自助', second: '账单', third: '周账单', tool: '采购推荐' },
  { persona: 'rChannel', entry: '售后服务', second: '退货管理', tool: '我的订单' },
  { persona: 'designer', entry: '直供采购', second: '商品', third: '商品列表', tool: 'APP二维码' },
  { persona: 'frozen', entry: '业务办理', second: '客户与授权', third: '解冻申请', tool: '余额' },
  { persona: 'mdmClosed', entry: '直供采购', second: '采购首页', tool: '我的订单' },
  { persona: 'restricted', entry: '直供采购', second: '采购首页', tool: '了解更多' },
];

/** What an account that is blocked sees in place of every page. */
const BLOCKED: Partial<Record<Persona, string>> = { frozen: '账户已冻结', mdmClosed: '页面不可用' };

describe.each(MENUS)('$persona walks the side bar', ({ persona, entry, second, third, tool }) => {
  it('SIDE-01 SIDE-04 FLOAT-02 SEARCH-01 HEAD-01 by mouse and by keyboard, searches, calculates, sees its ship-tos, and logs out', async () => {
    await journey(persona, async (page) => {
      await tools(page).locator(`[aria-label^="${tool}"]`).waitFor();
      if (persona === 'frozen') await closeFreezeNotice(page);
      await byMouse(page);
      await search(page);
      await byKeyboard(page);
      await calculate(page);
      expect(await shipTosOffered(page)).toBe(persona === 'directAdmin' ? 3 : 1);
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
    if (third) await item(page, third).waitFor();
    await page.mouse.move(700, 500);
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
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 })
    .toBe('H1');
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

async function shipTosOffered(page: Page): Promise<number> {
  const selector = page.getByRole('combobox', { name: '送达方' });
  await selector.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options.first().waitFor();
  const count = await options.count();
  await page.keyboard.press('Escape');
  return count;
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
  const left = await page.evaluate(() => Object.keys(window.localStorage));
  expect(left.filter((name) => name.startsWith('dealer-portal:'))).toEqual([]);
}

it('ADDR-01 FLOAT-06 the ship-to is switched in the dialog: message, reload, the new one stands everywhere', async () => {
  await journey('directAdmin', async (page) => {
    await tools(page).getByRole('button', { name: '切换送达方' }).click();
    const dialog = page.getByRole('dialog', { name: '切换送达方' });
    await dialog.getByRole('textbox', { name: '筛选送达方' }).fill('辽阳西路');
    await dialog.getByRole('radio').check();
    await expectAccessible(page);
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: '切换' }).click();
    await page.getByText('设置默认送达方成功').waitFor();
    await reloaded;
    await page
      .getByRole('main')
      .getByText(/8800130002/)
      .waitFor();
    await page
      .locator('.account-switch')
      .getByText(/8800130002/)
      .waitFor();
  });
});

it('ADDR-01 ROUTE-01 another sold-to shows its own ship-to and fresh pages, nothing that was typed for the former', async () => {
  await journey('directAdmin', async (page) => {
    const quantity = page.getByRole('article').first().getByRole('textbox');
    await quantity.fill('7');
    await page.getByRole('combobox', { name: '售达方' }).click();
    await page.getByText('(8800123457)青岛黄岛腾达家电分公司').click();
    await page
      .getByRole('main')
      .getByText(/8800130004/)
      .waitFor();
    await page
      .locator('.account-switch')
      .getByText(/8800130004/)
      .waitFor();
    expect(await quantity.inputValue()).toBe('1');
    expect(await page.getByText(/8800123456/).count()).toBe(0);
  });
});

it('SEARCH-01 SEARCH-02 CAT-01 the history comes back, categories lead to the results by keyboard', async () => {
  await journey('directAdmin', async (page) => {
    const box = page.getByRole('combobox', { name: /搜索/ });
    await box.fill('BCD-5');
    await page.getByText('BCD-510WGCTF').first().waitFor();
    await box.press('Enter');
    await page.waitForURL(/\/malllist\?keyword=\d+/);
    // The heading takes the focus when the results are there; the list of words would close then.
    await page.getByRole('heading', { level: 1, name: /搜索结果/ }).waitFor();
    await box.click();
    await box.fill('');
    await page.locator('.ant-select-item-option', { hasText: 'BCD-5' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部分类' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '全部分类' }).getByRole('link', { name: '冰箱' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/malllist\?categoryCode=100100/);
  });
});

it('HEAD-02 HEAD-04 TOP-03 every panel opens by hover and keyboard, and axe finds nothing in any of them', async () => {
  await journey('directAdmin', async (page) => {
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
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
      const trigger = page.getByRole('button', { name }).first();
      await trigger.focus();
      await page.keyboard.press('Enter');
      const panel = page.locator('.hover-panel-body');
      await panel.waitFor();
      await expect.poll(() => panel.getByRole('status').count()).toBe(0);
      await expectAccessible(page, '.hover-panel-body');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await sideBar(page).getByRole('button', { name: '财务自助' }).focus();
    await page.keyboard.press('ArrowRight');
    await sideBar(page).getByRole('button', { name: /^融资/ }).click();
    await expectAccessible(page);
  });
});

it('SIDE-07 HTTP-10 a sample sheet is downloaded, MENU-07 menus that fail are told and come back', async () => {
  await journey('directAdmin', async (page) => {
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

it('SIDE-01 FLOAT-01 on a phone the side bar is a drawer and the floating bar one button; axe finds nothing', async () => {
  await journey(
    'directAdmin',
    async (page) => {
      await page.getByRole('article').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: '打开功能菜单' }).click();
      const drawer = page.getByRole('dialog', { name: '功能菜单' });
      await drawer.getByText('财务自助', { exact: true }).click();
      await drawer.getByText('账单', { exact: true }).click();
      await expectAccessible(page);
      await drawer.getByRole('link', { name: '周账单' }).click();
      await page.waitForURL(/\/weeklybill/);
      await page.getByRole('button', { name: '打开工具栏' }).click();
      await page.getByRole('button', { name: '余额' }).click();
      await page.getByText('¥1,286,500.00').waitFor();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide).toBe(false);
    },
    390,
  );
});

it('MENU-07 nothing of the frame moves while account and permissions load', async () => {
  await journey('directAdmin', async (page) => {
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
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved).toBeLessThan(0.02);
  });
});
