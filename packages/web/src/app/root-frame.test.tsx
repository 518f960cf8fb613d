import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleApi } from '../test/example-api';
import { openPortal } from '../test/open-portal';
import { focusPage } from './heading-focus';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('ROUTE-04b the tab names the page', () => {
  it.each([
    ['/index', '首页'],
    ['/list', '商品列表'],
    ['/detail/GR0325A03', 'BCD-325WLHFD · 商品详情'],
    ['/traffic/list', '整车列表'],
    ['/transfer/list', '调货列表'],
    ['/cart', '购物车'],
    ['/traffic/cart', '整车购物车'],
    ['/transfer/cart', '调货购物车'],
    ['/customerview', '客户视图'],
    ['/myOrder', '采购订单'],
    ['/NewCart', '购物车'],
    ['/onlinePayment', '在线支付'],
    ['/loan/myCredit', '我的授信'],
    ['/bankdiscount', '银行贴现'],
    ['/nowhere', '页面不存在'],
  ])('%s is %s', async (address, title) => {
    exampleApi();
    openPortal(address);
    await waitFor(() => expect(document.title).toBe(`${title} - 经销商采购门户`));
  });
});

it.each([
  ['/orderDetail?orderNo=6010086603', '6010086603 · 订单详情'],
  ['/logisticsDetail?orderNo=6010086603', /^\w+ · 物流详情$/u],
  ['/batchOrderInfo?batchNo=B2026112001', 'B2026112001 · 批量订单信息'],
  ['/myOrder', '采购订单'],
])('ROUTE-04 the tab of %s names the object that is open', async (address, title) => {
  exampleApi();
  openPortal(address);
  const tab = () => document.title.replace(' - 经销商采购门户', '');
  await waitFor(() =>
    expect(tab()).toEqual(typeof title === 'string' ? title : expect.stringMatching(title)),
  );
});

it('a page that was just entered is announced and its heading focused; the first page is left alone', async () => {
  exampleApi();
  const router = openPortal('/test');
  const first = await heading('环境自检');
  expect(document.activeElement).not.toBe(first);
  await act(() => router.navigate('/demo'));
  expect(document.activeElement).toBe(await heading('界面样例'));
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '界面样例')).toBe(true);
});

it.each(['/detail/GR0325A03', '/orderDetail?orderNo=6010086603'])(
  'the heading of %s, which comes with an answer, gets the focus of the page that was entered',
  async (address) => {
    exampleApi();
    const router = openPortal('/test');
    await heading('环境自检');
    await act(() => router.navigate(address));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  },
);

it('a heading that comes late leaves the focus where the user has put it by then', async () => {
  document.body.innerHTML = '<main tabindex="-1"><button></button></main>';
  const main = document.querySelector('main');
  const button = document.querySelector('button');
  const stop = focusPage();
  expect(document.activeElement).toBe(main);
  button?.focus();
  main?.append(document.createElement('h1'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(button);
  stop?.();
  document.body.replaceChildren();
});

it.each([
  ['/orderDetail', '登录后会回到这个页面。'],
  ['/401', '您还没有登录，或登录已过期。登录后进入首页。'],
  ['/payment/paymentDone', '付款是否到账以系统记录为准，登录后即可查看；请不要重复付款。'],
  ['/paymentDone', '付款是否到账以系统记录为准，登录后即可查看；请不要重复付款。'],
])(
  'AUTH-04 ROUTE-09a ROUTE-09b %s without a session says why and offers one button, and asks the server nothing',
  async (address, text) => {
    const server = exampleApi();
    window.localStorage.clear();
    openPortal(address);
    expect(await heading('请先登录')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['登录后继续']);
    expect(server.requests).toEqual([]);
  },
);

it.each([
  '/signing',
  '/evaluationcontent',
  '/login',
  '/evaluationsuccess',
  '/indexcontent',
  '/udeskcustomerview',
])('AUTH-04 %s opens without a token', async (address) => {
  exampleApi();
  window.localStorage.clear();
  const router = openPortal(address);
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe(address);
});

it('ROUTE-09 everybody may read the privacy policy', async () => {
  const server = exampleApi();
  window.localStorage.clear();
  openPortal('/protectionPolicy');
  expect(await heading('隐私政策')).toBeTruthy();
  expect(server.requests).toEqual([]);
});

it('AUTH-04 a guarded page without a session shows 403', async () => {
  exampleApi();
  window.localStorage.clear();
  const router = openPortal('/cart');
  await heading('没有登录，不能进入');
  expect(router.state.location.pathname).toBe('/403');
  expect(screen.getByText(/您还没有登录/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull();
});

it('ROUTE-01 an address that names no page leads to the one that is meant, home, or to the palette', async () => {
  exampleApi();
  openPortal('/myOrders/6010086604');
  await heading('页面不存在');
  expect(screen.getByRole('link', { name: '打开我的订单' }).getAttribute('href')).toBe('/myOrder');
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index');
  await userEvent.click(screen.getByRole('button', { name: '全局查找 Ctrl K' }));
  await screen.findByRole('dialog', { name: '快速查找' });
});

it('HTTP-08i 403 with a session says that the permission is missing, and leads home', async () => {
  exampleApi();
  openPortal('/403');
  await heading('没有访问权限');
  expect(screen.getByText(/没有这个页面的权限/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index');
});

it('ROUTE-07 a former mall address opens the home page', async () => {
  exampleApi();
  const router = openPortal('/new/mall/goods/1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/index'));
});

it('ROUTE-08c a page carries customer code and user name as its watermark', async () => {
  exampleApi();
  openPortal('/test');
  await heading('环境自检');
  const mark = document.querySelector('.page-watermark')?.getAttribute('style') ?? '';
  expect(decodeURIComponent(mark)).toMatch(/<text [^>]+>8800123456<\/text><text [^>]+>王建国<\/text>/);
});

it('MENU-07d the permissions are fetched once, at any age and from any frame', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const server = exampleApi();
  const router = openPortal('/test');
  await heading('环境自检');
  vi.setSystemTime(start + 3_600_000);
  await act(() => router.navigate('/bigorder/result'));
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/demo'));
  await heading('界面样例');
  vi.useRealTimers();
  const questions = server.requests.filter(({ operationId }) => operationId === 'getPermissionList');
  expect(questions).toHaveLength(1);
});
