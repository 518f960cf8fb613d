import { getPaymentResult } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { Component } from './payment-done-page';

const PAID = {
  paymentNo: 'ZF1',
  amount: 120000,
  status: '20',
  statusName: '已到账',
  voucherNo: '4900001101',
};
const open = (address: string) => renderPage(Component, { path: '/payment/paymentDone', address });

it.each([
  [PAID, '¥120,000.00 已到账'],
  [{ ...PAID, status: '10', statusName: '待支付' }, '¥120,000.00 待支付'],
  [{ ...PAID, status: '30', statusName: '失败' }, '¥120,000.00 付款失败'],
])('ROUTE-09c the result of a payment %j says %s', async (data, text) => {
  const server = accountApi().answer(getPaymentResult, { data });
  open('/payment/paymentDone?paymentNo=ZF1');
  await screen.findByText(text);
  screen.getByText('4900001101');
  const request = server.requests.find(({ operationId }) => operationId === 'getPaymentResult');
  expect(request?.url.searchParams.get('paymentNo')).toBe('ZF1');
});

it('ROUTE-09 without a number nothing is asked, and the page says where to look', async () => {
  const server = accountApi();
  open('/payment/paymentDone');
  await screen.findByText('没有付款单号');
  expect(server.unexpected).toEqual([]);
});
