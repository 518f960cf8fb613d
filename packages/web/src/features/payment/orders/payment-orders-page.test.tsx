import { cancelPaymentOrder, queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { Component } from './payment-orders-page';

const order = (paymentNo: string, status: string, statusName: string) => ({
  ...{ paymentNo, status, statusName, amount: 50_000, payerCode: '8800123456', payerName: '现款' },
  createTime: '2026-11-19 10:42:09',
});
const RECORDS = [
  { ...order('ZF2026111991', '10', '待支付'), payUrl: 'https://pay.portal.invalid/cashier/ZF2026111991' },
  order('ZF2026111891', '15', '处理中'),
  order('ZF2026111691', '30', '失败'),
];
const PAGE = { total: 3, pageNum: 1, pageSize: 10, amountTotal: 150_000, records: RECORDS };

it('ORDER-01 a payment order is found again with its state; only one that waits is paid or cancelled', async () => {
  const server = accountApi()
    .answer(queryPaymentOrders, { data: PAGE })
    .answer(cancelPaymentOrder, { code: '1', msg: '成功' });
  renderPage(Component, { path: '/paymentOrders' });
  const waiting = within(await screen.findByRole('row', { name: /ZF2026111991/ }));
  expect(waiting.getByRole('button', { name: /继续支付/ })).toBeTruthy();
  const atBank = within(screen.getByRole('row', { name: /ZF2026111891/ }));
  expect(atBank.queryByRole('button', { name: /取消/ })).toBeNull();
  const failed = within(screen.getByRole('row', { name: /ZF2026111691/ }));
  expect(failed.getByRole('link', { name: /重新付款/ })).toBeTruthy();
  fireEvent.click(waiting.getByRole('button', { name: /^取消/ }));
  fireEvent.click(await screen.findByRole('button', { name: '取消这张付款单' }));
  await screen.findByText('付款单 ZF2026111991 已取消');
  expect(bodiesOf(server, 'cancelPaymentOrder')).toMatchObject([{ paymentNo: 'ZF2026111991' }]);
});
