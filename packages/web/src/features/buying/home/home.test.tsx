import {
  getCreditCenter,
  listPayerBalances,
  listTodos,
  queryDeliveryNotes,
  queryMyOrders,
  submitOrders,
} from '@dealer-portal/sdk/operations';
import {
  listTodosExamples,
  queryDeliveryNotesExamples,
  queryMyOrdersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#platform/calls/api';
import { homeOf, openHome } from '../../../test/home-of';
import type { Persona } from '../../../test/persona-api';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:30:00+08:00') });
});

/** What is drawn is in sight, also what lies below the window. */
const seeAll = () => vi.stubGlobal('IntersectionObserver', undefined);

afterEach(() => {
  vi.useRealTimers();
});

const panel = (name: string) => within(screen.getByRole('region', { name }));
const panels = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
const idsOf = (server: ReturnType<typeof homeOf>) => server.requests.map(({ operationId }) => operationId);

it('the working day of a dealer: money, dates, to-dos with consequences, usual goods with the last quantity as a proposal', async () => {
  seeAll();
  const server = homeOf('directAdmin');
  openHome();
  await screen.findByRole('heading', { level: 1, name: /，上午好$/ });
  await panel('资金').findByText('¥1,286,500.00');
  const todos = panel('要办的事');
  await todos.findByText('还有 3 天');
  todos.getByText('过期未确认，本月对账单不出账');
  const usual = panel('常用商品');
  await waitFor(() =>
    expect(usual.getByRole('textbox', { name: 'KFR-35GW/01K数量' })).toHaveProperty('placeholder', '40'),
  );
  panel('最近订单').getByRole('link', { name: '确认签收：6010086604' });
  await panel('快到期的价格').findByText(/11-30 止 · 余 82 台/);
  const ids = idsOf(server);
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  // Special and new products are two lists; panels that come in one moment share their prices and stock.
  for (const id of ['listPrices', 'listStock']) twice.delete(id);
  expect([...twice]).toEqual(['queryProducts']);
});

/** The answers after an order of ¥14,392.00 on credit. */
const CREDIT_AFTER = {
  creditAmount: 1_000_000,
  usedAmount: 514_392,
  availableAmount: 485_608,
  creditList: [],
};
const PAYERS_AFTER = [
  { payerCode: '8800123456', payerType: '01', customerName: '现款', balance: 1_222_520 },
  { payerCode: '8800200101', payerType: '02', customerName: '授信', balance: 485_608 },
];

it('FIN-08 PAYER-01 an order that is placed elsewhere in the portal changes the cash and the credit of home', async () => {
  const server = homeOf('directAdmin');
  openHome();
  const strip = await panelOf('资金');
  await strip.findByText('¥500,000.00');
  await strip.findByText('¥1,286,500.00');
  server.answer(getCreditCenter, { data: CREDIT_AFTER }).answer(listPayerBalances, { data: PAYERS_AFTER });
  server.answer(submitOrders, { code: '0', msg: '没有收到结果' });
  const orderList = [{ composeOrderNo: 'C1', orderNo: '1', payerCode: '8800200101', priceToPay: 14_392 }];
  await api.call(submitOrders, { body: { saletoCode: '8800123456', sendtoCode: '8800123456', orderList } });
  await strip.findByText('¥485,608.00');
  await strip.findByText('¥1,222,520.00');
});

it('CART-09 a quantity typed over the proposal is found again, and what nobody typed stays a proposal', async () => {
  homeOf('directAdmin');
  openHome();
  /** The first three fields, once the proposals are there. */
  const fields = async () => {
    const usual = await panelOf('常用商品');
    const proposed = await usual.findByRole('textbox', { name: 'KFR-35GW/01K数量' });
    await waitFor(() => expect(proposed).toHaveProperty('placeholder', '40'));
    return usual.getAllByRole<HTMLInputElement>('textbox').slice(0, 3);
  };
  const [first] = await fields();
  await userEvent.type(first ?? document.body, '25');
  cleanup();
  homeOf('directAdmin');
  openHome();
  const after = await fields();
  await waitFor(() => expect(after.map(({ value }) => value)).toEqual(['25', '', '']));
});

it('FIN-01 credit that the server refuses says why, without another try', async () => {
  homeOf('directAdmin').answer(getCreditCenter, { code: '0', msg: '该客户没有授信，请先申请' });
  openHome();
  const strip = await panelOf('资金');
  await strip.findByText('该客户没有授信，请先申请');
  expect(strip.queryByRole('button', { name: '重试' })).toBeNull();
});

it('CART-08 no one press puts proposals into the cart: they are filled in by one, and added by the next, which says what it adds', async () => {
  const server = homeOf('directAdmin');
  openHome();
  const usual = within(await screen.findByRole('region', { name: '常用商品' }));
  const field = await usual.findByRole('textbox', { name: 'KFR-35GW/01K数量' });
  await waitFor(() => expect(field).toHaveProperty('placeholder', '40'));
  expect(field).toHaveProperty('value', '');
  await userEvent.click(usual.getByRole('button', { name: '全部加入购物车，请先填写数量' }));
  expect(idsOf(server)).not.toContain('addListToCart');
  await userEvent.click(usual.getByRole('button', { name: '填入建议数量' }));
  await waitFor(() => expect(field).toHaveProperty('value', '40'));
  const button = await usual.findByRole('button', { name: /^加入 \d+ 种 \d+ 台/ });
  await waitFor(() => expect(button.getAttribute('aria-label')).toBeNull());
  await userEvent.click(button);
  await waitFor(() => expect(idsOf(server)).toContain('addListToCart'));
  const { body } = server.requests.find(({ operationId }) => operationId === 'addListToCart') ?? {};
  const line = { productList: [expect.objectContaining({ productCode: 'GA3500D01', number: 40 })] };
  expect(body).toMatchObject({ cartList: expect.arrayContaining([expect.objectContaining(line)]) });
});

