import { listStock, listTodos, queryAllOrders, queryMyOrders } from '@dealer-portal/sdk/operations';
import {
  listStockExamples,
  listTodosExamples,
  queryAllOrdersExamples,
  queryMyOrdersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlacedFacts } from '#widgets/orders/placed-facts';
import { homeOf, openHome as open } from '../../../test/home-of';
import { renderPage } from '../../../test/render-page';
import { TodoPanel } from './todo-panel';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:30:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

const panel = (name: string) => within(screen.getByRole('region', { name }));
const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));
const idsOf = (server: ReturnType<typeof homeOf>) => server.requests.map(({ operationId }) => operationId);

it('ORDER-01 the unpaid amount is a figure, and stands in the row of its order; the ruler of days says it in words that fit', async () => {
  homeOf('directAdmin').answer(queryAllOrders, { data: queryAllOrdersExamples.data('order6010086602') });
  open();
  await screen.findByRole('heading', { level: 1, name: /，上午好$/ });
  const strip = panel('资金');
  // The tails are asked for when the page has had its time.
  const figure = await strip.findByText('¥61,572.00', {}, { timeout: 8000 });
  expect(figure.closest('.money-figure')?.textContent).toBe('待付尾款去支付¥61,572.001 单，付清后发货');
  panel('最近订单').getByRole('link', { name: '支付尾款：6010086602' });
  const ruler = panel('未来 14 天');
  ruler.getByText('签发票');
  ruler.getByText('12-31 签约');
  ruler.getByText('在途 43 台 · 2 单');
  await ruler.findByText('KFR-26GW/01K 特价 ¥1,799.00 11-30 止');
});

it('ORDER-01 the tails of very many orders are not asked for', async () => {
  const { records, ...page } = queryMyOrdersExamples.data('page');
  const [order] = records.filter(({ status }) => status === '20');
  if (!order) throw new Error('no order waits to be sent');
  const many = Array.from({ length: 13 }, (_, at) => ({
    ...order,
    orderNo: `${at}`,
    orderTypeNo: `ZY${at}`,
  }));
  const server = homeOf('directAdmin').answer(queryMyOrders, { data: { ...page, records: many } });
  open();
  await (await panelOf('资金')).findByText('13 单待发货，逐单查看');
  const row = await panel('要办的事').findByText('13 单待发货，请逐单查看尾款');
  const link = within(row.closest('li') ?? row).getByRole('link');
  expect(link.getAttribute('href')).toBe('/myOrder?status=20');
  expect(idsOf(server)).not.toContain('queryAllOrders');
});

it('ORDER-01 tails that are not known are not said to be none: 没有要办的事 waits for them', async () => {
  homeOf('directAdmin')
    .answer(listTodos, { data: listTodosExamples.data('empty') })
    .answer(queryAllOrders, { code: '0', msg: '服务繁忙' });
  open();
  await (await panelOf('要办的事')).findByText('待付尾款加载中');
  expect(screen.queryByText(/没有要办的事/)).toBeNull();
  await panel('要办的事').findByText('待付尾款没有取到', {}, { timeout: 8000 });
});

it('ORDER-01 a promised day of an order that has ended is no arrival any more', async () => {
  const { records, ...page } = queryMyOrdersExamples.data('page');
  const [order] = records;
  if (!order) throw new Error('no order');
  const waiting = { ...order, orderNo: 'P1', orderTypeNo: 'ZP1', status: '20' };
  const signed = { ...order, orderNo: 'P2', orderTypeNo: 'ZP2', status: '50' };
  homeOf('directAdmin').answer(queryMyOrders, { data: { ...page, records: [waiting, signed] } });
  open();
  await panelOf('最近订单');
  cleanup();
  // What is kept belongs to the account, which is known by now.
  const facts = [waiting, signed].map(({ orderNo }) => ({ orderNo, arrivalDate: '2026-11-25' }));
  keepPlacedFacts('8800123456', facts);
  open();
  await (await panelOf('未来 14 天')).findByText('下单时预计 11-25 到：订单 P1');
});

it('MENU-05 an account without 我的订单 is asked for no orders by its to-dos', async () => {
  const server = homeOf('directAdmin').answer(listTodos, { data: listTodosExamples.data('empty') });
  renderPage(() => <TodoPanel seesOrders={false} />, { path: '/index' });
  await (await panelOf('要办的事')).findByText(/没有要办的事/);
  expect(idsOf(server)).not.toContain('queryMyOrders');
});

it('the promised week of a short product stands on home, by its number', async () => {
  const stocks = listStockExamples.data();
  homeOf('directAdmin').answer(listStock, {
    data: stocks.map((stock) => ({ ...stock, stock: 3, weekPromise: '202649' })),
  });
  open();
  expect((await (await panelOf('常用商品')).findAllByText(/可到$/)).length).toBeGreaterThan(0);
});

it('ORDER-01 of a list of orders that did not come, or has an order without its state, no tail is said to be none', async () => {
  const { records, ...page } = queryMyOrdersExamples.data('page');
  const nameless = records.map((order, at) => (at === 0 ? { ...order, status: undefined } : order));
  for (const data of [{}, { ...page, records: nameless }]) {
    homeOf('directAdmin').answer(queryMyOrders, { code: '1', data });
    open();
    const strip = await panelOf('资金');
    const label = await strip.findByText('待付尾款');
    await panel('要办的事').findByText('待付尾款没有取到', {}, { timeout: 8000 });
    expect(label.closest('.money-figure')?.textContent).toBe('待付尾款—');
    cleanup();
  }
});
