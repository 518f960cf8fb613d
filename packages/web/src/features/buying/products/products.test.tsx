import { listSpecialPrices, queryProducts } from '@dealer-portal/sdk/operations';
import { queryProductsExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { routes } from '#routes';
import { exampleApi } from '../../../test/example-api';
import { renderPage } from '../../../test/render-page';
import { SalesSection } from './detail/sales-section';
import { Component as ResultsPage } from './search-results-page';

const withPermissions = (Page: ComponentType) =>
  function PageWithPermissions() {
    return (
      <PermissionsProvider fallback={null}>
        <Page />
      </PermissionsProvider>
    );
  };

function open(Component: ComponentType, address: string) {
  const server = exampleApi();
  renderPage(withPermissions(Component), { path: new URL(address, 'http://portal.test').pathname, address });
  const readRequests = () => {
    const calls = server.requests.filter(({ operationId }) => operationId === 'queryProducts');
    return calls.at(-1)?.body;
  };
  return { readRequests };
}

// The special prices of the examples hold in November 2026.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined); // what is drawn is seen
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

it('CAT-01 the kinds of stock that the category menu names are asked for', async () => {
  const { readRequests } = open(ResultsPage, '/malllist?categoryCode=100000&stockTypes=CENTER,YC');
  await screen.findByText('BCD-536WGHTD');
  expect(readRequests()).toMatchObject({ categoryCode: '100000', stockType: 'CENTER,YC', sort: 'default' });
});

it('NAV-01 a tab of the shopping navigation names and narrows the list; a tab that is none narrows nothing', async () => {
  const { readRequests } = open(ResultsPage, '/malllist?tab=特价');
  await screen.findByRole('heading', { level: 1, name: '特价' });
  // The title may stand before its list is asked for.
  await waitFor(() => expect(readRequests()).toMatchObject({ searchTab: '特价' }));
  const other = open(ResultsPage, '/malllist?tab=none');
  await screen.findByRole('heading', { level: 1, name: '全部商品' });
  await waitFor(() => expect(other.readRequests()).toMatchObject({ pageNum: 1 }));
  expect(other.readRequests()).not.toHaveProperty('searchTab');
});

it('SEARCH-01 results are sorted as chosen, from the first page', async () => {
  const { readRequests } = open(ResultsPage, '/malllist?pageNum=2&pageSize=10&sort=none');
  await screen.findByText('BCD-536WGHTD');
  expect(readRequests()).toMatchObject({ pageNum: 2, sort: 'default' });
  screen.getByRole('option', { name: '普通价从低到高' });
  fireEvent.change(screen.getByLabelText('排序'), { target: { value: 'priceAsc' } });
  await waitFor(() => expect(readRequests()).toMatchObject({ pageNum: 1, sort: 'priceAsc' }));
});

it('SEARCH-01 an address behind the last page leads to that one', async () => {
  const { readRequests } = open(ResultsPage, '/malllist?pageNum=9&pageSize=10');
  await waitFor(() => expect(readRequests()).toMatchObject({ pageNum: 3, pageSize: 10 }));
  await screen.findByText('BCD-536WGHTD');
});

it('ROUTE-01 the days of a product are summed, and averaged at each price', async () => {
  open(() => <SalesSection productCode="GR0536A01" />, '/detail');
  const section = within(await screen.findByRole('region', { name: /^近期销价/ }));
  await section.findByText('11-14 ~ 11-20，¥3,299.00');
  expect(section.getByText('合计').parentElement?.textContent).toBe('合计27 台');
  expect(section.getByText('日均 3.9 台')).toBeTruthy();
});

const SPECIAL = 'KFR-26GW/01K';

/** A server whose 加入购物车 is seen, with the page open on a tab. */
async function openTab(tab: string, model: string) {
  const server = exampleApi();
  renderPage(withPermissions(ResultsPage), { path: '/malllist', address: `/malllist?tab=${tab}` });
  const row = await screen.findByRole('row', { name: model });
  return { server, row: within(row) };
}

const requestsOf = (server: ReturnType<typeof exampleApi>, id: string) =>
  server.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body);

/** The product list, as the router opens it. */
function openList(address: string) {
  const server = exampleApi();
  renderPage(withPermissions(ResultsPage), {
    path: `/${routes.list.path}`,
    address,
  });
  return { server };
}

const added = (server: ReturnType<typeof exampleApi>) =>
  server.requests.find(({ operationId }) => operationId === 'addToCart')?.body;

