import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { dayAhead } from '../support/clock';
import { NOTHING_LOADS, waiting } from '../support/page-watch';
import { forget, type Persona, visit, waitUntilAnswered } from '../support/portal';
import { type Darkroom, openDarkroom } from './pictures';

/** Marks, greetings and ends of sessions depend on the time of day. */
const TODAY = new Date(`${dayAhead(0)}T10:00:00+08:00`);
const MINUTE = 60_000;

const SIZES = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

type Size = keyof typeof SIZES;

let darkroom: Darkroom;

beforeAll(async () => {
  darkroom = await openDarkroom();
});

interface Seat {
  readonly persona: Persona;
  /** Where the portal is opened; the home page when absent. */
  readonly path?: string;
  /** Minutes until the session ends; a day's when absent. */
  readonly minutes?: number;
}

/** Opens the portal with a token in the address, on the day of the data and with the examples' state. */
async function seat({ persona, path = '/index', minutes = 1440 }: Seat): Promise<Page> {
  const { page } = await visit({ isFresh: true });
  await page.clock.setFixedTime(TODAY);
  await forget(page, `demo-${persona}`);
  const expireAt = TODAY.getTime() + minutes * MINUTE;
  await page.goto(`${path}?${new URLSearchParams({ token: `demo-${persona}`, expireAt: String(expireAt) })}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** The element that must be visible before the picture is taken. */
type Show = (page: Page) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Opens a panel by its trigger and waits for words in it. */
const panel =
  (trigger: RegExp, text: string): Show =>
  async (page) => {
    await button(page, trigger).click();
    await page.locator('.hover-panel-body').getByText(text).first().waitFor();
  };

/** The mouse that pressed 余额 rests on the bar, which shows its words a little later. */
const balances: Show = async (page) => {
  await panel(/^余额/, '查看全部付款方')(page);
  await page.locator('.floating-bar[data-wide]').waitFor();
};

const home: Show = async (page) => {
  await page.getByRole('article').first().waitFor();
  // The tails of orders are asked for later; their rows then stand among the to-dos.
  await page.getByText('待付尾款加载中').waitFor({ state: 'detached' });
};

/** A page of plain text: what stands around it does not change with the products. */
const READING = '/Ordernotice';

const reading: Show = async (page) => {
  await page.getByRole('heading', { level: 1, name: '下单须知' }).waitFor();
};

const flyOut: Show = async (page) => {
  const menu = page.getByRole('navigation', { name: '功能菜单' });
  await menu.getByRole('button', { name: '业务办理' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await menu.getByText('异地权限申请').waitFor();
};

const categories: Show = async (page) => {
  await button(page, '全部分类').click();
  await page
    .getByRole('dialog', { name: '全部分类' })
    .getByRole('link', { name: '冷柜', exact: true })
    .focus();
  await page.getByRole('link', { name: '全部冷柜' }).waitFor();
};

const hiddenReasons: Show = async (page) => {
  await button(page, /^个人菜单/).click();
  await button(page, '为什么看不到？').click();
  await page.getByText('M1903-MENU01-1').waitFor();
};

const dialog =
  (tool: string, text: string): Show =>
  async (page) => {
    await button(page, tool).click();
    await page.getByRole('dialog').getByText(text).first().waitFor();
  };

const searchWords: Show = async (page) => {
  await page.getByRole('combobox', { name: /搜索/ }).click();
  await page.getByText('一级能效空调').last().waitFor();
};

const drawer: Show = async (page) => {
  await button(page, '打开功能菜单').click();
  const menu = page.getByRole('dialog', { name: '功能菜单' });
  await menu.getByText('财务自助', { exact: true }).click();
  await menu.getByText('账单', { exact: true }).waitFor();
};

const heading =
  (name: string): Show =>
  async (page) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };

const sessionEnds: Show = async (page) => {
  await page.getByRole('dialog').getByText('登录即将过期').waitFor();
};

/** Everything that stands open over the page is closed again. */
async function clear(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const open =
    '.hover-panel-body, .option-list, .fly-out, .ant-modal-wrap:visible, .ant-drawer-open, .ant-select-dropdown:visible';
  await expect.poll(() => page.locator(open).count()).toBe(0);
}

/** One picture: its name, the window, and what to show. The states of a seat follow each other in one tab. */
type State = readonly [name: string, size: Size, show: Show];

const ALBUMS: readonly (readonly [seat: Seat, states: readonly State[]])[] = [
  [
    { persona: 'directAdmin' },
    [
      ['home-1440', 'wide', home],
      ['home-390', 'phone', home],
    ],
  ],
  [
    { persona: 'directAdmin', path: READING },
    [
      ['reading-1440', 'wide', reading],
      ['fly-out-1440', 'wide', flyOut],
      ['categories-1440', 'wide', categories],
      ['calculator-1440', 'wide', dialog('计算器', '计算周转天数')],
      ['why-not-1440', 'wide', hiddenReasons],
      ['notifications-1280', 'laptop', panel(/^通知/, '双十二备货通知')],
      ['profile-1280', 'laptop', panel(/^个人菜单/, '退出登录')],
      ['balances-1280', 'laptop', balances],
      ['switch-ship-to-1280', 'laptop', dialog('切换送达方', '辽阳西路')],
      ['search-words-1280', 'laptop', searchWords],
      ['drawer-390', 'phone', drawer],
      ['tools-390', 'phone', dialog('打开工具栏', '调货购物车')],
    ],
  ],
  [{ persona: 'directAdmin', path: '/nowhere' }, [['not-found-390', 'phone', heading('页面不存在')]]],
  [{ persona: 'directAdmin', path: '/503' }, [['maintenance-390', 'phone', heading('系统维护中')]]],
  [{ persona: 'directAdmin', path: READING, minutes: 4 }, [['session-1280', 'laptop', sessionEnds]]],
  [
    { persona: 'frozen' },
    [
      ['frozen-1280', 'laptop', heading('账户已冻结')],
      ['frozen-390', 'phone', heading('账户已冻结')],
    ],
  ],
  [{ persona: 'mdmClosed' }, [['closed-1280', 'laptop', heading('页面不可用')]]],
];

/** In every run: home at two widths, and each kind of panel once. */
const ALWAYS_COMPARED: ReadonlySet<string> = new Set([
  'home-1440',
  'home-390',
  'fly-out-1440',
  'categories-1440',
  'profile-1280',
  'drawer-390',
]);

/** All pictures are compared in a complete run, and where they are made again. */
const isEachCompared = isWhole || process.env['UPDATE_PICTURES'] !== undefined;
const compared = ALBUMS.map(
  ([tabSeat, states]) =>
    [tabSeat, states.filter(([name]) => isEachCompared || ALWAYS_COMPARED.has(name))] as const,
).filter(([, states]) => states.length > 0);

it.each(compared)(
  'HEAD-01 SIDE-01 FLOAT-01 ROUTE-01 the shell looks as kept: %o',
  async (tabSeat, states) => {
    const page = await seat(tabSeat);
    const wrong: string[] = [];
    for (const [name, size, show] of states) {
      await page.setViewportSize(SIZES[size]);
      await show(page);
      await settled(page);
      const problem = await darkroom.compare(page, name);
      if (problem !== undefined) wrong.push(problem);
      await accessible(page);
      if (states.length > 2) await clear(page);
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  },
);

/** Axe finds nothing; links that a small panel half covers are no finding, so there it looks at the panel alone. */
async function accessible(page: Page): Promise<void> {
  const panel = (await page.locator('.hover-panel-body').count()) > 0;
  await expectAccessible(page, panel ? '.hover-panel-body' : undefined);
}

/** Pictures are there, nothing loads, with a mark or without one, and the browser has drawn it. */
async function settled(page: Page): Promise<void> {
  await waitUntilAnswered(page);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await expect.poll(() => waiting(page, 'body')).toBe(NOTHING_LOADS);
}
