import type { Data } from '@dealer-portal/sdk';
import {
  changeTrafficBillto,
  deleteTrafficCartLine,
  getTrafficCartCount,
  getTrafficContact,
  getTrafficGoodsPrice,
  listBillTos,
  listTrafficCarTypes,
  listTrafficCart,
  listTrafficPayers,
  preCheckTrafficOrder,
  saveTrafficContact,
  submitTrafficCart,
  updateTrafficCartNumber,
  updateTrafficSendType,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../../test/render-page';
import { Component } from './traffic-cart-page';

type Vehicle = Data<typeof listTrafficCart>[number];

const LINE = {
  GBID: 'G1',
  PRODUCTCODE: 'P1',
  PRODUCTMODEL: '型号1',
  PRODUCTNAME: '冰箱',
  UNITPRICE: 10.05,
  IBL_NUM: 20,
  IBL_MINNUM: '0',
  IBL_MAXNUM: '30',
};

function vehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    IBR_ID: 'V1',
    IBR_ZCTYPE: 'C042',
    IBR_ZCTYPENAME: '4.2米厢式货车',
    SUMMONEY: 201,
    CARVOLUME: 18,
    SUMVOLUME: 16,
    SENDTOCODE: '8800123456',
    PAYTOCODE: 'A',
    PAYTONAME: '甲',
    orderList: [LINE],
    ...changes,
  };
}

const PAYERS = [
  { payerCode: 'A', payerType: '01', customerName: '甲', balance: 500 },
  { payerCode: 'B', payerType: '02', customerName: '乙', balance: 100 },
];

function cartWith(vehicles: Vehicle[]): FakeApi {
  return accountApi()
    .answer(listTrafficCart, { data: vehicles })
    .answer(getTrafficCartCount, { data: 1 })
    .answer(listTrafficPayers, { data: PAYERS })
    .answer(listTrafficCarTypes, { data: [] })
    .answer(listBillTos, { data: [] })
    .answer(getTrafficGoodsPrice, { data: [{ productCode: 'P1', unitPrice: 10.05, usableQty: 20 }] })
    .answer(getTrafficContact, { code: '0', msg: '该送达方未维护收货联系人，请先维护' });
}

const open = () => renderPage(Component, { path: '/traffic/cart' });
const submit = () => screen.getByRole('button', { name: '提交整车订单' });
const sent = (server: FakeApi, operationId: string) =>
  server.requests.filter((request) => request.operationId === operationId);

it('CART-09 a line says its range, 1 for a minimum of 0, and refuses what is outside of it', async () => {
  const server = cartWith([vehicle()]);
  open();
  const line = await screen.findByRole('listitem', { name: '型号1' });
  within(line).getByText('起订 1 台，最多 30 台');
  const field = within(line).getByRole('textbox');
  for (const [typed, text] of [
    ['0', '数量不能小于 1'],
    ['31', '数量不能大于 30'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    within(line).getByText(text);
  }
  expect(sent(server, 'updateTrafficCartNumber')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /V1/ }));
  fireEvent.focus(submit());
  await screen.findByText('请先改正 型号1 的数量：数量不能大于 30');
  expect(submit().getAttribute('aria-disabled')).toBe('true');
});

it('CART-09 a quantity that the server refuses stays as typed with its reason', async () => {
  const server = cartWith([vehicle()]);
  server.answer(updateTrafficCartNumber, { code: '0', msg: '超过最大可订量25台，请减少数量' });
  open();
  const line = await screen.findByRole('listitem', { name: '型号1' });
  const field = within(line).getByRole('textbox');
  fireEvent.change(field, { target: { value: '26' } });
  fireEvent.blur(field);
  await within(line).findByText('数量 26 未保存：超过最大可订量25台，请减少数量');
  expect(field).toHaveProperty('value', '26');
});

it('TRAF-01 a vehicle that is too full, or whose payer is short, cannot be submitted', async () => {
  cartWith([vehicle({ SUMVOLUME: 19 }), vehicle({ IBR_ID: 'V2', PAYTOCODE: 'B' })]);
  open();
  await screen.findByText('超出车型容积 1 m³，请减少数量');
  await screen.findByText('付款方余额仅 ¥100.00，请减少金额或更换付款方');
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('checkbox', { name: /V2/ }));
  expect(submit().getAttribute('aria-disabled')).toBe('true');
});

it('TRAF-01 vehicles of two ship-tos are not submitted together', async () => {
  cartWith([vehicle(), vehicle({ IBR_ID: 'V2', SENDTOCODE: '8800130002' })]);
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  screen.getByText(/已选 2 个车次 · 40 台/);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
});

