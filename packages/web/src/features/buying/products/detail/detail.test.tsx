import {
  getCalculatorFigures,
  listCart,
  listPrices,
  listStock,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import { exampleOf } from '@dealer-portal/sdk/testing';
import { listCartExamples, listPricesExamples } from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../../../test/example-api';
import { renderPage } from '../../../../test/render-page';
import { Component as DetailPage } from './detail-page';

// The special prices of the examples hold in November 2026.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined); // what is drawn is seen
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+08:00') });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const MODEL = 'KFR-26GW/01K';
const PRODUCT = {
  productCode: 'GA2600D02',
  productModel: MODEL,
  productName: '大1匹变频空调',
  categoryCode: '130000',
};

type Server = ReturnType<typeof exampleApi>;

/** A product with a special price for 82 pieces, 20 of which lie in the cart. */
function openSpecial(address = '/detail/GA2600D02?price=TJ', product: object = PRODUCT): Server {
  const server = exampleApi()
    .answer(queryProducts, {
      data: { total: 1, pageNum: 1, pageSize: 1, records: [{ ...PRODUCT, ...product }] },
    })
    .answer(listCart, {
      data: [
        exampleOf(listCartExamples, {
          number: 20,
          productList: [{ productCode: 'GA2600D02', priceType: 'TJ', number: 20 }],
        }),
      ],
    });
  open(address);
  return server;
}

function open(address: string, path = '/detail/:productCode/:isProportioning?'): void {
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <DetailPage />
    </PermissionsProvider>
  );
  renderPage(Page, { path, address });
}

const bodiesOf = (server: Server, id: string) =>
  server.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body);

const addButton = () => screen.findByRole('button', { name: new RegExp(`^加入购物车 \\d+ 台：${MODEL}$`) });
const quantity = () => screen.findByRole('textbox', { name: `${MODEL}数量` });
const orderPanel = async () => within(await screen.findByRole('region', { name: '订货' }));

it('CART-01 the detail page opens at the price of its address, and sends the one that is chosen', async () => {
  const server = openSpecial();
  const special = await screen.findByRole('radio', { name: '特价' });
  expect(special).toHaveProperty('checked', true);
  await screen.findByText('11-30 止');
  // The price list may come after the special prices.
  const ordinary = screen.getByRole('radio', { name: '普通价' });
  await waitFor(() => expect(ordinary).toHaveProperty('disabled', false));
  fireEvent.click(ordinary);
  await waitFor(() => expect(special).toHaveProperty('checked', false));
  fireEvent.click(special);
  await waitFor(() => expect(special).toHaveProperty('checked', true));
  fireEvent.click(await addButton());
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
  expect(bodiesOf(server, 'addToCart')[0]).toMatchObject({
    productList: [{ priceType: 'TJ', priceVersion: 'TJ20261101-1' }],
  });
});

it('CART-01 the detail page opens at the best price where its address names none, and the ordinary one can be chosen', async () => {
  openSpecial('/detail/GA2600D02');
  const special = await screen.findByRole('radio', { name: '特价' });
  await waitFor(() => expect(special).toHaveProperty('checked', true));
  const ordinary = screen.getByRole('radio', { name: '普通价' });
  fireEvent.click(ordinary);
  await waitFor(() => expect(ordinary).toHaveProperty('checked', true));
});

it('CART-01 a type of price that the product does not have stays, with the way to one', async () => {
  openSpecial('/detail/GA2600D02');
  const row = within(await screen.findByRole('row', { name: /^工程价/ }));
  expect(row.getByRole('radio')).toHaveProperty('disabled', true);
  row.getByRole('link', { name: '登记工程后可申请' });
  const ordinary = screen.getByRole('row', { name: /^普通价/ });
  await waitFor(() => expect(ordinary.textContent).toContain('不限'));
  // Nothing says until when it holds.
  expect(ordinary.textContent).not.toContain('PV2026');
});