it.each([
  ['特价', SPECIAL, '¥1,799.00', '¥1,899.00', '特价 · 余 82 台 · 11-30 止', 'TJ', 'TJ20261101-1'],
  ['工程', '65R5-PRO', '¥2,690.00', '¥2,890.00', '工程 · 余 50 台 · 12-31 止', 'GC', 'GC20261105-2'],
  ['样机', 'XQG100-BD14', '¥1,959.30', '¥2,799.00', '样机 · 余 1 台 · 12-31 止', 'YJCY', 'YJ20261010-1'],
  ['抢单', SPECIAL, '¥1,799.00', '¥1,899.00', '特价 · 余 82 台 · 11-30 止', 'TJ', 'TJ20261101-1'],
])('NAV-01 CART-03 under %s %s costs %s and not %s, says its limits, and is added so', async (...facts) => {
  const [tab, model, price, ordinary, limits, priceType, priceVersion] = facts;
  const { server, row } = await openTab(tab, model);
  await row.findByText(price);
  expect(row.getByText(ordinary).closest('s')).not.toBeNull();
  row.getByText(limits);
  await userEvent.type(row.getByRole('textbox', { name: `${model}数量` }), '1{Enter}');
  await waitFor(() => expect(added(server)).toBeDefined());
  expect(added(server)).toMatchObject({ activityType: 1, productList: [{ priceType, priceVersion }] });
});

it('NAV-01 under a tab of prices a product without that price is not sold at another one', async () => {
  const { server, row } = await openTab('特价', 'BCD-536WGHTD');
  const button = await row.findByRole('button', { name: /现在没有特价，不能按特价加入购物车/ });
  fireEvent.click(button);
  expect(row.queryByText('¥3,299.00')).toBeNull();
  expect(added(server)).toBeUndefined();
});

it('NAV-01 CART-02 CART-03 what exceeds a special price is a second line at the ordinary one, in one call', async () => {
  const { server, row } = await openTab('抢单', SPECIAL);
  await row.findByText('¥1,799.00');
  await userEvent.type(row.getByRole('textbox'), '83');
  await row.findByText(/^特价 82 台，其余 1 台按普通价 ¥1,899\.00$/);
  row.getByText('¥149,417.00');
  await userEvent.type(row.getByRole('textbox'), '{Enter}');
  const sent = () => server.requests.find(({ operationId }) => operationId === 'addListToCart')?.body;
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({
    cartList: [
      { number: 82, productList: [{ priceType: 'TJ', priceVersion: 'TJ20261101-1' }] },
      { number: 1, productList: [{ priceType: 'PT', priceVersion: 'PV202611' }] },
    ],
  });
});

it('NAV-01 without the right to special prices the ordinary one is shown and sent', async () => {
  const server = exampleApi().answer(listSpecialPrices, { code: '0', msg: '没有权限' });
  renderPage(withPermissions(ResultsPage), { path: '/malllist' });
  const row = within(await screen.findByRole('row', { name: SPECIAL }));
  await row.findByText('¥1,899.00');
  await userEvent.type(row.getByRole('textbox'), '2{Enter}');
  await waitFor(() => expect(added(server)).toBeDefined());
  expect(added(server)).toMatchObject({ productList: [{ priceType: 'PT', priceVersion: 'PV202611' }] });
});

