import { ORDER_PAYMENT_PREFIX } from '@dealer-portal/rules/session';
import type { Data } from '@dealer-portal/sdk';
import { payCreditOrder, queryAllOrders } from '@dealer-portal/sdk/operations';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastingText } from '#platform/browser/storage';
import { moveDates } from '../../test/move-dates';
import { accountApi, renderPage } from '../../test/render-page';
import { PayRestDialog } from './dialogs/pay-rest-dialog';

type Order = Data<typeof queryAllOrders>[number];

const ORDER: Order = {
  orderNo: '603',
  orderTypeNo: 'ZY603',
  status: '30',
  statusName: '配送中',
  createDate: '2026-11-16',
  amount: 300,
  restAmount: 300,
  lineList: [{ productCode: 'P1', number: 3, price: 100 }],
  timeline: [],
  deliveryList: [],
};

const onClose = vi.fn();
const open = () =>
  renderPage(() => <PayRestDialog order={ORDER} code="creditPay" onClose={onClose} />, { path: '/' });
const lost = () => {
  throw new Error('connection reset');
};

beforeEach(() => onClose.mockReset());

it('ORDER-01 a payment without an answer is looked up before another may be sent', async () => {
  const server = accountApi()
    .answer(queryAllOrders, { data: [ORDER] })
    .answer(payCreditOrder, lost);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '支付 ¥300.00' }));
  await screen.findByText('没有收到支付结果');
  expect(screen.queryByRole('button', { name: /支付 ¥300.00$/ })).toBeNull();
  server.answer(queryAllOrders, { data: [{ ...ORDER, restAmount: 0 }] });
  await userEvent.click(screen.getByRole('button', { name: /核对支付结果$/ }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.requests.filter(({ operationId }) => operationId === 'payCreditOrder')).toHaveLength(1);
});

it('ORDER-01 it may be paid again by a press, once nothing more can come; not while the order cannot be read', async () => {
  const server = accountApi()
    .answer(queryAllOrders, { data: [ORDER] })
    .answer(payCreditOrder, lost);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '支付 ¥300.00' }));
  server.answer(queryAllOrders, { code: '0', msg: '系统繁忙' });
  await userEvent.click(await screen.findByRole('button', { name: /核对支付结果$/ }));
  await screen.findByText('暂时无法核对，请稍后再试');
  server.answer(queryAllOrders, { data: [ORDER] });
  await userEvent.click(screen.getByRole('button', { name: /核对支付结果$/ }));
  await screen.findByText('订单中还没有这笔支付，可能还在处理，请过几分钟再核对');
  expect(screen.queryByRole('button', { name: /支付 ¥300.00$/ })).toBeNull();
  moveDates(151_000);
  await userEvent.click(screen.getByRole('button', { name: /核对支付结果$/ }));
  await screen.findByText('订单现在还欠 ¥300.00，没有这笔支付');
  expect(screen.queryByRole('button', { name: /支付 ¥300.00$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '没有支付，解开后再付' }));
  await screen.findByRole('button', { name: /支付 ¥300.00$/ });
  expect(server.requests.filter(({ operationId }) => operationId === 'payCreditOrder')).toHaveLength(1);
});

it.each(['300', '{', 'null'])(
  'ORDER-01 a payment that an older version noted (%s) is looked up, waited for and let go by a press alone',
  async (text) => {
    const server = accountApi().answer(queryAllOrders, { data: [ORDER] });
    lastingText(ORDER_PAYMENT_PREFIX + ORDER.orderNo).write(text);
    open();
    await userEvent.click(await screen.findByRole('button', { name: /核对支付结果$/ }));
    await screen.findByText('订单中还没有这笔支付，可能还在处理，请过几分钟再核对');
    moveDates(151_000);
    await userEvent.click(screen.getByRole('button', { name: /核对支付结果$/ }));
    await userEvent.click(await screen.findByRole('button', { name: '没有支付，解开后再付' }));
    await screen.findByRole('button', { name: /支付 ¥300.00$/ });
    expect(server.requests.filter(({ operationId }) => operationId === 'payCreditOrder')).toHaveLength(0);
  },
);

it('ORDER-01 a dialog that is opened again begins with the look-up, and knows what was owed before', async () => {
  const server = accountApi()
    .answer(queryAllOrders, { data: [ORDER] })
    .answer(payCreditOrder, () => {
      server.answer(queryAllOrders, { data: [{ ...ORDER, restAmount: 100 }] });
      return lost();
    });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '支付 ¥300.00' }));
  await screen.findByText('没有收到支付结果');
  await screen.findByText('¥100.00');
  cleanup();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /核对支付结果$/ }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.requests.filter(({ operationId }) => operationId === 'payCreditOrder')).toHaveLength(1);
  cleanup();
  open();
  await screen.findByRole('button', { name: '支付 ¥100.00' });
});
