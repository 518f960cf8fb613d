/** The settlement from its split to its orders: all tests share one split of many parts, so the file is long. */
import {
  listAddressCollectRemarks,
  listOrderPayers,
  queryMyOrders,
  saveAddressCollectRemark,
  splitOrder,
  submitOrders,
  updateOrderInfo,
} from '@dealer-portal/sdk/operations';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { placedOrders, storedCheckout, storedSettle } from '#widgets/checkout/checkout';
import { moveDates } from '../../../test/move-dates';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './settle-page';

const CART = { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] };
const payer = (balance: number) => ({
  payerCode: 'P1',
  payerName: '腾达家电',
  payerBalance: { balance, paytoCode: 'P1' },
});
const order = (orderNo: string) => ({
  orderNo,
  splitOrderProductList: [{ productCode: orderNo, price: 100, number: 3 }],
  payerInfo: payer(200),
  payToList: [payer(200)],
});
const SPLIT = {
  composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: [order('701'), order('702')] }],
};

const richOrder = (orderNo: string, goods: string) => ({
  ...order(orderNo),
  splitOrderProductList: [{ productCode: goods, price: 100, number: 3 }],
  payerInfo: payer(9000),
  payToList: [
    payer(9000),
    { payerCode: 'P2', payerName: '授信', payerBalance: { balance: 9000, paytoCode: 'P2' } },
  ],
});
const richSplit = (...orderNos: readonly [string, string]) => ({
  composeProductList: [
    {
      composeOrderNo: 'C1',
      splitOrderDetailList: [richOrder(orderNos[0], 'A'), richOrder(orderNos[1], 'B')],
    },
  ],
});
let server: ReturnType<typeof accountApi>;
const sent = (operationId: string) =>
  server.requests.filter((request) => request.operationId === operationId).map(({ body }) => body);
const remarkOf = (orderNo: string) => screen.findByRole('combobox', { name: `订单 ${orderNo} 的送货备注` });

beforeEach(() => {
  window.localStorage.clear();
  storedCheckout.write({ submitTime: '1', cart: CART });
  server = accountApi()
    .answer(splitOrder, { data: SPLIT })
    .answer(listAddressCollectRemarks, {
      data: [{ id: '1', sendtoCode: '8800123456', remark: '送货前请电话联系' }],
    })
    .answer(updateOrderInfo, { code: '1' });
});
const open = () => renderPage(Component, { path: '/cart/settle/1' });

const SUBMIT = /^提交( \d+ 个)?订单$/;

/** Presses 提交订单 and the button of its question. */
async function submit() {
  await userEvent.click(screen.getByRole('button', { name: SUBMIT }));
  await userEvent.click(await screen.findByRole('button', { name: /^提交订单 ¥/ }));
}

it('ORDER-01 ROUTE-11 a delivery remark, for one order or for all, is saved by the submit alone, and is there after a reload', async () => {
  window.history.replaceState(null, '', '/cart/settle/1');
  server
    .answer(splitOrder, { data: richSplit('701', '702') })
    .answerExamples(queryMyOrdersExamples)
    .answer(submitOrders, { code: '0', msg: '不应提交' });
  const page = open();
  await userEvent.type(await screen.findByRole('combobox', { name: '全部订单的送货备注' }), ' 十点前卸货 ');
  await userEvent.click(screen.getByRole('button', { name: '用于全部 2 个订单' }));
  expect((await remarkOf('701')).getAttribute('value')).toBe('十点前卸货');
  page.unmount();
  open();
  expect((await remarkOf('702')).getAttribute('value')).toBe('十点前卸货');
  expect(sent('updateOrderInfo')).toEqual([]);
  await submit();
  const first = { saletoCode: '8800123456', orderNo: '701', remark: '十点前卸货' };
  await waitFor(() => expect(sent('submitOrders')).toHaveLength(1));
  expect(sent('updateOrderInfo')).toEqual([first, { ...first, orderNo: '702' }]);
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
});

it('VALID-03d a remark of 26 characters is cleared and says so; punctuation and white space are taken out of a shorter one', async () => {
  open();
  await userEvent.type(await remarkOf('701'), '请'.repeat(26));
  await userEvent.tab();
  await screen.findByText('输入内容不能超过26个字符');
  expect((await remarkOf('701')).getAttribute('value')).toBe('');
  await userEvent.type(await remarkOf('702'), '走北门， 十点前！');
  await userEvent.tab();
  expect((await remarkOf('702')).getAttribute('value')).toBe('走北门十点前');
  expect(sent('updateOrderInfo')).toEqual([]);
});

