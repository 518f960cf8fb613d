import {
  getArrivalWeeks,
  getSaleInfo,
  listAddressCollectRemarks,
  listAreas,
  listCities,
  listProvinces,
  splitOrder,
  submitOrders,
} from '@dealer-portal/sdk/operations';
import { listAddressesExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storedCheckout } from '#widgets/checkout/checkout';
import { choose } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { Component } from '../settle-page';

const CART = { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] };
const PAYER = { payerCode: 'P1', payerName: '腾达家电', payerBalance: { balance: 9000, paytoCode: 'P1' } };
const ORDER = {
  orderNo: '961',
  payerInfo: PAYER,
  payToList: [PAYER],
  splitOrderProductList: [{ productCode: 'A', price: 100, number: 3 }],
};
const SPLIT = { composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: [ORDER] }] };

let server: ReturnType<typeof accountApi>;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/cart/settle/1');
  storedCheckout.write({ submitTime: '1', cart: CART });
  server = accountApi()
    .answer(splitOrder, { data: SPLIT })
    .answer(listAddressCollectRemarks, { data: [] })
    .answer(getArrivalWeeks, { data: [] })
    .answer(listProvinces, { data: [{ code: '37', name: '山东省' }] })
    .answer(listCities, { data: [{ code: '3702', name: '青岛市' }] })
    .answer(listAreas, { data: [{ code: '370212', name: '崂山区' }] })
    .answer(submitOrders, { code: '0', msg: '不应提交' })
    .answerExamples(listAddressesExamples);
});

const open = () => renderPage(Component, { path: '/cart/settle/1' });
const submit = () => screen.getByRole('button', { name: /^提交( \d+ 个)?订单$/ });
const isOff = () => submit().getAttribute('aria-disabled') === 'true';

it('ADDR-02 goods go to the ship-to, to a district or to an address; the choice is kept and sent', async () => {
  const page = open();
  const delivery = within(await screen.findByRole('region', { name: '配送方式' }));
  await userEvent.click(delivery.getByRole('radio', { name: '区域' }));
  expect(isOff()).toBe(true);
  fireEvent.mouseDown(delivery.getByRole('combobox', { name: '配送区域' }));
  for (const name of ['山东省', '青岛市', '崂山区']) await userEvent.click(await screen.findByText(name));
  await waitFor(() => expect(isOff()).toBe(false));
  await userEvent.click(delivery.getByRole('radio', { name: '地址' }));
  expect(isOff()).toBe(true);
  await choose('配送地址', /腾达电器城/);
  await waitFor(() => expect(isOff()).toBe(false));
  page.unmount();
  open();
  await screen.findByText(/山东省青岛市市北区辽阳西路100号/);
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: /^提交订单 ¥/ }));
  await waitFor(() => expect(bodiesOf(server, 'submitOrders')).toHaveLength(1));
  expect(bodiesOf(server, 'submitOrders')[0]).toMatchObject({
    deliverType: 'address',
    addressCode: '8800130002',
    whetherOrNotAppOrder: 'PC',
  });
});

it('ADDR-02 channel M with HV003 falls back to the ship-to, and says why', async () => {
  window.localStorage.setItem('dealer-portal:delivery', '{"type":"address","addressCode":"8800130002"}');
  server.answer(getSaleInfo, {
    data: {
      customerCode: '8800123456',
      customerName: '腾达',
      channel: 'M',
      channelGroup: 'ZY',
      subChannel: 'HV003',
    },
  });
  open();
  const delivery = within(await screen.findByRole('region', { name: '配送方式' }));
  expect(delivery.getByRole('radio', { name: '地址，当前渠道只能配送到送达方' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(delivery.getByRole('radio', { name: '送达方' })).toHaveProperty('checked', true);
});

it('ADDR-02 an address that the account does not have is not chosen, and holds the submit back', async () => {
  window.localStorage.setItem('dealer-portal:delivery', '{"type":"address","addressCode":"8800139999"}');
  open();
  await screen.findByRole('region', { name: '配送方式' });
  await waitFor(() => expect(isOff()).toBe(true));
});

it('ADDR-02 provinces that did not come can be asked for again', async () => {
  window.localStorage.setItem('dealer-portal:delivery', '{"type":"district"}');
  server.answer(listProvinces, new Response('', { status: 500 }));
  open();
  const retry = await screen.findByRole('button', { name: '区域没有加载出来，重试' });
  server.answer(listProvinces, { data: [{ code: '37', name: '山东省' }] });
  await userEvent.click(retry);
  await screen.findByRole('combobox', { name: '配送区域' });
});
