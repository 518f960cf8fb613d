import { toMoney } from '@dealer-portal/rules/money';
import { getPaymentResult, transformMoney } from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { movementJournal } from '#kits/money-form/movement-journal';
import { tabTitle } from '#ui/page/tab-title';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './payment-done-page';

const PAID = {
  paymentNo: 'ZF1',
  amount: 120000,
  status: '20',
  statusName: '已到账',
  voucherNo: '4900001101',
};
const open = (address: string) => renderPage(Component, { path: '/payment/paymentDone', address });

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of movementJournal.read()) movementJournal.note(id, { type: 'miss' });
});

it.each([
  [PAID, '¥120,000.00 已到账', '付款已到账'],
  [{ ...PAID, status: '10', statusName: '待支付' }, '¥120,000.00 待支付', '付款待支付'],
  [{ ...PAID, status: '15', statusName: '处理中' }, '¥120,000.00 处理中', '付款处理中'],
  [{ ...PAID, status: '30', statusName: '失败' }, '¥120,000.00 付款失败', '付款失败'],
  [{ ...PAID, status: '40', statusName: '已取消' }, '¥120,000.00 已取消', '付款已取消'],
  [{ ...PAID, status: '99', statusName: '?' }, '¥120,000.00 结果未知', '付款结果未知'],
])(
  'ROUTE-09c the result of a payment %j says %s, and so do the heading and the tab',
  async (data, text, title) => {
    const server = accountApi()
      .answer(getPaymentResult, { data })
      .answer(transformMoney, { data: '壹拾贰万元整' });
    const { unmount } = open('/payment/paymentDone?paymentNo=ZF1');
    await screen.findByText(text);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(tabTitle.read()).toBe(title);
    if (data.status !== '99') screen.getByText('4900001101');
    const request = server.requests.find(({ operationId }) => operationId === 'getPaymentResult');
    expect(request?.url.searchParams.get('paymentNo')).toBe('ZF1');
    unmount();
    expect(tabTitle.read()).toBeUndefined();
  },
);

/** What a broken gateway may send in place of a payment. */
const BROKEN: readonly (readonly [string, unknown])[] = [
  ['nothing of it', {}],
  ['another payment', { ...PAID, paymentNo: 'ZF2' }],
];
const envelope = (data: unknown) => () => Response.json({ code: '1', msg: '成功', data });

it.each(BROKEN)(
  'ROUTE-09 after a payment that waited the answer is %s: the result is not known, and its amount stays',
  async (_, data) => {
    const server = accountApi()
      .answer(getPaymentResult, { data: WAITING })
      .answer(transformMoney, { data: '壹拾贰万元整' });
    open('/payment/paymentDone?paymentNo=ZF1');
    await screen.findByText('¥120,000.00 待支付');
    server.answer(getPaymentResult, envelope(data));
    fireEvent.click(screen.getByRole('button', { name: '刷新付款结果' }));
    await screen.findByText('¥120,000.00 结果未知');
    screen.getByText(/不要重复付款/);
    expect(screen.queryByText(/undefined|已到账/)).toBeNull();
    expect(screen.queryByRole('link', { name: '重新付款' })).toBeNull();
    // It is asked for again: the next answer may say it.
    server.answer(getPaymentResult, { data: PAID });
    fireEvent.click(screen.getByRole('button', { name: '刷新付款结果' }));
    await screen.findByText('¥120,000.00 已到账');
  },
);

it.each([
  ['a list', []],
  ['a text', '20'],
])(
  'ROUTE-09 %s in place of a payment is no answer: the last facts stay, and nothing is paid twice',
  async (_, data) => {
    const server = accountApi()
      .answer(getPaymentResult, { data: WAITING })
      .answer(transformMoney, { data: '壹拾贰万元整' });
    open('/payment/paymentDone?paymentNo=ZF1');
    await screen.findByText('¥120,000.00 待支付');
    server.answer(getPaymentResult, envelope(data));
    fireEvent.click(screen.getByRole('button', { name: '刷新付款结果' }));
    await screen.findByText(/暂时查不到/);
    screen.getByText('¥120,000.00 待支付');
    expect(screen.queryByRole('link', { name: '重新付款' })).toBeNull();
  },
);

it.each(BROKEN)(
  'ROUTE-09 the first answer is %s: the amount is what this browser has sent, and is missing where it has sent nothing',
  async (_, data) => {
    accountApi().answer(getPaymentResult, envelope(data)).answer(transformMoney, { data: '叁佰元整' });
    const first = open('/payment/paymentDone?paymentNo=ZF1');
    await screen.findByText('结果未知');
    first.unmount();
    const plan = movementJournal.plan({
      form: 'payment',
      verb: '付款',
      saletoCode: '8800123456',
      from: '',
      to: 'P1',
      amount: toMoney('300.00'),
      about: '',
    });
    if (plan.kind === 'held') throw new Error('the journal was empty');
    movementJournal.note(plan.record.id, { type: 'send', at: Date.now() });
    movementJournal.note(plan.record.id, { type: 'place', orderNos: ['ZF1'] });
    open('/payment/paymentDone?paymentNo=ZF1');
    await screen.findByText('¥300.00 结果未知');
    screen.getByText('P1');
  },
);

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
    /不要重复付款。可以离开本页，以后在付款单里看；很久没有到账，请带着付款单号联系客户经理。/,
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