describe('goods as a list', () => {
  const field = (model: string) => screen.getByRole('textbox', { name: `${model}数量` });
  const bar = () => within(screen.getByRole('region', { name: '合计与操作' }));

  it('SEARCH-01 a list that did not come is not counted as empty; the next try counts it', async () => {
    const { server } = openList('/list');
    server.answer(queryProducts, { code: '0', msg: '系统繁忙' });
    await screen.findByText('商品没有加载出来');
    expect(screen.queryByText(/^共 \d+ 种/)).toBeNull();
    server.answerExamples(queryProductsExamples);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText(/^共 \d+ 种/);
  });

  it('CART-09 a wrong text stays, is reported in its row, does not count, and is never sent', async () => {
    const { server } = openList('/list');
    await screen.findByText('¥3,299.00');
    await userEvent.type(field('BCD-536WGHTD'), '12台{Enter}');
    screen.getByText('“12台”数量只能输入数字');
    await userEvent.type(field('BCD-325WLHFD'), '3');
    await bar().findByText('¥7,764.00');
    expect(screen.getByLabelText('合计与操作').textContent).toContain('1 行数量有误，未计入');
    await userEvent.click(bar().getByRole('button', { name: '全部加入购物车' }));
    await waitFor(() => expect(requestsOf(server, 'addListToCart')).toHaveLength(1));
    expect(requestsOf(server, 'addListToCart')[0]).toMatchObject({
      cartList: [{ productList: [{ productCode: 'GR0325A03', number: 3 }] }],
    });
    expect(field('BCD-536WGHTD')).toHaveProperty('value', '12台');
    await waitFor(() => expect(field('BCD-325WLHFD')).toHaveProperty('value', ''));
  });

  it('CART-09 Enter adds a row and moves on, an empty row is passed over, Ctrl+Enter adds all filled rows', async () => {
    const { server } = openList('/list');
    await screen.findByText('¥3,299.00');
    await userEvent.type(field('BCD-536WGHTD'), '2{Enter}');
    expect(document.activeElement).toBe(field('BCD-510WGCTF'));
    await userEvent.keyboard('{Enter}4{ArrowDown}5');
    expect(requestsOf(server, 'addToCart')).toHaveLength(1);
    await bar().findByText('¥16,049.50');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(requestsOf(server, 'addListToCart')).toHaveLength(1));
    expect(requestsOf(server, 'addListToCart')[0]).toMatchObject({
      cartList: [
        { productList: [{ productCode: 'GR0325A03', number: 4 }] },
        { productList: [{ productCode: 'GR0216A04', number: 5 }] },
      ],
    });
  });

  it('ROUTE-01 facets of a list that fits its page stand in the address, count it, and need no call', async () => {
    const { server } = openList('/list');
    const chips = within(await screen.findByRole('group', { name: '产品分类' }));
    await screen.findByText('100.0 天');
    const calls = server.requests.length;
    await userEvent.click(chips.getByRole('button', { name: /^洗衣机\s*4/ }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /数量$/ })).toHaveLength(4));
    await userEvent.click(chips.getByRole('button', { name: /^空调/ }));
    await screen.findByRole('row', { name: SPECIAL });
    expect(server.requests).toHaveLength(calls);
  });

  it('ROUTE-01 a facet counts what it would leave within the others; categories keep their places', async () => {
    openList('/list?category=100000&energy=一级');
    const chips = within(await screen.findByRole('group', { name: '产品分类' }));
    const rows = await screen.findAllByRole('textbox', { name: /数量$/ });
    await waitFor(() =>
      expect(chips.getByRole('button', { pressed: true }).textContent).toBe(`冰箱${rows.length}`),
    );
    expect(chips.getByRole('button', { name: /^空调/ }).textContent).toBe('空调0');
    expect(screen.queryByText(/^1.5匹（/)).toBeNull();
  });

  it('NAV-01 the tab of special prices says how many goods have one', async () => {
    openList('/list');
    const tab = await screen.findByRole('link', { name: /^特价\s*1$/ });
    expect(tab.closest('nav')?.getAttribute('aria-label')).toBe('采购导航');
  });

  it('ROUTE-01 CART-09 a cell says what its row says: tags, and what is wrong with the field in place of the price', async () => {
    openList('/list');
    await screen.findByText('¥3,299.00');
    await userEvent.click(screen.getByRole('button', { name: '网格' }));
    const cell = await screen.findByRole('article', { name: 'KFR-35GW/01K' });
    expect([...cell.querySelectorAll('.goods-tag')].map(({ textContent }) => textContent)).toEqual([
      '热销',
      '云仓',
    ]);
    await userEvent.type(within(cell).getByRole('textbox'), '12台');
    within(cell).getByText('“12台”数量只能输入数字');
    expect(cell.dataset['wrong']).toBe('true');
  });

  it('ROUTE-01 the view is remembered for the account, and what was typed stays in it', async () => {
    openList('/list');
    await screen.findByText('¥3,299.00');
    await userEvent.type(field('BCD-536WGHTD'), '7');
    await userEvent.click(screen.getByRole('button', { name: '网格' }));
    screen.getByRole('article', { name: 'BCD-536WGHTD' });
    expect(field('BCD-536WGHTD')).toHaveProperty('value', '7');
    expect(window.localStorage.getItem('dealer-portal:goodsView@500001')).toBe('"grid"');
  });

  it('the own turnover is asked for once for the page, after its rows', async () => {
    const { server } = openList('/list');
    await screen.findByText('18.0 天');
    screen.getByText('安全 30 天');
    const ids = server.requests.map(({ operationId }) => operationId);
    expect(ids.filter((id) => id === 'listCustomerInventory')).toHaveLength(1);
    expect(ids.indexOf('listCustomerInventory')).toBeGreaterThan(ids.indexOf('listPrices'));
  });
});

it('SEARCH-04 SEARCH-04b results under a tab name it, and can be looked for among all products', async () => {
  // Whether the account is known by then depends on the tests before.
  for (const owner of ['', '@500001']) {
    window.sessionStorage.setItem(`dealer-portal:keyword${owner}`, '"冰箱"');
    window.sessionStorage.setItem(`dealer-portal:searchTab${owner}`, '"特价"');
  }
  const { readRequests } = open(ResultsPage, '/malllist?keyword=1&tab=特价');
  await screen.findByRole('heading', { level: 1, name: '特价“冰箱”的搜索结果' });
  expect(readRequests()).toMatchObject({ searchTab: '特价', keyword: '冰箱' });
  fireEvent.click(screen.getByRole('button', { name: '在全部商品中搜索' }));
  await screen.findByRole('heading', { level: 1, name: '“冰箱”的搜索结果' });
  await waitFor(() => expect(readRequests()).not.toHaveProperty('searchTab'));
  expect(window.sessionStorage.getItem('dealer-portal:searchTab@500001')).toBeNull();
});