it('ORDER-01 a remark that the server refuses is said at its field and holds the submit back until it is saved', async () => {
  server
    .answer(splitOrder, { data: richSplit('703', '704') })
    .answer(updateOrderInfo, { code: '0', msg: '订单不存在或已失效' })
    .answer(submitOrders, { code: '0', msg: '不应提交' });
  open();
  await userEvent.type(await remarkOf('703'), '走北门');
  await userEvent.click(screen.getByRole('button', { name: SUBMIT }));
  await screen.findByText('备注没有保存');
  expect(screen.queryByRole('dialog')).toBeNull();
  server.answer(updateOrderInfo, { code: '1' });
  await userEvent.click(screen.getByRole('button', { name: '重试：保存订单 703 的送货备注' }));
  await waitFor(() => expect(screen.queryByText('备注没有保存')).toBeNull());
  expect(sent('submitOrders')).toEqual([]);
});

it('ORDER-01 a remark that is typed often is kept with the ship-to', async () => {
  server.answer(saveAddressCollectRemark, { code: '1' });
  open();
  await userEvent.type(await remarkOf('702'), '走北门');
  await userEvent.click(screen.getByRole('button', { name: '存为常用' }));
  const stored = { saletoCode: '8800123456', sendtoCode: '8800123456', remark: '走北门' };
  await waitFor(() => expect(sent('saveAddressCollectRemark')).toEqual([stored]));
});

it('PAYER-01 a payer that is short can pay once its balance was paid in, without splitting again', async () => {
  server.answer(listOrderPayers, { data: [payer(9000)] });
  open();
  const submit = await screen.findByRole('button', { name: SUBMIT });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '刷新余额' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: SUBMIT }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect(sent('splitOrder')).toHaveLength(1);
});

/** Goes to another address, as the router does before the page is gone. */
function leaveFor(path: string, { unmount }: ReturnType<typeof open>): void {
  window.history.replaceState(null, '', path);
  unmount();
}

const isStored = () => [storedCheckout.read(), storedSettle.read()].map((item) => item !== undefined);

it('ROUTE-05a ROUTE-05b ROUTE-11b leaving the page forgets checked cart and settle data, and sends nothing', async () => {
  window.history.replaceState(null, '', '/cart/settle/1');
  const page = open();
  await remarkOf('701');
  expect(isStored()).toEqual([true, true]);
  const before = server.requests.length;
  leaveFor('/cart', page);
  expect(isStored()).toEqual([false, false]);
  expect(server.requests.slice(before)).toEqual([]);
});

it.each([
  ['a reload', '/cart/settle/1'],
  ['a failed call that shows the maintenance page', '/503'],
])('ROUTE-05 %s is no leaving: the settlement is still there', async (_, path) => {
  window.history.replaceState(null, '', '/cart/settle/1');
  const page = open();
  await remarkOf('701');
  leaveFor(path, page);
  expect(isStored()).toEqual([true, true]);
});

it('a settlement that a tab of the same user began for another ship-to is not this one', async () => {
  storedCheckout.write({ submitTime: '1', cart: { ...CART, sendtoCode: '8800130002' } });
  open();
  expect(await screen.findByText('没有待结算的商品')).toBeTruthy();
});

const payerOf = (orderNo: string) => screen.findByRole('combobox', { name: `订单 ${orderNo} 的付款方` });
const chosenPayer = async (orderNo: string) =>
  (await payerOf(orderNo)).closest('.ant-select')?.textContent ?? '';

it.each([
  ['503', new Response('', { status: 503 }), ['711', '712']],
  ['429', new Response('', { status: 429 }), ['721', '722']],
  ['a business refusal', { code: '0', msg: '库存不足' }, ['731', '732']],
] as const)(
  'ORDER-01 remark and payer survive %s at the submit: they are there when the goods are settled again',
  async (_, refusal, [first, second]) => {
    window.history.replaceState(null, '', '/cart/settle/1');
    server
      .answer(splitOrder, { data: richSplit(first, second) })
      .answer(listOrderPayers, { data: richOrder('701', 'A').payToList })
      .answerExamples(queryMyOrdersExamples)
      .answer(submitOrders, refusal);
    const page = open();
    await userEvent.type(await remarkOf(first), '走北门');
    await userEvent.click(await payerOf(second));
    await userEvent.click(await screen.findByText(/\(P2\)授信/));
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
    expect(sent('submitOrders')).toHaveLength(1);
    leaveFor('/cart', page);
    storedCheckout.write({ submitTime: '2', cart: CART });
    server.answer(splitOrder, { data: richSplit('801', '802') });
    window.history.replaceState(null, '', '/cart/settle/2');
    renderPage(Component, { path: '/cart/settle/2' });
    expect((await remarkOf('801')).getAttribute('value')).toBe('走北门');
    expect(await chosenPayer('802')).toContain('P2');
    expect(await chosenPayer('801')).toContain('P1');
  },
);

