import { getUserInfo, listCart, listUnreadMessageTypes } from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  getUserInfoExamples,
  listCartExamples,
  listSystemNotificationsExamples,
  listTodosExamples,
  listUnreadMessageTypesExamples,
  queryMessagesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { openProfileMenu, renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

/** What was asked of messages and to-dos. */
const calls = ({ requests }: FakeApi, of: RegExp) =>
  requests.map(({ operationId }) => operationId).filter((id) => of.test(id));

const topBar = () => within(screen.getByRole('navigation', { name: '顶部' }));
const trigger = (name: RegExp | string) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the message drop-down', () => {
  it('HEAD-04a HEAD-04b lists the unread messages by type with their number; types and 查看更多 open the list in a new tab', async () => {
    const api = personaApi('directAdmin');
    await renderShell(MainLayout);
    await userEvent.click(await screen.findByRole('button', { name: '消息，12 条未读' }));
    const types = await panel('未读消息').findAllByRole('listitem');
    expect(types.map((type) => type.textContent)).toEqual([
      expect.stringContaining('订单通知6 条未读'),
      expect.stringContaining('财务通知4 条未读'),
      expect.stringContaining('政策公告2 条未读'),
    ]);
    const moreLink = panel('未读消息').getByRole('link', { name: '查看更多' });
    expect([moreLink.getAttribute('href'), moreLink.getAttribute('target')]).toEqual([
      '/messagelist',
      '_blank',
    ]);
    // The mark is the sum of what the panel lists: one question.
    expect(calls(api, /message/i)).toEqual(['listUnreadMessageTypes']);
  });

  it('MSG-01 leads into the message centre, which stays when the panel closes', async () => {
    personaApi('directAdmin').answerExamples(
      listUnreadMessageTypesExamples,
      listTodosExamples,
      listSystemNotificationsExamples,
      queryMessagesExamples,
    );
    await renderShell(MainLayout);
    await userEvent.click(await screen.findByRole('button', { name: '消息，12 条未读' }));
    await userEvent.click(panel('未读消息').getByRole('button', { name: '在消息中心处理' }));
    await screen.findByText('消息中心');
    expect(screen.queryByRole('dialog', { name: '未读消息' })).toBeNull();
    await screen.findByRole('button', { name: '消息 12' });
  });

  it.each([
    [0, '消息'],
    [99, '消息，99 条未读'],
    [128, '消息，99+ 条未读'],
  ])('TOP-03b MISC-01e %i unread messages are shown as %s', async (count, name) => {
    const types = [{ typeName: '订单通知', num: count, title: '订单已送达', id: 'M1' }];
    personaApi('directAdmin').answer(listUnreadMessageTypes, { data: types });
    await renderShell(MainLayout);
    await screen.findByRole('button', { name });
  });

  it('HEAD-04 without unread messages it says so; a failure can be tried again', async () => {
    const api = personaApi('directAdmin').answer(listUnreadMessageTypes, {
      code: '0',
      msg: '未读消息查询失败',
    });
    await renderShell(MainLayout);
    await userEvent.click(trigger(/^消息/));
    await panel('未读消息').findByText(/未读消息查询失败/);
    api.answer(listUnreadMessageTypes, { data: [] });
    await userEvent.click(panel('未读消息').getByRole('button', { name: '重试' }));
    await panel('未读消息').findByText('没有未读消息');
  });
});

it('TOP-03a MSG-01b MSG-01g MSG-01h the notifications panel holds to-dos, four a page, and the notices of platform 1', async () => {
  const api = personaApi('directAdmin').answerExamples(listSystemNotificationsExamples);
  await renderShell(MainLayout);
  await userEvent.hover(await screen.findByRole('button', { name: '通知，4 条待处理' }));
  await panel('通知').findByText('10月对账单待确认');
  await panel('通知').findByText('双十二备货通知');
  const readRequests = (id: string) =>
    api.requests.find(({ operationId }) => operationId === id)?.url.searchParams;
  expect(readRequests('listTodos')?.get('pageSize')).toBe('4');
  expect(readRequests('listSystemNotifications')?.get('platformSelection')).toBe('1');
  // The mark is the total of what the panel lists: one question.
  expect(calls(api, /todo/i)).toEqual(['listTodos']);
});

