import {
  listAddressCollectRemarks,
  queryMyOrders,
  splitOrder,
  submitOrders,
  updateOrderInfo,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { placedOrders, storedCheckout } from '#widgets/checkout/checkout';
import { keepPlacedFacts, readPlacedFacts } from '#widgets/orders/placed-facts';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component as Settle } from './settle-page';
import { Component as Success } from './success-page';

const CART = { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] };
const PAYER = { payerCode: 'P1', payerName: '腾达授信', payerBalance: { balance: 9000, paytoCode: 'P1' } };
const ORDER = {
  orderNo: '701',
  arrivalDate: '2099-12-01',
  splitOrderProductList: [{ productCode: 'A', productModel: 'HKA-J50', price: 100, number: 3 }],
  payerInfo: PAYER,
  payToList: [PAYER],
};

let server: ReturnType<typeof accountApi>;

beforeEach(() => {
  window.localStorage.clear();
  storedCheckout.write({ submitTime: '1', cart: CART });
  server = accountApi()
    .answer(splitOrder, {
      code: '1',
      data: { composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: [ORDER] }] },
    })
    .answer(listAddressCollectRemarks, { data: [] })
    .answer(updateOrderInfo, { code: '1' })
    .answer(queryMyOrders, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } })
    .answer(submitOrders, {
      code: '1',
      data: { orderList: [{ orderNo: '701', orderTypeNo: 'ZOR', amount: 300 }], amount: 300 },
    });
});

it('ORDER-01 the last question names goods, payer and ship-to; the own number goes with the remark, and the receipt has all', async () => {
  await renderPage(Settle, { path: '/cart/settle/1' });
  await userEvent.type(await screen.findByRole('textbox', { name: '您自己的订单号' }), 'PO-2026/7');
  await userEvent.click(screen.getByRole('button', { name: '用于全部 1 个订单' }));
  await userEvent.click(screen.getByRole('button', { name: /^提交( \d+ 个)?订单$/ }));
  expect(await screen.findByText(/^HKA-J50 3 台，从 腾达授信（P1） 付 ¥300\.00，送 /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^提交订单 ¥/ }));
  await waitFor(() => expect(readPlacedFacts('8800123456')).toHaveLength(1));
  const remark = server.requests.find(({ operationId }) => operationId === updateOrderInfo.id)?.body;
  expect(remark).toMatchObject({ orderNo: '701', remark: '单号PO20267' });
  expect(readPlacedFacts('8800123456')[0]).toMatchObject({
    orderNo: '701',
    arrivalDate: '2099-12-01',
    ownNumber: 'PO20267',
  });
});

it('PAYER-01 the row of an order names the payer, not its ten digits alone', async () => {
  await renderPage(Settle, { path: '/cart/settle/1' });
  const row = await screen.findByRole('article', { name: '订单 701' });
  expect(row.querySelector('.split-order-payer')?.textContent).toContain('¥9,000.00 腾达授信');
});

it('ORDER-01 an own number that a remark has no room for is said, and the remark stays whole', async () => {
  const words = '一二三四五六七八九十一二三四五六七八九十一';
  await renderPage(Settle, { path: '/cart/settle/1' });
  await userEvent.type(await screen.findByRole('textbox', { name: '您自己的订单号' }), 'PO-2026/7');
  await userEvent.type(screen.getByRole('combobox', { name: '全部订单的送货备注' }), words);
  await userEvent.click(screen.getByRole('button', { name: '用于全部 1 个订单' }));
  await screen.findByText('1 个订单的备注写不下您的订单号，备注没有改短：701');
  expect(screen.getAllByDisplayValue(words)).toHaveLength(2);
});

it('ORDER-01 leaving the remark keeps the own number at its end', async () => {
  await renderPage(Settle, { path: '/cart/settle/1' });
  await userEvent.type(
    await screen.findByRole('combobox', { name: '全部订单的送货备注' }),
    '送前，电话 单号PO7',
  );
  await userEvent.tab();
  expect(await screen.findByDisplayValue('送前电话 单号PO7')).toBeTruthy();
});

it('ORDER-01 the receipt says what was ordered, who pays, when it comes and the own number', async () => {
  placedOrders.write({ orderList: [{ orderNo: '701', orderTypeNo: 'ZOR', amount: 300 }], amount: 300 });
  keepPlacedFacts('8800123456', [
    {
      orderNo: '701',
      arrivalDate: '2099-12-01',
      ownNumber: 'PO7',
      payer: '(P1)腾达授信',
      goods: 'HKA-J50 3 台',
    },
  ]);
  await renderPage(Success, { path: '/cart/successfulorder' });
  const text = 'HKA-J50 3 台 · (P1)腾达授信 付款 · 预计 2099-12-01 到 · 您的单号 PO7';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: '打印回执' })).toBeTruthy();
});