it('PAYER-01 one payer is used for all orders, and a line says its amount', async () => {
  server
    .answer(splitOrder, { data: richSplit('701', '702') })
    .answer(listOrderPayers, { data: richOrder('701', 'A').payToList });
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: '全部订单的付款方' }));
  await userEvent.click(await screen.findByText(/^授信 \(P2\)|^\(P2\)授信/, { selector: '.payer-popup *' }));
  await userEvent.click(screen.getByRole('button', { name: '用于全部 2 个订单' }));
  for (const orderNo of ['701', '702']) expect(await chosenPayer(orderNo)).toContain('P2');
  expect(screen.getAllByText('¥300.00', { selector: '.split-line-amount *' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '返回购物车' }).getAttribute('href')).toBe('/cart');
  expect(screen.getByLabelText('合计与操作').textContent).toContain('¥8,400.00已选 2 个订单 · 2 种 · 6 台');
});

it('CART-06 an order with a price that cannot be read says which line and cannot be checked', async () => {
  const broken = {
    ...order('703'),
    splitOrderProductList: [{ productCode: 'X', price: '1,2,3', number: 1 }],
  };
  const detail = { composeOrderNo: 'C1', splitOrderDetailList: [order('701'), broken] };
  server.answer(splitOrder, { code: '1', data: { composeProductList: [detail] } });
  open();
  expect(await screen.findByText(/^第 1 行价格无法识别/)).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '订单 703' });
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '订单 701' }).disabled).toBe(false);
});

const answerOf = (orderNo: string) => {
  const orderList = [{ orderNo, orderTypeNo: `ZY${orderNo}`, amount: 300 }];
  return { code: '1', data: { orderList, amount: 300 } };
};

it('ORDER-01 CART-05 orders that the server left out are counted and named, and the button sends those again', async () => {
  window.history.replaceState(null, '', '/cart/settle/1');
  server
    .answer(splitOrder, { data: richSplit('741', '742') })
    .answer(listOrderPayers, { data: richOrder('701', 'A').payToList })
    .answerExamples(queryMyOrdersExamples)
    .answer(submitOrders, answerOf('741'));
  const page = open();
  await userEvent.type(await remarkOf('742'), '走北门');
  await submit();
  await screen.findByText('2 个订单里 1 个已提交，1 个没有提交：742');
  const list = screen.getByRole('link', { name: '查看已提交的 1 单' });
  expect(list.getAttribute('href')).toBe('/myOrder');
  page.unmount();
  // A reload finds the same, and what was typed for the other one.
  open();
  expect((await remarkOf('742')).getAttribute('value')).toBe('走北门');
  expect(screen.getByRole('checkbox', { name: '订单 741' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('combobox', { name: '订单 741 的付款方' })).toBeNull();
  server.answer(submitOrders, answerOf('742'));
  await userEvent.click(screen.getByRole('button', { name: '重新提交 1 个订单' }));
  await userEvent.click(await screen.findByRole('button', { name: '提交订单 ¥300.00' }));
  await waitFor(() => expect(sent('submitOrders')).toHaveLength(2));
  expect(sent('submitOrders')[1]).toMatchObject({ orderList: [{ orderNo: '742' }] });
  await waitFor(() => expect(placedOrders.read()?.amount).toBe(600));
  expect(placedOrders.read()?.orderList.map(({ orderNo }) => orderNo)).toEqual(['741', '742']);
});

it('ORDER-01 while a result is not known every order says so and nothing is submitted; once checked it may be', async () => {
  server
    .answer(splitOrder, { data: richSplit('751', '752') })
    .answer(queryMyOrders, { code: '0', msg: '查询失败' })
    .answer(submitOrders, () => {
      throw new TypeError('Failed to fetch');
    });
  open();
  await remarkOf('751');
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
  expect(await screen.findAllByText('结果未知，核对后再提交')).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: /^订单 751 的/ })).toBeNull();
  screen.getByText('核对之前不能再次提交');
  await userEvent.hover(screen.getByRole('button', { name: SUBMIT }));
  await screen.findByText('有订单的提交结果未知，请先在订单列表中核对，核对之前不能再次提交');
  server.answer(queryMyOrders, { data: { records: [], total: 0, pageNum: 1, pageSize: 10 } });
  await userEvent.click(screen.getByRole('button', { name: '在订单列表中核对' }));
  // The server may still place it, and a list without it lets nothing go by itself.
  await screen.findByText(/^暂时无法确认是否已下单/);
  await screen.findByRole('button', { name: '在订单列表中核对', busy: false });
  moveDates(151_000);
  await userEvent.click(screen.getByRole('button', { name: '在订单列表中核对' }));
  const release = await screen.findByRole('button', { name: '没有这个订单，解开' });
  expect(screen.getAllByText('结果未知，核对后再提交')).toHaveLength(2);
  await userEvent.click(release);
  await waitFor(() => expect(screen.queryByText('结果未知，核对后再提交')).toBeNull());
  await remarkOf('751');
  expect(screen.getByRole('button', { name: SUBMIT }).getAttribute('aria-disabled')).toBeNull();
});