describe('panels open in every way', () => {
  it('TOP-03c by mouse: resting opens, leaving closes', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    const user = userEvent.setup();
    await user.hover(trigger(/^个人菜单/));
    expect(screen.queryByRole('dialog', { name: '个人菜单' })).not.toBeNull();
    await user.unhover(trigger(/^个人菜单/));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '个人菜单' })).toBeNull());
  });

  it('HEAD-01d TOP-03 by keyboard: Enter opens, arrows move, Escape closes and the trigger has the focus again', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    trigger('常用网站').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('商家服务平台');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, trigger('常用网站')]);
  });

  it('HEAD-02c by click, and a press elsewhere closes; the QR panel has a button that closes it', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    await userEvent.click(trigger('手机 APP'));
    await userEvent.click(panel('手机 APP二维码').getByRole('button', { name: '关闭手机 APP' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(trigger('公众号'));
    await userEvent.click(screen.getByRole('heading', { name: '/index' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['directAdmin', '/personal/payerZY', '/personal/oldpayerZY'],
  ['directKzxkh', '/personal/payerCT', '/personal/oldpayerCT'],
  ['traditional', '/personal/payerCT', '/personal/oldpayerCT'],
] as const)(
  'PROF-01c PROF-02 the profile items of %s lead to their targets, each in a new window',
  async (persona, payer, oldPayer) => {
    personaApi(persona);
    await renderShell(MainLayout);
    const links = within(await openProfileMenu()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(0, 7)).toEqual([
      '/provider/personalSetting/index',
      '/provider/personalSetting/index?type=password',
      payer,
      oldPayer,
      '/deliveryaddress',
      '/myConcern',
      '/customerview',
    ]);
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  },
);

it.each([
  ['directAdmin', true],
  ['restricted', false],
  ['designer', false],
] as const)('FLAG-01b MENU-04 the profile of %s offers 我的订单: %s', async (persona, isOffered) => {
  personaApi(persona);
  await renderShell(MainLayout);
  const link = within(await openProfileMenu()).queryByRole('link', { name: /我的订单/ });
  expect(link?.getAttribute('href') ?? '').toBe(isOffered ? '/myOrder' : '');
});

describe('the rest of the header', () => {
  it('HEAD-01c HEAD-01f TOP-03d shows the first role, the name, the hotline and the sites', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    expect(topBar().getByText(/ · 直营管理员$/)).toBeDefined();
    expect(topBar().getByRole('link', { name: /400/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(trigger('个人菜单：王建国')).toBeDefined();
  });

  it('TOP-03d without a real name the profile shows the user name', async () => {
    const user = getUserInfoExamples.data('directAdmin');
    personaApi('directAdmin').answer(getUserInfo, { data: { ...user, realName: '' } });
    await renderShell(MainLayout);
    expect(trigger('个人菜单：wangjg')).toBeDefined();
  });

  it('TOP-02 TOP-02d the help manual opens in a new tab, the feedback leads to its page', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    const help = topBar().getByRole('link', { name: '帮助手册' });
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual(['/mall/helpPage', '_blank']);
    expect(topBar().getByRole('link', { name: '评价反馈' }).getAttribute('href')).toBe('/eventTrace');
  });

  it('HEAD-01b the ship-to selector finds a ship-to by a part of its address', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    const selector = screen.getByRole('combobox', { name: '送达方' });
    fireEvent.click(selector);
    const options = () =>
      within(screen.getByRole('listbox', { name: '送达方' })).queryAllByRole('option').length;
    expect(options()).toBe(3);
    fireEvent.change(selector, { target: { value: '辽阳西路' } });
    expect(options()).toBe(1);
  });

  it('TOP-01 TOP-01a home is left out on the route mall', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address: '/mall' });
    expect(topBar().queryByRole('link', { name: '首页' })).toBeNull();
  });

  it('TOP-01 TOP-01b TOP-02 TOP-02a elsewhere home replaces the address with the root; the customer name leads to the customer view', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    personaApi('directAdmin');
    await renderShell(MainLayout);
    await userEvent.click(topBar().getByRole('link', { name: '首页' }));
    expect(replace).toHaveBeenCalledWith('/');
    expect(topBar().getByRole('link', { name: '青岛崂山腾达家电有限公司' }).getAttribute('href')).toBe(
      '/customerview',
    );
  });

  it('HEAD-02b the cart panel opens by hover, lists the cart and leads to the checkout', async () => {
    personaApi('directAdmin').answerExamples(listCartExamples);
    await renderShell(MainLayout);
    await userEvent.hover(trigger('展开购物车预览'));
    await panel('购物车预览').findByText('BCD-536WGHTD');
    expect(panel('购物车预览').getByRole('link', { name: '去结算' }).getAttribute('href')).toBe('/cart');
    panel('购物车预览').getByText('2 种 · 7 台');
    panel('购物车预览').getByText('¥17,593.00');
  });

  it('HEAD-02 an empty cart says what to do', async () => {
    personaApi('directAdmin').answer(listCart, { data: [] });
    await renderShell(MainLayout);
    await userEvent.click(trigger('展开购物车预览'));
    await panel('购物车预览').findByText('购物车是空的，先去挑选商品');
  });

  it('HEAD-02a the model search opens the external page in a new tab with the model', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    personaApi('directAdmin');
    await renderShell(MainLayout);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '查询范围' }), '型号参数');
    await userEvent.type(screen.getByRole('combobox', { name: /搜索型号/ }), 'BCD-536{Enter}');
    expect(open).toHaveBeenCalledWith(expect.stringContaining('keyword=BCD-536'), '_blank', 'noopener');
  });

  it('HEAD-03a the navigation bar has its seven areas', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    const areas = '在线采购 在线营销 财务自助 在线融资 营销学院 借贷平台 促销平台';
    expect(links.map(({ textContent }) => textContent)).toEqual(areas.split(' '));
  });

  it.each([
    ['designer', '未开通', '未开通'],
    ['restricted', '未开通', '未开通'],
    ['rChannel', undefined, '未开通'],
  ] as const)('HEAD-03 %s has no way into an area whose menu it lacks', async (persona, finance, loan) => {
    personaApi(persona);
    await renderShell(MainLayout);
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    const noteOf = (name: string) => {
      const link = links.find(({ textContent }) => textContent?.startsWith(name));
      return link?.hasAttribute('href') ? undefined : link?.textContent?.replace(name, '');
    };
    expect(noteOf('在线融资')).toBe(loan);
    expect(noteOf('财务自助')).toBe(finance);
  });

  it('HEAD-05a HEAD-05b the footer has its four columns and the copyright since 2019', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout);
    const footer = within(screen.getByRole('contentinfo'));
    const columns = footer.getAllByRole('navigation').map((column) => column.getAttribute('aria-label'));
    expect(columns).toEqual(['购物指南', '我的账户', '服务与支持', '关于我们']);
    expect(footer.getByText(/© 2019/)).toBeDefined();
  });
});

describe('panels', () => {
  it('TOP-03 HEAD-04 one is open at a time, and Escape closes what the mouse opened', async () => {
    personaApi('directAdmin').answerExamples(listUnreadMessageTypesExamples);
    await renderShell(MainLayout);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '消息，12 条未读' }));
    panel('未读消息');
    await user.hover(trigger('常用网站'));
    expect(screen.getAllByRole('dialog').map((element) => element.getAttribute('aria-label'))).toEqual([
      '常用网站',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('dialog')).toEqual([]);
  });
});
