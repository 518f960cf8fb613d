import {
  getCartCount,
  getTrafficCartCount,
  getTransferCartCount,
  listPayerBalances,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { listPayerBalancesExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { findDialog, renderShell } from '../../../test/render-shell';
import { stubPointer } from '../../../test/stub-pointer';
import { MainLayout } from '../main-layout';

/** What was asked of the carts of vehicles and transfers. */
const asked = ({ requests }: FakeApi) =>
  requests.map(({ operationId }) => operationId).filter((id) => /Tra(ffic|nsfer)CartCount/.test(id));

const bar = () => within(screen.getByRole('navigation', { name: '悬浮工具栏' }));

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, '', '购物车'],
  [1, '1', '购物车 1'],
  [9, '9', '购物车 9'],
  [10, '10', '购物车 10'],
  [99, '99', '购物车 99'],
  [100, '99+', '购物车 99+'],
])('FLOAT-01 FLOAT-01e a cart of %i has the mark "%s" and is named %s', async (count, mark, name) => {
  personaApi('directAdmin').answer(getCartCount, { data: count });
  await renderShell(MainLayout);
  const cart = await bar().findByRole('link', { name });
  expect(cart.querySelector('.count-mark')?.textContent ?? '').toBe(mark);
});

it('FLOAT-01 the counts of whole-vehicle and transfer cart come where somebody comes to the bar; one that cannot be loaded has none', async () => {
  stubPointer(true);
  const api = personaApi('directAdmin')
    .answer(getTrafficCartCount, { data: 7 })
    .answer(getTransferCartCount, { code: '0', msg: '未开通' });
  await renderShell(MainLayout);
  await bar().findByRole('link', { name: /^购物车 / });
  expect(asked(api)).toEqual([]);
  await userEvent.hover(bar().getByRole('link', { name: '直播' }));
  await bar().findByRole('link', { name: '整车购物车 7' });
  await bar().findByRole('link', { name: '调货购物车' });
  expect(asked(api)).toEqual(['getTrafficCartCount', 'getTransferCartCount']);
});

it('FLOAT-01c the tools lead to their pages', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  const links = bar().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/purchase/recommand',
    '/eventTrace',
    '/myOrder',
    '/cart',
    '/traffic/cart',
    '/transfer/cart',
    '/myConcern',
    '/live',
  ]);
});

it('FLOAT-01c the calculator opens its dialog', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  await userEvent.click(bar().getByRole('button', { name: '计算器' }));
  await findDialog('补货计算器');
});

it('FLOAT-04d the tip of a tool shows for 5 s', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isTipOpen = () => document.querySelector('.tool-tip') !== null;
  act(() => bar().getByRole('link', { name: '直播' }).focus());
  act(() => vi.advanceTimersByTime(500));
  expect(isTipOpen()).toBe(true);
  act(() => vi.advanceTimersByTime(4_400));
  expect(isTipOpen()).toBe(true);
  act(() => vi.advanceTimersByTime(1_000));
  expect(isTipOpen()).toBe(false);
});

it('FLOAT-01 the bar opens with its words when the mouse rests on it or the keyboard is in it; Escape closes it', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const nav = screen.getByRole('navigation', { name: '悬浮工具栏' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const isWide = () => nav.hasAttribute('data-wide');
  fireEvent.pointerEnter(nav, { pointerType: 'mouse' });
  pass(200);
  fireEvent.pointerLeave(nav, { pointerType: 'mouse' });
  pass(400);
  expect(isWide()).toBe(false);
  fireEvent.pointerEnter(nav, { pointerType: 'mouse' });
  pass(300);
  expect(isWide()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isWide()).toBe(false);
  fireEvent.pointerEnter(nav, { pointerType: 'touch' });
  pass(400);
  expect(isWide()).toBe(false);
  act(() => bar().getByRole('link', { name: '直播' }).focus());
  expect(isWide()).toBe(true);
  act(() => bar().getByRole('link', { name: '直播' }).blur());
  expect(isWide()).toBe(false);
});

describe('balances', () => {
  const open = async () => {
    await userEvent.click(bar().getByRole('button', { name: '余额' }));
    return within(screen.getByRole('dialog', { name: '余额' }));
  };

  it('FLOAT-05f shows the six highest without types 03, 07 and 15, names safe pay, and leads to the payers', async () => {
    personaApi('directAdmin').answerExamples(listPayerBalancesExamples);
    await renderShell(MainLayout);
    const panel = await open();
    const rows = await panel.findAllByRole('listitem');
    expect(rows.map((row) => /¥[\d,.]+/.exec(row.textContent ?? '')?.[0])).toEqual([
      '¥1,286,500.00',
      '¥500,000.00',
      '¥320,750.50',
      '¥158,000.00',
      '¥86,000.00',
      '¥26,800.00',
    ]);
    expect(rows.map((row) => row.textContent?.includes('安全付'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(panel.getByRole('link', { name: '查看全部付款方' }).getAttribute('href')).toBe(
      '/personal/payerZY',
    );
  });

  it('FLOAT-05 the special label leads to the traditional payers, and nothing to show says 暂无数据', async () => {
    personaApi('directKzxkh').answer(listPayerBalances, { data: [] });
    await renderShell(MainLayout);
    const panel = await open();
    await panel.findByText('暂无数据');
    expect(panel.getByRole('link').getAttribute('href')).toBe('/personal/payerCT');
  });

  it('FLOAT-05 a channel group without a payer page has no link', async () => {
    personaApi('rChannel').answer(listPayerBalances, { data: [] });
    await renderShell(MainLayout);
    expect((await open()).queryByRole('link')).toBeNull();
  });
});

it('FLOAT-01 排序 arranges the tools for this user, and the order can be undone', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  const first = () => bar().getAllByRole('button')[0]?.getAttribute('aria-label');
  await userEvent.click(bar().getByRole('button', { name: '排序' }));
  const panel = within(screen.getByRole('dialog', { name: '排序' }));
  expect(panel.getByRole('button', { name: '计算器 上移' })).toHaveProperty('disabled', true);
  for (const _ of [1, 2, 3, 4]) await userEvent.click(panel.getByRole('button', { name: '计算器 下移' }));
  expect(first()).toBe('切换送达方');
  expect(JSON.parse(window.localStorage.getItem('dealer-portal:toolOrder:500001') ?? '[]')[4]).toBe(
    'calculator',
  );
  await userEvent.click(panel.getByRole('button', { name: '恢复默认顺序' }));
  expect(first()).toBe('计算器');
});

it('FLOAT-01d back and to-top act on the page', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  personaApi('directAdmin');
  await renderShell(MainLayout);
  fireEvent.click(bar().getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  fireEvent.click(bar().getByRole('link', { name: '直播' }));
  await screen.findByRole('heading', { name: '/live' });
  fireEvent.click(bar().getByRole('button', { name: '返回' }));
  await screen.findByRole('heading', { name: '/index' });
});