it('ROUTE-01 an address without a product leads to the list, and asks for none', async () => {
  const server = exampleApi();
  open('/detail', '/detail/:productCode?/:isProportioning?');
  await screen.findByText('没有选择商品');
  screen.getByRole('link', { name: '查看全部商品' });
  expect(bodiesOf(server, 'queryProducts')).toEqual([]);
});

it('CART-02 more than the special price allows is shared: 62 at the special, the others at the ordinary price, in one call', async () => {
  const server = openSpecial();
  const panel = await orderPanel();
  await screen.findByText(/购物车里占 20 台/);
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '286');
  await panel.findByText('特价 ¥1,799.00 × 62');
  panel.getByText('普通价 ¥1,899.00 × 224');
  panel.getByText('¥536,914.00');
  panel.getByText(/这次 62 台按特价，省 ¥6,200.00，其余另成一行/);
  const button = await addButton();
  expect(button.textContent).toBe('加入购物车 286 台');
  // Twice in one tick.
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(bodiesOf(server, 'addListToCart')).toHaveLength(1));
  expect(bodiesOf(server, 'addListToCart')[0]).toMatchObject({
    cartList: [
      { number: 62, productList: [{ priceType: 'TJ', priceVersion: 'TJ20261101-1', number: 62 }] },
      { number: 224, productList: [{ priceType: 'PT', priceVersion: 'PV202611', number: 224 }] },
    ],
  });
  expect(bodiesOf(server, 'addToCart')).toEqual([]);
});

it('CART-09 the typed quantity outlives a reload, until it is added', async () => {
  openSpecial();
  fireEvent.change(await quantity(), { target: { value: '12' } });
  await screen.findByRole('button', { name: `加入购物车 12 台：${MODEL}` });
  cleanup();
  const server = openSpecial();
  expect(await quantity()).toHaveProperty('value', '12');
  fireEvent.click(await addButton());
  await screen.findByText('加入购物车成功');
  expect(bodiesOf(server, 'addToCart')).toHaveLength(1);
  cleanup();
  openSpecial();
  expect(await quantity()).toHaveProperty('value', '1');
});

it('CART-02 on phones the sum and the one button of the order stand in a bar', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('767'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const server = openSpecial();
  const bar = within(await screen.findByRole('region', { name: '合计与操作' }));
  await screen.findByText(/购物车里占 20 台/);
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '3{Enter}');
  bar.getByText('¥5,397.00');
  expect(await bar.findByRole('button', { name: /^加入购物车/ })).toBe(await addButton());
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toMatchObject([{ number: 3 }]));
});

it('NAV-01 the page stands under all goods and its category', async () => {
  openSpecial();
  const links = within(await screen.findByRole('navigation', { name: '位置' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/list', '/malllist?categoryCode=130000']);
});

it('CART-02 only the pieces at the special price can be added', async () => {
  const server = openSpecial();
  await screen.findByText(/购物车里占 20 台/);
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '70');
  fireEvent.click(await screen.findByRole('button', { name: '只加特价 62 台' }));
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
  expect(bodiesOf(server, 'addToCart')[0]).toMatchObject({ number: 62, productList: [{ priceType: 'TJ' }] });
});

it('CALC-04 the proposal of the calculator is taken over by a press, with its steps next to the chart', async () => {
  openSpecial('/detail/GA2600D02');
  const section = within(await screen.findByRole('region', { name: /^我的周转/ }));
  section.getByText(/^日均销量 = /);
  const more = section.getByText(/购物车里已有 20 台，再加 \d+ 台/).textContent;
  const pieces = /再加 (\d+) 台/.exec(more ?? '')?.[1] ?? '';
  fireEvent.click(await screen.findByRole('button', { name: `按建议 ${pieces} 台` }));
  await waitFor(async () => expect(await quantity()).toHaveProperty('value', pieces));
});

it('CART-11 prices that did not come are not called absent, and the typed quantity stays until they are there', async () => {
  const server = openSpecial('/detail/GA2600D02').answer(listPrices, { code: '0', msg: '服务繁忙' });
  const prices = within(await screen.findByRole('region', { name: '价格' }));
  await prices.findByText('价格暂时没有取到，取到后才能加入购物车');
  expect(prices.queryByRole('table')).toBeNull();
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '86');
  server.answer(listPrices, { data: listPricesExamples.data('prices') });
  fireEvent.click(await prices.findByRole('button', { name: '重试' }));
  await prices.findByRole('table');
  expect(await quantity()).toHaveProperty('value', '86');
});

it('CALC-03 without the figures nothing is proposed, and ordering goes on', async () => {
  const server = openSpecial('/detail/GA2600D02');
  server.answer(getCalculatorFigures, { code: '0', msg: '没有数据' });
  fireEvent.click(await addButton());
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /^我的周转/ })).toBeNull();
});

