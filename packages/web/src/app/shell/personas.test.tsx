import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PERSONAS, type Persona, personaApi } from '../../test/persona-api';
import { findDialog, openProfileMenu, renderShell } from '../../test/render-shell';
import { MainLayout } from './main-layout';

interface Sees {
  /** Top-level entries of the side bar. */
  readonly entries: readonly string[];
  readonly profile: readonly string[];
  /** Tools of the floating bar. */
  readonly tools: readonly string[];
  readonly buttons: readonly string[];
  readonly hasMyOrders: boolean;
  readonly hasHelp: boolean;
}

const textOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const DIRECT_TOOLS =
  '计算器 采购推荐 事件追踪 我的订单 切换送达方 购物车 整车购物车 调货购物车 商品关注 直播 排序 返回 回到顶部 余额 APP二维码 意见反馈';

/**
 * The view of each persona: one table for menus, profile, tools and buttons (SIDE-03, MENU-05, PROF-01 to 03, FLOAT-01
 * to 03).
 */
const TABLE = {
  directAdmin: {
    entries: textOf(
      '直供采购 业务办理 易管货 库存 财务自助 智慧云仓 售后服务 培训 账户 易工程 智家生态 生态场景',
    ),
    profile: textOf('信息维护 登录密码修改 付款方 付款方（旧） 收货地址 商品关注 客户视图 子账号管理'),
    tools: textOf(DIRECT_TOOLS),
    buttons: textOf('bt1 bt2 bt3 bt4 bt5'),
    hasMyOrders: true,
    hasHelp: true,
  },
  directKzxkh: {
    entries: textOf('直供采购 业务办理 易管货 库存 财务自助 智慧云仓 售后服务 培训 账户 智家生态 生态场景'),
    profile: textOf('信息维护 登录密码修改 付款方 付款方（旧） 收货地址 商品关注 客户视图'),
    tools: textOf(DIRECT_TOOLS),
    buttons: textOf('bt1 bt2 bt4'),
    hasMyOrders: true,
    hasHelp: true,
  },
  traditional: {
    entries: textOf('直供采购 业务办理 库存 财务自助 售后服务 培训 账户'),
    profile: textOf('信息维护 登录密码修改 付款方 付款方（旧） 收货地址 商品关注 客户视图'),
    tools: textOf(DIRECT_TOOLS).filter((tool) => tool !== '计算器' && tool !== '余额'),
    buttons: textOf('bt1 bt4'),
    hasMyOrders: true,
    hasHelp: true,
  },
  rChannel: {
    entries: textOf('直供采购 财务自助 售后服务 培训 账户'),
    // Channel group R has no payer page, neither the new nor the old one.
    profile: textOf('信息维护 登录密码修改 收货地址 商品关注 客户视图'),
    tools: textOf(DIRECT_TOOLS).filter((tool) => tool !== '计算器'),
    buttons: textOf('bt1 bt4'),
    hasMyOrders: true,
    hasHelp: true,
  },
  designer: {
    entries: textOf('直供采购 账户'),
    profile: textOf('信息维护 登录密码修改 客户视图'),
    tools: textOf('直播 回到顶部 APP二维码'),
    buttons: [],
    hasMyOrders: false,
    hasHelp: true,
  },
  restricted: {
    entries: textOf('直供采购 账户'),
    profile: textOf('信息维护 登录密码修改 客户视图'),
    tools: textOf('直播 了解更多 回到顶部'),
    buttons: textOf('bt1'),
    hasMyOrders: true,
    hasHelp: false,
  },
  frozen: {
    entries: textOf('直供采购 业务办理 财务自助 账户'),
    profile: textOf('信息维护 登录密码修改 付款方 付款方（旧） 客户视图'),
    // What leads to the notice is not there (FREEZE-02).
    tools: textOf('排序 返回 回到顶部 余额 APP二维码 意见反馈'),
    buttons: textOf('bt1 bt4'),
    hasMyOrders: true,
    hasHelp: true,
  },
  mdmClosed: {
    entries: textOf('直供采购 账户'),
    profile: textOf('信息维护 登录密码修改'),
    tools: textOf('排序 返回 回到顶部 APP二维码 意见反馈'),
    buttons: [],
    hasMyOrders: true,
    hasHelp: true,
  },
} satisfies Partial<Record<Persona, Sees>>;

/** An entry of each persona's side bar and the way down from it, one level after the other. */
const WAYS: Readonly<Record<keyof typeof TABLE, readonly [entry: string, ...levels: string[]]>> = {
  directAdmin: ['业务办理', '调货', '调货列表'],
  directKzxkh: ['业务办理', '整车直发', '整车列表'],
  traditional: ['业务办理', '整车直发', '整车列表'],
  rChannel: ['售后服务', '退货管理'],
  designer: ['直供采购', '商品', '套餐'],
  restricted: ['直供采购', '采购首页'],
  frozen: ['业务办理', '客户与授权', '解冻申请'],
  mdmClosed: ['直供采购', '采购首页'],
};

const sideBar = () => screen.getByRole('navigation', { name: '功能菜单' });
const toolBar = () => screen.getByRole('navigation', { name: '悬浮工具栏' });