it('MISC-01 usual goods that are counted among a part of the orders say so', async () => {
  const page = queryMyOrdersExamples.data('page');
  homeOf('directAdmin').answer(queryMyOrders, { data: { ...page, total: 340 } });
  openHome();
  await (await panelOf('常用商品')).findByText(`按近 90 天最近 ${page.records.length} 单的订货次数`);
});

it('a panel fails alone and is asked for again alone', async () => {
  const server = homeOf('directAdmin').answer(queryDeliveryNotes, { code: '0', msg: '服务繁忙' });
  openHome();
  const arrivals = within(await screen.findByRole('region', { name: '到货' }));
  await arrivals.findByText('到货没有加载出来');
  await panel('最近订单').findByText('配送中');
  const before = server.requests.length;
  server.answer(queryDeliveryNotes, { data: queryDeliveryNotesExamples.data('page') });
  await userEvent.click(arrivals.getByRole('button', { name: '重试' }));
  await arrivals.findByText('11-17 发货');
  expect(idsOf(server).slice(before)).toEqual(['queryDeliveryNotes']);
});

it('a new customer sees three first steps, and what each panel will hold', async () => {
  homeOf('directAdmin')
    .answer(queryMyOrders, { data: queryMyOrdersExamples.data('empty') })
    .answer(listTodos, { data: listTodosExamples.data('empty') });
  openHome();
  const steps = within(await screen.findByRole('list', { name: '开始使用' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  await panel('要办的事').findByText(/^没有要办的事/);
  await panel('常用商品').findByRole('link', { name: '浏览全部商品' });
  expect(screen.queryByRole('region', { name: '未来 14 天' })).toBeNull();
  expect(panels()).toEqual(['资金', '要办的事', '常用商品', '到货', '最近订单', '为您推荐']);
});

it.each<[Persona, readonly string[], readonly string[]]>([
  [
    'designer',
    ['为您推荐', '新品推荐'],
    ['listPayerBalances', 'getCreditCenter', 'queryMyOrders', 'listTodos', 'listPackages'],
  ],
  [
    'restricted',
    ['为您推荐', '新品推荐'],
    ['listPayerBalances', 'getCreditCenter', 'queryMyOrders', 'listTodos', 'listPackages'],
  ],
])('MENU-05 %s sees %o and asks for nothing else', async (persona, shownPanels, unasked) => {
  seeAll();
  const server = homeOf(persona);
  openHome();
  await screen.findByRole('article', { name: 'KFR-26GW/01K' });
  expect(panels()).toEqual(shownPanels);
  expect(idsOf(server).filter((id) => unasked.includes(id))).toEqual([]);
});

it('FLOAT-03 a sub-account of the traditional channel sees no balance, and its orders', async () => {
  const server = homeOf('traditional');
  openHome();
  await panelOf('最近订单');
  expect(screen.queryByText('现款可用余额')).toBeNull();
  expect(idsOf(server)).not.toContain('listPayerBalances');
});

it('MENU-01 FLAG-01 a shop of the R channel has its balance and its orders; what no menu of it leads to is neither shown nor asked for', async () => {
  const server = homeOf('rChannel');
  openHome();
  await panelOf('最近订单');
  await panel('资金').findByText('现款可用余额');
  // Packages are in its menus; credit, imports and bulk orders are not.
  expect((await panel('快到期的价格').findAllByRole('link', { name: /^查看套餐/ })).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByRole('link', { name: /^去下大单/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '批量导入' })).toBeNull();
  expect(screen.queryByText(/授信/)).toBeNull();
  expect(idsOf(server).filter((id) => ['getCreditCenter', 'listBigActivities'].includes(id))).toEqual([]);
});

it('NAV-01 offers that have ended stand on no day, and the panel says that none ends', async () => {
  vi.setSystemTime(new Date('2027-04-05T10:00:00+08:00'));
  homeOf('directAdmin');
  openHome();
  const ending = await panelOf('快到期的价格');
  await ending.findByText('六周内没有到期的价格。');
  expect(screen.getByRole('region', { name: '未来 14 天' }).textContent).not.toContain('大单');
});

async function panelOf(name: string) {
  return within(await screen.findByRole('region', { name }));
}

it('ROUTE-02 the portal begins with the goods once that is chosen', async () => {
  homeOf('directAdmin');
  openHome();
  await userEvent.click(await screen.findByRole('checkbox', { name: '登录后先打开商品' }));
  // Whether the account is known by then depends on the tests before.
  const [key = ''] = Object.keys(window.localStorage).filter((name) => name.includes('startsWithGoods'));
  expect(window.localStorage.getItem(key)).toBe('true');
});
