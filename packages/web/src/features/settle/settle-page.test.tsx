import {
  cancelOrder,
  listAddressCollectRemarks,
  listOrderPayers,
  saveAddressCollectRemark,
  splitOrder,
  submitOrders,
  updateOrderInfo,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedCheckout, storedSettle } from '#platform/checkout';
import { accountApi, renderPage } from '../../test/render-page';
import { leaveSettlement } from './give-up';
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

it('ORDER-01 a delivery remark is saved when its field is left, for one order or for all, and is there after a reload', async () => {
  open();
  await userEvent.type(await remarkOf('701'), ' 十点前卸货 ');
  await userEvent.tab();
  const first = { saletoCode: '8800123456', orderNo: '701', remark: '十点前卸货' };
  await waitFor(() => expect(sent('updateOrderInfo')).toEqual([first]));
  await userEvent.click(screen.getByRole('button', { name: '用于全部订单' }));
  await waitFor(() => expect(sent('updateOrderInfo')).toEqual([first, { ...first, orderNo: '702' }]));
  expect(screen.queryByRole('button', { name: '用于全部订单' })).toBeNull();
  const kept = storedSettle.read()?.data.composeProductList[0]?.splitOrderDetailList;
  expect(kept?.map(({ remark }) => remark)).toEqual(['十点前卸货', '十点前卸货']);
});

it('ORDER-01 a remark that the server refuses is said at its field and holds the submit back until it is saved', async () => {
  server
    .answer(updateOrderInfo, { code: '0', msg: '订单不存在或已失效' })
    .answer(listOrderPayers, { data: [payer(9000)] })
    .answer(submitOrders, { code: '0', msg: '不应提交' });
  open();
  await userEvent.type(await remarkOf('701'), '走北门');
  await userEvent.click(screen.getByRole('button', { name: '刷新余额' }));
  await screen.findByText('备注没有保存');
  await screen.findByText('¥9,000.00');
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  server.answer(updateOrderInfo, { code: '1' });
  await userEvent.click(screen.getByRole('button', { name: '重试：保存订单 701 的送货备注' }));
  await waitFor(() => expect(screen.queryByText('备注没有保存')).toBeNull());
  expect(sent('submitOrders')).toEqual([]);
});

it('ORDER-01 a remark that is typed often is kept with the ship-to', async () => {
  server.answer(saveAddressCollectRemark, { code: '1' });
  open();
  await userEvent.type(await remarkOf('702'), '走北门');
  await userEvent.click(screen.getByRole('button', { name: '存为常用' }));
  const kept = { saletoCode: '8800123456', sendtoCode: '8800123456', remark: '走北门' };
  await waitFor(() => expect(sent('saveAddressCollectRemark')).toEqual([kept]));
});

it('PAYER-01 a payer that is short can pay once its balance was paid in, without splitting again', async () => {
  server.answer(listOrderPayers, { data: [payer(9000)] });
  open();
  const submit = await screen.findByRole('button', { name: '提交订单' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '刷新余额' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '提交订单' }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect(sent('splitOrder')).toHaveLength(1);
});

it('ROUTE-05 a settlement that is left is forgotten, and what it split is given up', async () => {
  server.answer(cancelOrder, { code: '1' });
  storedSettle.write({ submitTime: '1', data: SPLIT });
  leaveSettlement();
  expect(storedCheckout.read()).toBeUndefined();
  await vi.waitFor(() =>
    expect(sent('cancelOrder')).toEqual([{ saletoCode: '8800123456', orderNoList: ['701', '702'] }]),
  );
});