it('CALC-05 a withdrawn product is limited to the stock of the centre, also at a special price', async () => {
  openSpecial('/detail/GA2600D02?price=TJ', { withdrawn: true });
  await screen.findByText(/^该产品已退市/);
  const field = await quantity();
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  await userEvent.clear(field);
  await userEvent.type(await quantity(), '90');
  const button = await screen.findByRole('button', { name: new RegExp(`^加入购物车：${MODEL}，`) });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('CALC-05 a withdrawn product without stock says so and cannot be added', async () => {
  openSpecial('/detail/GA2600D02', { withdrawn: true }).answer(listStock, {
    data: [{ productCode: 'GA2600D02', stock: 0, isStock: 0, stockVersion: 'SV' }],
  });
  const button = await screen.findByRole('button', {
    name: /^加入购物车：.*，该产品已退市且无库存，无法销售$/,
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toContain('该产品已退市且无库存，无法销售');
});

it('CART-01 n goes to the quantity, f follows, and a letter that is typed stays a letter', async () => {
  const server = openSpecial();
  await addButton();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.activeElement).toBe(await quantity());
  fireEvent.keyDown(await quantity(), { key: 'f' });
  expect(bodiesOf(server, 'addInterestProducts')).toEqual([]);
  const follow = screen.getByRole('button', { name: `关注：${MODEL}` });
  await waitFor(() => expect(follow).toHaveProperty('disabled', false));
  fireEvent.keyDown(document.body, { key: 'f' });
  await waitFor(() => expect(bodiesOf(server, 'addInterestProducts')).toHaveLength(1));
});

it.each([
  ['/detail/GA2600D02/1', true],
  ['/detail/GA2600D02/0', false],
  ['/detail/GA2600D02', false],
])('ROUTE-01 %s: the split of quantities has the focus: %s', async (address, isFocused) => {
  exampleApi();
  open(address);
  const heading = await screen.findByRole('heading', { name: /^库存和到货/ });
  expect(document.activeElement === heading).toBe(isFocused);
});

it('CART-09 nothing typed for one product is taken over by the next, whose address shows nothing of the former', async () => {
  const next = { ...PRODUCT, productCode: 'GW1000C02', productModel: 'XQG100-B06' };
  const page = (...records: readonly (typeof PRODUCT)[]) => ({
    data: { total: records.length, pageNum: 1, pageSize: 12, records: [...records] },
  });
  const server = openSpecial('/detail/GA2600D02').answer(queryProducts, page(PRODUCT, next));
  fireEvent.change(await quantity(), { target: { value: '7' } });
  await screen.findByRole('button', { name: `加入购物车 7 台：${MODEL}` });
  const related = within(await screen.findByRole('region', { name: /^同类商品/ }));
  const [link] = related.getAllByRole('link', { name: /XQG100-B06/ });
  fireEvent.click(link ?? document.body);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: `${MODEL}数量` })).toBeNull());
  // The row that was pressed has told what the page shows: it is not asked for once more.
  expect(await screen.findByRole('textbox', { name: 'XQG100-B06数量' })).toHaveProperty('value', '1');
  const codes = bodiesOf(server, 'queryProducts').map((body) => Reflect.get(Object(body), 'productCode'));
  expect(codes).not.toContain('GW1000C02');
});