it('TRAF-01 a shared vehicle keeps its lines, and stays itself, until it leaves the carpool', async () => {
  const server = cartWith([vehicle({ CARPOOLTYPE: 'GD' })]);
  server.answer(deleteTrafficCartLine, { code: '1', msg: '成功' });
  open();
  await screen.findByText('已挂单');
  const remove = screen.getByRole('button', { name: '删除 型号1，已参与拼车，请先取消拼车' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  const removeAll = screen.getByRole('button', { name: '删除本车 V1，已参与拼车，请先取消拼车' });
  expect(removeAll.getAttribute('aria-disabled')).toBe('true');
  screen.getByRole('button', { name: '取消挂单' });
  expect(screen.queryByRole('button', { name: '并单' })).toBeNull();
});

it('TRAF-01d TRAF-01f the contact of a ship-to is held to its fields and saved; a vehicle is fetched, and billed to another party', async () => {
  const server = cartWith([vehicle()]);
  server
    .answer(listBillTos, { code: '1', data: [{ billtoCode: 'K2', title: '开票二' }] })
    .answer(saveTrafficContact, { code: '1' })
    .answer(updateTrafficSendType, { code: '1' })
    .answer(changeTrafficBillto, { code: '1' });
  open();
  await screen.findByText('该送达方未维护收货联系人，请先维护');
  fireEvent.click(screen.getByRole('button', { name: '维护联系人' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: string, text: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value: text } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: '保存联系人' }));
  type('联系人', '李师傅');
  type('联系电话', '1380000');
  save();
  await dialog.findByText('请填写 11 位手机号');
  expect(sent(server, 'saveTrafficContact')).toEqual([]);
  type('联系电话', '13800000033');
  server.answer(getTrafficContact, {
    code: '1',
    data: { contactName: '李师傅', contactPhone: '13800000033' },
  });
  save();
  await screen.findByText(/收货联系人 李师傅 13800000033/);
  expect(sent(server, 'saveTrafficContact')).toHaveLength(1);

  fireEvent.click(screen.getByRole('button', { name: '自提' }));
  await waitFor(() =>
    expect(sent(server, 'updateTrafficSendType').map(({ body }) => body)).toEqual([
      { saletoCode: '8800123456', IBR_ID: 'V1', sendType: '2' },
    ]),
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'V1 的开票方' }));
  fireEvent.click(await screen.findByTitle('(K2)开票二'));
  await waitFor(() =>
    expect(sent(server, 'changeTrafficBillto').map(({ body }) => body)).toEqual([
      { saletoCode: '8800123456', IBR_ID: 'V1', billtoCode: 'K2' },
    ]),
  );
});

it('HTTP-01 TRAF-01 a refusal of the pre-check is shown at its line, and nothing is sent', async () => {
  const server = cartWith([vehicle()]);
  const problem = { GBID: 'G1', problemType: 'STOCK', message: '基地库存不足，最多可订8台' };
  server.answer(preCheckTrafficOrder, { data: { isPass: false, problemList: [problem] } });
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /V1/ }));
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: '提交 ¥201.00' }));
  await screen.findByText('基地库存不足，最多可订8台');
  expect(sent(server, 'submitTrafficCart')).toEqual([]);
});

it('TRAF-01 ROLE-01 a vehicle that passes is sent once, for its ship-to and from the PC', async () => {
  const server = cartWith([vehicle()]);
  server
    .answer(preCheckTrafficOrder, { data: { isPass: true, problemList: [] } })
    .answer(submitTrafficCart, { data: { orderList: [{ orderFlowNo: 'LS1', orderAmount: 201 }] } });
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /V1/ }));
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: '提交 ¥201.00' }));
  await screen.findByText('LS1');
  await waitFor(() => expect(sent(server, 'submitTrafficCart')).toHaveLength(1));
  expect(sent(server, 'submitTrafficCart')[0]?.body).toEqual({
    saletoCode: '8800123456',
    sendtoCode: '8800123456',
    IBRIDList: ['V1'],
    whetherOrNotAppOrder: 'PC',
  });
});

it.each([
  [
    'TRAF-01 a short balance',
    { code: '0', msg: '付款方余额不足，请充值或更换付款方' },
    '付款方余额不足，请充值或更换付款方',
  ],
  ['HTTP-08 429', new Response('', { status: 429 }), '请求过于频繁，请稍后再试'],
] as const)('%s at the submit shows a message, and the cart stays as it was', async (_name, answer, text) => {
  const server = cartWith([vehicle()]);
  server
    .answer(preCheckTrafficOrder, { data: { isPass: true, problemList: [] } })
    .answer(submitTrafficCart, answer);
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /V1/ }));
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: '提交 ¥201.00' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(text);
  within(dialog).getByText('没有下单，购物车保持原样。');
  fireEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
  expect(screen.getByRole('checkbox', { name: /V1/ })).toHaveProperty('checked', true);
});

it('CART-06 CART-09 a quantity without network is kept; changed elsewhere meanwhile, both are shown and nothing is submitted', async () => {
  const server = cartWith([vehicle()]);
  server.answer(updateTrafficCartNumber, () => {
    throw new TypeError('Failed to fetch');
  });
  open();
  const line = await screen.findByRole('listitem', { name: '型号1' });
  const field = within(line).getByRole('textbox');
  fireEvent.change(field, { target: { value: '26' } });
  fireEvent.blur(field);
  await within(line).findByText(/数量 26 还没有保存：网络中断，恢复后自动保存/);
  fireEvent.click(screen.getByRole('checkbox', { name: /V1/ }));
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  const elsewhere = vehicle({ orderList: [{ ...LINE, IBL_NUM: 8 }] });
  server.answer(listTrafficCart, { data: [elsewhere] }).answer(updateTrafficCartNumber, { code: '1' });
  fireEvent(window, new Event('online'));
  await within(line).findByText('两处都改了数量：您 26，服务器 8');
  expect(sent(server, 'updateTrafficCartNumber')).toHaveLength(1);
  fireEvent.click(within(line).getByRole('button', { name: '用服务器的 8' }));
  expect(within(line).queryByText(/两处都改了数量/)).toBeNull();
  expect(field).toHaveProperty('value', '8');
});
