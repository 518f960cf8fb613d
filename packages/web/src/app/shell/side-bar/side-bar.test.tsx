import { getHotspotImages, getPermissionList, getRedInvoicePermission } from '@dealer-portal/sdk/operations';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Persona, personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

const bar = () => within(screen.getByRole('navigation', { name: '功能菜单' }));
const entry = (name: string) => bar().getByRole('button', { name });
const level = (name: string) => bar().queryByRole('list', { name });

/** A title without the marks 新 and 新窗口. */
const bare = (text: string | null | undefined) => (text ?? '').replace(/(新窗口|新)+$|（新窗口）/g, '');

/** Titles of a level's items. */
function titles(name: string): string[] {
  const list = level(name);
  const items = [...(list?.querySelectorAll(':scope > li > .fly-out-item') ?? [])];
  return items.map((item) => bare(item.textContent));
}

async function open(name: string): Promise<string[]> {
  entry(name).focus();
  await userEvent.keyboard('{ArrowRight}');
  // The code of the fly-outs comes with the first of them.
  await waitFor(() => expect(titles(name).length).toBeGreaterThan(0));
  return titles(name);
}

async function shellOf(persona: Persona): Promise<void> {
  personaApi(persona);
  await renderShell(MainLayout);
}

beforeEach(() => {
  // The 'new' icons of the examples end with the year 2026.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the contents of the fly-outs', () => {
  it.each([
    ['directAdmin', '业务办理', '整车直发 调货 客户与授权 政策跟踪 门店活动 内部订单系统 内部价格系统'],
    ['directKzxkh', '业务办理', '直营保证金 整车直发 调货 客户与授权 内部订单系统 内部价格系统'],
    [
      'directAdmin',
      '直供采购',
      '采购首页 我的订单 购物车 商品 成套 采购计划 订单 物流 采购退货申请 采购退货查询',
    ],
    ['traditional', '直供采购', '采购首页 我的订单 购物车 商品 订单'],
    ['restricted', '直供采购', '采购首页'],
    ['restricted', '账户', '信息维护'],
    ['rChannel', '财务自助', '账单 资金 返利 发票与票据 电子签章 解除电子签章绑定'],
    [
      'directAdmin',
      '财务自助',
      '账单 往来对账 资金 统仓与服务费账单 返利 返利办理 退货办理 发票与票据 POS 数币与空调 账户开通 融资 供应链金融账单 电子签章 解除电子签章绑定',
    ],
    ['directAdmin', '易管货', '易管货看板 易理货'],
  ] as const)('MENU-01 MENU-02 MENU-04 MENU-05 %s finds under %s: %s', async (persona, name, items) => {
    await shellOf(persona);
    // Pages that are still to come are last; their list changes with every page that is built.
    expect((await open(name)).toSorted()).toEqual(items.split(' ').toSorted());
  });

  it('MENU-03 level 3 of the easy-goods menus lacks what is always hidden', async () => {
    await shellOf('directAdmin');
    await open('易管货');
    await userEvent.keyboard('{ArrowRight}');
    expect(titles('易管货看板')).toEqual(['易理货']);
  });

  it('MENU-06 the first four sample queries carry the customer code', async () => {
    await shellOf('directAdmin');
    await open('库存');
    await userEvent.click(bar().getByRole('button', { name: '样表查询' }));
    const links = within(level('样表查询') ?? document.body).getAllByRole('link');
    const doors = links.flatMap((link) => link.getAttribute('href') ?? []);
    expect(doors).toContain('/prototypeSample?customerCode=8800123456');
    expect(doors.filter((address) => !address.endsWith('customerCode=8800123456'))).toEqual([]);
  });

  it('SIDE-02c shows the mark 新 on the listed ids of levels 2 and 3 only', async () => {
    await shellOf('directAdmin');
    await open('财务自助');
    const marked = () =>
      [...document.querySelectorAll('.new-mark')].map((mark) => bare(mark.parentElement?.textContent));
    expect(marked().toSorted()).toEqual(['快速赎回', '我的授信', '融资', '融资充值'].toSorted());
  });

  it('SIDE-02c shows no mark once newFlagTime is past', async () => {
    vi.setSystemTime(new Date('2027-01-01T10:00:00+08:00'));
    await shellOf('directAdmin');
    await open('财务自助');
    expect(document.querySelector('.new-mark')).toBeNull();
  });

  it('MENU-02 MENU-07 a permission check that fails counts as refused', async () => {
    personaApi('directAdmin').answer(getRedInvoicePermission, { code: '0', msg: '红票权限查询失败' });
    await renderShell(MainLayout);
    expect(await open('财务自助')).not.toContain('返利办理');
  });
});