/** The names of a list's links and buttons, without what counts and the new window add to them. */
function namesIn(container: HTMLElement): string[] {
  const controls = [...container.querySelectorAll('a, button')];
  return controls.map((control) =>
    (control.getAttribute('aria-label') ?? control.textContent ?? '')
      .replace('（新窗口）', '')
      .replace(/ \d+$/, ''),
  );
}

/** The first item of an open fly-out whose title begins so. */
function flyOutItem(title: string): HTMLElement {
  const items = [...document.querySelectorAll<HTMLElement>('.fly-out-item')];
  const item = items.find(({ textContent }) => textContent.startsWith(title));
  if (!item) throw new Error(`no ${title} among ${items.map(({ textContent }) => textContent).join()}`);
  return item;
}

async function profileItems(): Promise<string[]> {
  const panel = within(await openProfileMenu());
  return panel.getAllByRole('listitem').map((item) => (item.textContent ?? '').replace('（新窗口）', ''));
}

/** The notice that greets a frozen account takes the focus, and panels close then (FREEZE-04). */
async function closeNotice(): Promise<void> {
  const notice = await findDialog('提示');
  await userEvent.click(within(notice).getByRole('button', { name: /close|关闭/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const stored = (name: string): unknown =>
  JSON.parse(window.localStorage.getItem(`dealer-portal:${name}`) ?? 'null');

/** A persona that is not in the table is new: the other tests of the shell hold it. */
const LISTED = PERSONAS.filter((persona): persona is keyof typeof TABLE => persona in TABLE);

describe.each(LISTED)('%s', (persona) => {
  it('SIDE-03 MENU-05 PROF-01 PROF-03c FLOAT-01 to FLOAT-03 FREEZE-02 TOP-02 TOP-02b TOP-02c MENU-07 sees exactly the entries, items, tools and buttons of the table', async () => {
    personaApi(persona);
    await renderShell(MainLayout);
    if (persona === 'frozen') await closeNotice();
    const seen: Sees = {
      entries: namesIn(sideBar()),
      profile: await profileItems(),
      tools: namesIn(toolBar()),
      buttons: stored('buttons') as string[],
      hasMyOrders: stored('myOrders') === true,
      hasHelp: screen.queryByRole('link', { name: '帮助手册' }) !== null,
    };
    expect(seen).toEqual(TABLE[persona]);
    expect(screen.queryByRole('link', { name: '评价反馈' }) !== null).toBe(TABLE[persona].hasHelp);
    // The header offers the cart where the floating bar does, and to nobody else.
    expect(document.querySelector('.cart-link') !== null).toBe(seen.tools.includes('购物车'));
  });

  it('SIDE-01 SIDE-04 HEAD-01e goes down its side bar by keyboard, and finds its own ship-tos', async () => {
    personaApi(persona);
    await renderShell(MainLayout);
    if (persona === 'frozen') await closeNotice();
    const [entry, ...levels] = WAYS[persona];
    within(sideBar()).getByRole('button', { name: entry }).focus();
    for (const title of levels) {
      await userEvent.keyboard('{ArrowRight}');
      // The code of the fly-outs comes with the first of them.
      await waitFor(() => flyOutItem(title).focus());
    }
    const path = flyOutItem(levels.at(-1) ?? '').getAttribute('href');
    expect(path).toMatch(/^\/\w/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.fly-out-item')).toBeNull());
    const selector = screen.getByRole('combobox', { name: '送达方' });
    fireEvent.click(selector);
    const options = within(screen.getByRole('listbox', { name: '送达方' })).getAllByRole('option');
    expect(options).toHaveLength(persona === 'directAdmin' ? 3 : 1);
  });
});

it('MENU-07c a reload, and a change of persona in the same browser, show what the new answers allow and nothing of the old', async () => {
  for (const persona of ['directAdmin', 'designer', 'designer', 'directAdmin'] as const) {
    personaApi(persona);
    await renderShell(MainLayout);
    expect(namesIn(sideBar())).toEqual(TABLE[persona].entries);
    expect(namesIn(toolBar())).toEqual(TABLE[persona].tools);
    expect(stored('buttons')).toEqual(TABLE[persona].buttons);
    cleanup();
    // The next one opens a tab of their own: one that showed somebody else's pages begins at the root.
    window.sessionStorage.clear();
  }
});

it.each([
  ['/packageList', []],
  ['/suit', []],
  ['/suit/detail/P1', []],
  ['/news', []],
  ['/messagelist', []],
  ['/ylh/home', []],
  ['/cart', TABLE.directAdmin.tools],
])('FLOAT-03 FLOAT-04c opened directly, %s shows the tools %o', async (address, tools) => {
  personaApi('directAdmin');
  await renderShell(MainLayout, { address });
  const bar = screen.queryByRole('navigation', { name: '悬浮工具栏' });
  expect(bar ? namesIn(bar) : []).toEqual(tools);
});

it.each([
  ['/cart', false],
  ['/NewCart', false],
  ['/packageList', false],
  ['/myConcern', true],
  ['/index', true],
])('CAT-02 opened directly, %s shows the category menu: %s', async (address, isShown) => {
  personaApi('directAdmin');
  await renderShell(MainLayout, { address });
  const navigation = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(navigation.queryByRole('button', { name: '全部分类' }) !== null).toBe(isShown);
});
