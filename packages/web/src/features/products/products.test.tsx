import { queryProducts } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../test/example-api';
import { renderPage } from '../../test/render-page';
import { Component as DetailPage } from './detail-page';
import { Component as HomePage } from './home-page';
import { PriceTrend } from './price-trend';
import { Component as ResultsPage } from './search-results-page';

function open(Component: ComponentType, address: string) {
  const server = exampleApi();
  renderPage(Component, { path: new URL(address, 'http://portal.test').pathname, address });
  const readRequests = () => {
    const calls = server.requests.filter(({ operationId }) => operationId === 'queryProducts');
    return calls.at(-1)?.body;
  };
  return { asked: readRequests };
}

// The special prices of the examples hold in November 2026.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

it('CAT-01 the kinds of stock that the category menu names are asked for', async () => {
  const { asked: readRequests } = open(ResultsPage, '/malllist?categoryCode=100000&stockTypes=CENTER,YC');
  await screen.findByText('BCD-536WGHTD');
  expect(readRequests()).toMatchObject({ categoryCode: '100000', stockType: 'CENTER,YC', sort: 'default' });
});

it('NAV-01 a tab of the shopping navigation names and narrows the list; a tab that is none narrows nothing', async () => {
  const { asked: readRequests } = open(ResultsPage, '/malllist?tab=特价');
  await screen.findByRole('heading', { level: 1, name: '特价' });
  expect(readRequests()).toMatchObject({ searchTab: '特价' });
  const other = open(ResultsPage, '/malllist?tab=none');
  await screen.findByRole('heading', { level: 1, name: '商品列表' });
  expect(other.asked()).not.toHaveProperty('searchTab');
});

it('SEARCH-01 results are sorted as chosen, from the first page', async () => {
  const { asked: readRequests } = open(ResultsPage, '/malllist?pageNum=2&sort=none');
  await screen.findByText('BCD-536WGHTD');
  expect(readRequests()).toMatchObject({ pageNum: 2, sort: 'default' });
  fireEvent.mouseDown(screen.getByLabelText('排序'));
  fireEvent.click(await screen.findByTitle('价格从低到高'));
  await waitFor(() => expect(readRequests()).toMatchObject({ pageNum: 1, sort: 'priceAsc' }));
});

it('ROUTE-01 the home page asks for what its address names and recommends new products', async () => {
  const { asked: readRequests } = open(HomePage, '/index?categoryCode=120000&sort=stockDesc');
  const recommended = await screen.findByRole('region', { name: '新品推荐' });
  expect(within(recommended).getByRole('link', { name: /HS-S3/ }).getAttribute('href')).toBe(
    '/detail/GX0001J01',
  );
  expect(readRequests()).toMatchObject({
    categoryCode: '120000',
    sort: 'stockDesc',
    pageNum: 1,
    pageSize: 20,
  });
});

it('ROUTE-01 the days of a product are summed', async () => {
  open(() => <PriceTrend productCode="GR0536A01" />, '/detail');
  const table = await screen.findByRole('grid', { name: '近期销价' });
  expect(within(table).getByRole('row', { name: /近期合计.*27 台/ })).toBeTruthy();
  expect(within(table).getAllByText('¥3,299.00')).toHaveLength(7);
});

const SPECIAL = 'KFR-26GW/01K';

/** A server whose 加入购物车 is seen, with the page open on a tab. */
async function openTab(tab: string, model: string) {
  const server = exampleApi();
  renderPage(ResultsPage, { path: '/malllist', address: `/malllist?tab=${tab}` });
  const card = await screen.findByRole('article', { name: model });
  return { server, card: within(card) };
}

const added = (server: ReturnType<typeof exampleApi>) =>
  server.requests.find(({ operationId }) => operationId === 'addToCart')?.body;

it.each([
  ['特价', SPECIAL, '¥1,799.00', '¥1,899.00', '可购 82 台 · 至 2026-11-30', 'TJ', 'TJ20261101-1'],
  ['工程', '65R5-PRO', '¥2,690.00', '¥2,890.00', '可购 50 台 · 至 2026-12-31', 'GC', 'GC20261105-2'],
  ['样机', 'XQG100-BD14', '¥1,959.30', '¥2,799.00', '可购 1 台 · 至 2026-12-31', 'YJCY', 'YJ20261010-1'],
])('NAV-01 CART-03 under %s %s costs %s and not %s, says its limits, and is added so', async (...facts) => {
  const [tab, model, price, ordinary, limits, priceType, priceVersion] = facts;
  const { server, card } = await openTab(tab, model);
  await card.findByText(price);
  expect(card.getByText(ordinary).closest('s')).not.toBeNull();
  card.getByText(limits);
  fireEvent.click(await card.findByRole('button', { name: `加入购物车：${model}` }));
  await waitFor(() => expect(added(server)).toBeDefined());
  expect(added(server)).toMatchObject({ activityType: 1, productList: [{ priceType, priceVersion }] });
});