describe('opening and closing', () => {
  it('SIDE-01c SIDE-01d SIDE-01f hover opens, another entry takes over, leaving closes, and an entry without submenu opens nothing', async () => {
    await shellOf('directAdmin');
    const user = userEvent.setup();
    await user.hover(entry('财务自助'));
    expect(level('财务自助')).not.toBeNull();
    await user.hover(entry('库存'));
    expect([level('财务自助'), level('库存') !== null]).toEqual([null, true]);
    await user.hover(entry('培训'));
    expect(level('库存')).toBeNull();
    await user.hover(entry('库存'));
    await user.unhover(screen.getByRole('navigation', { name: '功能菜单' }));
    await waitFor(() => expect(level('库存')).toBeNull());
  });

  it('SIDE-01a SIDE-01b opened by a press the tasks are 169 px wide; the pages of all of them stand next to them, and pointing marks a heading', async () => {
    await shellOf('directAdmin');
    await open('业务办理');
    expect(document.querySelector<HTMLElement>('.fly-out-tasks')?.style.width).toBe('169px');
    const marked = () => document.querySelector('.fly-out-group[data-marked] h3')?.textContent;
    expect([marked(), titles('整车直发')[0], titles('调货')[0]]).toEqual([
      '整车直发',
      '整车列表',
      '调货列表',
    ]);
    await userEvent.hover(bar().getByRole('button', { name: '调货' }));
    expect(marked()).toBe('调货');
    await userEvent.click(bar().getByRole('link', { name: '整车购物车' }));
    await screen.findByRole('heading', { name: '/traffic/cart' });
    expect(level('业务办理')).toBeNull();
  });

  it('SIDE-01a SIDE-01b a hover opens 169 px with level 2, which unfolds level 3 in place; no wider pane covers the page', async () => {
    await shellOf('directAdmin');
    const user = userEvent.setup();
    await user.hover(entry('业务办理'));
    await user.click(await bar().findByRole('button', { name: '调货' }));
    expect([titles('调货')[0], level('整车直发')]).toEqual(['调货列表', null]);
    const flyOut = document.querySelector('.fly-out');
    expect([...(flyOut?.children ?? [])].map((part) => part.className)).toEqual(['fly-out-tasks']);
    expect(flyOut?.querySelector<HTMLElement>('.fly-out-tasks')?.style.width).toBe('169px');
    await user.click(bar().getByRole('button', { name: '调货' }));
    expect(level('调货')).toBeNull();
  });

  it.each([
    ['the entry', '业务办理'],
    ['展开全部页面', '展开全部页面'],
  ])(
    'SIDE-01 a press on %s of a fly-out that a hover opened shows all pages, and another entry begins narrow again',
    async (_, name) => {
      await shellOf('directAdmin');
      const user = userEvent.setup();
      await user.hover(entry('业务办理'));
      await user.click(await bar().findByRole('button', { name }));
      expect([titles('整车直发')[0], titles('调货')[0]]).toEqual(['整车列表', '调货列表']);
      await user.hover(entry('库存'));
      expect([level('库存') !== null, level('样表查询')]).toEqual([true, null]);
    },
  );

  it('SIDE-01e the press after that closes it', async () => {
    await shellOf('directAdmin');
    const user = userEvent.setup();
    await user.hover(entry('业务办理'));
    await user.click(entry('业务办理'));
    await waitFor(() => expect(level('业务办理')).not.toBeNull());
    await user.click(entry('业务办理'));
    expect(level('业务办理')).toBeNull();
  });

  it('SIDE-01e a press by finger opens, and a second one on the same entry closes', async () => {
    await shellOf('directAdmin');
    const press = (name: string) => fireEvent.click(entry(name), { detail: 1 });
    press('财务自助');
    expect(level('财务自助')).not.toBeNull();
    press('库存');
    expect([level('财务自助'), level('库存') !== null]).toEqual([null, true]);
    press('库存');
    expect(level('库存')).toBeNull();
  });

  it('SIDE-01b arrows walk entries and levels, Escape closes and gives the focus back to the entry', async () => {
    await shellOf('directAdmin');
    entry('直供采购').focus();
    await userEvent.keyboard('{End}{Home}{ArrowDown}');
    expect(document.activeElement).toBe(entry('业务办理'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('整车直发');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('整车列表');
    await userEvent.keyboard('{End}{Home}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('整车购物车');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(bar().getByRole('button', { name: '整车直发' }));
    await userEvent.keyboard('{Escape}');
    expect([document.activeElement, level('业务办理')]).toEqual([entry('业务办理'), null]);
  });

  it('SIDE-01 Escape closes what the mouse opened, wherever the focus is, and leaves the focus there', async () => {
    await shellOf('directAdmin');
    const user = userEvent.setup();
    const search = screen.getByRole('combobox', { name: /搜索/ });
    search.focus();
    await user.hover(entry('财务自助'));
    await user.keyboard('{Escape}');
    expect([level('财务自助'), document.activeElement]).toEqual([null, search]);
  });

  it('SIDE-04a SIDE-04c an item leads to its page and closes the fly-out; 我的订单 opens a new window', async () => {
    await shellOf('directAdmin');
    await open('直供采购');
    const orders = bar().getByRole('link', { name: /我的订单/ });
    expect([orders.getAttribute('href'), orders.getAttribute('target')]).toEqual(['/myOrder', '_blank']);
    await userEvent.click(bar().getByRole('link', { name: '购物车' }));
    await screen.findByRole('heading', { name: '/cart' });
    expect(level('直供采购')).toBeNull();
  });

  it('SIDE-03 SIDE-04d 易工程 is the engineering home, 生态场景 a page of its own in a new window', async () => {
    await shellOf('directAdmin');
    expect(bar().getByRole('link', { name: '易工程' }).getAttribute('href')).toBe('/easyindex');
    expect(
      bar()
        .getByRole('link', { name: /生态场景/ })
        .getAttribute('target'),
    ).toBe('_blank');
  });
});

describe('failures', () => {
  it('MENU-07e menus that cannot be loaded show a message, and 重试菜单 loads them', async () => {
    const api = personaApi('directAdmin').answer(getPermissionList, { code: '0', msg: '失败' });
    await renderShell(MainLayout);
    await screen.findByText('菜单加载失败，请稍后重试');
    api.answer(getPermissionList, { data: getPermissionListExamples.data('directAdmin') });
    await userEvent.click(screen.getByRole('button', { name: '重试菜单' }));
    await waitFor(() => expect(entry('财务自助')).toBeDefined());
  });

  it('MENU-07 menus that are no tree show nothing but a message', async () => {
    const all = getPermissionListExamples.data('directAdmin');
    const [first] = all.menus;
    const deep = Array.from({ length: 30 }).reduce<typeof all.menus>(
      (menus) => [{ ...first, id: '7', title: '直供采购', subItems: menus }],
      [],
    );
    personaApi('directAdmin').answer(getPermissionList, { data: { ...all, menus: deep } });
    await renderShell(MainLayout);
    await screen.findByText('菜单数据有误，无法显示，请联系客服');
    expect(screen.queryByRole('button', { name: '直供采购' })).toBeNull();
  });

  it('SIDE-01 the pictures of products stand below 直供采购 and below no other menu', async () => {
    await shellOf('directAdmin');
    await open('库存');
    expect(document.querySelector('.fly-out-pictures')).toBeNull();
    await open('直供采购');
    await waitFor(() => expect(document.querySelector('.fly-out-pictures img')).not.toBeNull());
  });

  it('MENU-07e hot-spot pictures that cannot be loaded show a message, and the menu works', async () => {
    personaApi('directAdmin').answer(getHotspotImages, { code: '0', msg: '失败' });
    await renderShell(MainLayout);
    await open('直供采购');
    await screen.findByText('热点图片加载失败，请稍后重试');
    expect(titles('直供采购')).toContain('我的订单');
  });
});
