import { getPaymentResult } from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

const WAITING = { ...PAID, status: '10', statusName: '待支付' };

it.each([
  [{ ...PAID, status: '30', statusName: '失败' }, '¥120,000.00 付款失败', '/payment'],
  [PAID, '¥120,000.00 已到账', '/myOrder'],
])('ROUTE-09c FIN-07c a bank that is late: a later answer %j is shown as %s', async (later, text, way) => {
  const server = accountApi().answer(getPaymentResult, { data: WAITING });
  open('/payment/paymentDone?paymentNo=ZF1');
  await screen.findByText('¥120,000.00 待支付');
  server.answer(getPaymentResult, { data: later });
  fireEvent.click(screen.getByRole('button', { name: '刷新付款结果' }));
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: '刷新付款结果' })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(way);
});

it('ROUTE-09c FIN-07c a bank that never answers: the page asks, says what to do, and offers no second payment', async () => {
  const server = accountApi().answer(getPaymentResult, { data: WAITING });
  open('/payment/paymentDone?paymentNo=ZF1');
  for (const times of [2, 3]) {
    fireEvent.click(await screen.findByRole('button', { name: '刷新付款结果' }));
    await vi.waitFor(() =>
      expect(server.requests.filter(({ operationId }) => operationId === 'getPaymentResult')).toHaveLength(
        times,
      ),
    );
  }
  screen.getByText(
    /不要重复付款。可以离开本页，以后用这个地址再看；很久没有到账，请带着付款单号联系客户经理。/,
  );
  expect(screen.queryByRole('link', { name: '重新付款' })).toBeNull();
});

it('ROUTE-09c FIN-07c while the bank is at it the page asks again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = accountApi().answer(getPaymentResult, { data: WAITING });
  open('/payment/paymentDone?paymentNo=ZF1');
  await screen.findByText('¥120,000.00 待支付');
  server.answer(getPaymentResult, { data: PAID });
  await vi.advanceTimersByTimeAsync(3000);
  await screen.findByText('¥120,000.00 已到账');
  vi.useRealTimers();
});

it('ROUTE-09 without a number nothing is asked, and the page says where to look', async () => {
  const server = accountApi();
  open('/payment/paymentDone');
  await screen.findByText('没有付款单号');
  expect(server.unexpected).toEqual([]);
});