it('NAV-01 under a tab of prices a product without that price is not sold at another one', async () => {
  const { server, card } = await openTab('特价', 'BCD-536WGHTD');
  const button = await card.findByRole('button', { name: /现在没有特价，不能按特价加入购物车/ });
  fireEvent.click(button);
  expect(card.queryByText('¥3,299.00')).toBeNull();
  expect(added(server)).toBeUndefined();
});

it('NAV-01 elsewhere the ordinary price is the one that is sent, and a special price leads to the product', async () => {
  const { server, card } = await openTab('抢单', SPECIAL);
  const hint = await card.findByRole('link', { name: '另有特价 ¥1,799.00' });
  expect(hint.getAttribute('href')).toBe('/detail/GA2600D02?price=TJ');
  fireEvent.click(await card.findByRole('button', { name: `加入购物车：${SPECIAL}` }));
  await waitFor(() => expect(added(server)).toBeDefined());
  expect(added(server)).toMatchObject({ productList: [{ priceType: 'PT', priceVersion: 'PV202611' }] });
});

it('CART-01 the detail page opens at the price of its address, and sends the one that is chosen', async () => {
  const product = {
    productCode: 'GA2600D02',
    productModel: SPECIAL,
    productName: '大1匹变频空调',
    categoryCode: '130000',
  };
  const server = exampleApi().answer(queryProducts, {
    data: { total: 1, pageNum: 1, pageSize: 1, records: [product] },
  });
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <DetailPage />
    </PermissionsProvider>
  );
  renderPage(Page, { path: '/detail/:productCode', address: '/detail/GA2600D02?price=TJ' });
  const special = await screen.findByRole('radio', { name: /^特价 ¥1,799.00（可购 82 台）/ });
  expect(special).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: /^普通价/ }));
  await waitFor(() => expect(special).toHaveProperty('checked', false));
  fireEvent.click(special);
  await waitFor(() => expect(special).toHaveProperty('checked', true));
  fireEvent.click(screen.getByRole('button', { name: `加入购物车：${SPECIAL}` }));
  await waitFor(() => expect(added(server)).toBeDefined());
  expect(added(server)).toMatchObject({ productList: [{ priceType: 'TJ', priceVersion: 'TJ20261101-1' }] });
});

it.each([
  ['/detail/GA2600D02/1', true],
  ['/detail/GA2600D02/0', false],
  ['/detail/GA2600D02', false],
])('ROUTE-01 %s: the split of quantities is open: %s', async (address, isOpen) => {
  exampleApi();
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <DetailPage />
    </PermissionsProvider>
  );
  renderPage(Page, { path: '/detail/:productCode/:isProportioning?', address });
  const summary = await screen.findByText(/^数量分配（/);
  expect(summary.closest('details')?.open).toBe(isOpen);
});

it('SEARCH-04b results under a tab name it, and can be looked for among all products', async () => {
  // Whether the account is known by then depends on the tests before.
  for (const owner of ['', '@500001']) {
    window.sessionStorage.setItem(`dealer-portal:keyword${owner}`, '"冰箱"');
    window.sessionStorage.setItem(`dealer-portal:searchTab${owner}`, '"特价"');
  }
  const { asked: readRequests } = open(ResultsPage, '/malllist?keyword=1&tab=特价');
  await screen.findByRole('heading', { level: 1, name: '特价“冰箱”的搜索结果' });
  expect(readRequests()).toMatchObject({ searchTab: '特价', keyword: '冰箱' });
  fireEvent.click(screen.getByRole('button', { name: '在全部商品中搜索' }));
  await screen.findByRole('heading', { level: 1, name: '“冰箱”的搜索结果' });
  await waitFor(() => expect(readRequests()).not.toHaveProperty('searchTab'));
  expect(window.sessionStorage.getItem('dealer-portal:searchTab@500001')).toBeNull();
});
