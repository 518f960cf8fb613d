import {
  listAddressCollectRemarks,
  listCart,
  queryMyOrders,
  splitOrder,
  submitOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { FakeAnswer } from '@dealer-portal/sdk/testing';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setErrorPages } from '#platform/calls/failure';
import { placedOrders, storedCheckout } from '#widgets/checkout/checkout';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './settle-page';

const CART = { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] };
const PAYER = { payerCode: 'P1', payerName: '腾达家电', payerBalance: { balance: 9000, paytoCode: 'P1' } };

/** One order; its number differs from test to test, for a submit whose outcome is unknown holds an equal one back. */
const splitInto = (orderNo: string) => ({
  composeProductList: [
    {
      composeOrderNo: 'C1',
      splitOrderDetailList: [
        {
          orderNo,
          payerInfo: PAYER,
          payToList: [PAYER],
          splitOrderProductList: [{ productCode: 'A', price: 100, number: 3 }],
        },
      ],
    },
  ],
});

let server: ReturnType<typeof accountApi>;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/cart/settle/1');
  storedCheckout.write({ submitTime: '1', cart: CART });
  server = accountApi().answer(listAddressCollectRemarks, { data: [] }).answerExamples(queryMyOrdersExamples);
});

const open = () => renderPage(Component, { path: '/cart/settle/1' });

type Answer = FakeAnswer<'submitOrders'> | (() => never);

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });
const refused = (msg: string): Answer => ({ code: '0', msg });
const KEPT = '没有下单，购物车保持原样。';

it.each<readonly [name: string, answer: Answer, texts: readonly string[]]>([
  [
    'CART-05 a cart emptied elsewhere',
    refused('购物车中的商品已被移除，请返回购物车确认'),
    ['购物车中的商品已被移除', KEPT],
  ],
  [
    'CALC-05 a product that left the market',
    refused('型号1已停产退市，最多可购中心库存 1 台'),
    ['最多可购中心库存 1 台', KEPT],
  ],
  [
    'PAYER-01 a short balance',
    refused('付款方余额不足，请更换付款方或充值后重新提交'),
    ['付款方余额不足', KEPT],
  ],
  ['HTTP-08 429', new Response('', { status: 429 }), ['请求过于频繁，请稍后再试']],
  ['HTTP-08 500', new Response('', { status: 500 }), ['没有收到提交结果']],
  [
    'HTTP-05 a page in place of an answer',
    new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ['没有收到提交结果'],
  ],
  ['HTTP-05 an empty answer', json(''), ['没有收到提交结果']],
  ['HTTP-05 a cut network', cut, ['没有收到提交结果']],
])('%s at the submit shows one message, and all choices are still there', async (name, answer, texts) => {
  server.answer(splitOrder, { data: splitInto(`9${name}`) }).answer(submitOrders, answer);
  open();
  const box = await screen.findByRole('checkbox', { name: /^订单 9/ });
  await userEvent.click(screen.getByRole('button', { name: /^提交( \d+ 个)?订单$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^提交订单 ¥/ }));
  const known = await screen.findByRole('button', { name: '知道了' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  for (const text of texts) expect(screen.getByRole('dialog').textContent).toContain(text);
  await userEvent.click(known);
  expect(box).toHaveProperty('checked', true);
});

it('HTTP-08 429 while orders are split shows a message, and the next try goes through', async () => {
  server.answer(splitOrder, new Response('', { status: 429 }));
  open();
  await screen.findByText('请求过于频繁，请稍后再试');
  server.answer(splitOrder, { data: splitInto('991') });
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await screen.findByRole('checkbox', { name: '订单 991' });
});

const toFailurePage = () => {
  setErrorPages(() => window.history.pushState(null, '', '/503'));
  onTestFinished(() => setErrorPages(() => undefined));
};

async function submitAll() {
  await userEvent.click(await screen.findByRole('button', { name: /^提交( \d+ 个)?订单$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^提交订单 ¥/ }));
}

it('HTTP-08 ORDER-01 a submit that leads to the page of a 503 says behind it that it is not known yet', async () => {
  toFailurePage();
  server
    .answer(splitOrder, { data: splitInto('992') })
    .answer(submitOrders, new Response('', { status: 503 }));
  open();
  await submitAll();
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('没有收到提交结果，暂时无法确认是否已下单');
  expect(window.location.pathname).toBe('/503');
  expect(screen.queryByText(/可以重新提交/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
});

it('HTTP-08 ROUTE-05 orders placed behind the page of a 503 lead to their result, and the settlement is over', async () => {
  const orderList = [{ orderNo: '993', orderTypeNo: 'ZY993', amount: 300 }];
  server.answer(splitOrder, { data: splitInto('993') }).answer(submitOrders, () => {
    window.history.pushState(null, '', '/503');
    return { code: '1', data: { orderList, amount: 300 } };
  });
  open();
  await submitAll();
  await waitFor(() => expect(storedCheckout.read()).toBeUndefined());
  expect(placedOrders.read()).toMatchObject({ amount: 300 });
  expect(screen.queryByRole('button', { name: /^提交/ })).toBeNull();
});

describe('CART-05 the cart that was read before the orders is forgotten', () => {
  const cart = { queryKey: operationKey(listCart) };
  let cache: QueryClient;
  const Page = () => {
    cache = useQueryClient();
    return <Component />;
  };
  const openWithCart = async (orderNo: string) => {
    server.answer(splitOrder, { data: splitInto(orderNo) });
    renderPage(Page, { path: '/cart/settle/1' });
    await screen.findByRole('checkbox', { name: `订单 ${orderNo}` });
    cache.setQueryData([...cart.queryKey, 'read before'], []);
  };
  const read = () => cache.getQueriesData(cart);

  it('once they are placed', async () => {
    const orderList = [{ orderNo: '994', orderTypeNo: 'ZY994', amount: 300 }];
    server.answer(submitOrders, { code: '1', data: { orderList, amount: 300 } });
    await openWithCart('994');
    await submitAll();
    await waitFor(() => expect(storedCheckout.read()).toBeUndefined());
    expect(read()).toEqual([]);
  });

  it('once the order list was asked for those without an answer', async () => {
    server.answer(submitOrders, cut).answer(queryMyOrders, { code: '0', msg: '查询失败' });
    await openWithCart('995');
    await submitAll();
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
    cache.setQueryData([...cart.queryKey, 'read before'], []);
    server.answer(queryMyOrders, { data: { records: [], total: 0, pageNum: 1, pageSize: 10 } });
    await userEvent.click(await screen.findByRole('button', { name: '在订单列表中核对' }));
    await waitFor(() => expect(read()).toEqual([]));
  });
});
