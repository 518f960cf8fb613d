import {
  listAddressCollectRemarks,
  listOrderPayers,
  splitOrder,
  submitOrders,
  updateOrderInfo,
} from '@dealer-portal/sdk/operations';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storedCheckout } from '#widgets/checkout/checkout';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { readDraft } from './kept-draft';
import { Component } from './settle-page';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800123456' };
const PAYER = { payerCode: 'P1', payerName: '腾达家电', payerBalance: { balance: 9000, paytoCode: 'P1' } };
const order = (orderNo: string) => ({
  orderNo,
  payerInfo: PAYER,
  payToList: [PAYER],
  splitOrderProductList: [{ productCode: orderNo, price: 100, number: 3 }],
});

let server: ReturnType<typeof accountApi>;

/** Opens a settlement of two orders and takes the tick off the second one. */
async function openWithout(second: string, first: string) {
  const splitOrderDetailList = [order(first), order(second)];
  server
    .answer(splitOrder, { data: { composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList }] } })
    .answer(submitOrders, {
      code: '1',
      data: { orderList: [{ orderNo: first, orderTypeNo: `ZY${first}`, amount: 300 }], amount: 300 },
    });
  renderPage(Component, { path: '/cart/settle/1' });
  await userEvent.click(await screen.findByRole('checkbox', { name: `订单 ${second}` }));
}

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: /^提交( \d+ 个)?订单$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^提交订单 ¥/ }));
}

const remarkOf = async (orderNo: string) =>
  (await screen.findByRole('combobox', { name: `订单 ${orderNo} 的送货备注` })).getAttribute('value');

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/cart/settle/1');
  storedCheckout.write({ submitTime: '1', cart: { ...CODES, splitComposeList: [] } });
  server = accountApi()
    .answer(listAddressCollectRemarks, { data: [] })
    .answer(listOrderPayers, { data: [PAYER] })
    .answer(updateOrderInfo, { code: '1' })
    .answerExamples(queryMyOrdersExamples);
});

it('PAYER-01 ORDER-01 a remark for all orders leaves an unticked one alone, on the page and at the submit', async () => {
  await openWithout('772', '771');
  await userEvent.type(await screen.findByRole('combobox', { name: '全部订单的送货备注' }), '走北门');
  await userEvent.click(screen.getByRole('button', { name: '用于全部 1 个订单' }));
  expect([await remarkOf('771'), await remarkOf('772')]).toEqual(['走北门', '']);
  await submit();
  await waitFor(() => expect(bodiesOf(server, 'submitOrders')).toHaveLength(1));
  expect(bodiesOf(server, 'updateOrderInfo')).toMatchObject([{ orderNo: '771', remark: '走北门' }]);
});

it('ORDER-01 ROUTE-05 a settlement that is over leaves no draft: the next one of these products has all its ticks', async () => {
  await openWithout('774', '773');
  expect(readDraft(CODES).map(({ isChecked }) => isChecked)).toEqual([true, false]);
  await submit();
  await waitFor(() => expect(storedCheckout.read()).toBeUndefined());
  expect(readDraft(CODES)).toEqual([]);
});
