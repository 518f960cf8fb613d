import {
  listOriginalSaleOrgs,
  listPayerBalances,
  queryPaymentOrders,
  submitPayment,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { movementJournal } from '#kits/money-form/movement-journal';
import { choose, press, typeText } from '../../../test/form-hands';
import { moveDates } from '../../../test/move-dates';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const PAYERS = [
  { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 1000 },
  { payerCode: 'P2', customerName: '工程户', payerType: '01', balance: 20.5 },
];

const server = () =>
  accountApi()
    .answer(listPayerBalances, { data: PAYERS })
    .answer(listOriginalSaleOrgs, { data: [] })
    .answer(transformMoney, { data: '叁佰元整' });

afterEach(() => vi.useRealTimers());

async function payOnce() {
  await renderRoute('payment');
  await choose('入账付款方', /^现款户/);
  await typeText('付款金额（元）', '300');
  await press('核对');
  await press('提交付款 ¥300.00');
  return within(await screen.findByRole('dialog')).getByRole('button', { name: '付款 ¥300.00' });
}

const wireNow = (laterMs = 0) =>
  new Date(Date.now() + laterMs + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const lost = () => new Response('', { status: 504 });
const ordersOf = (...records: ReturnType<typeof order>[]) => ({
  data: { total: records.length, pageNum: 1, pageSize: 100, records },
});
const order = (paymentNo: string) => ({
  paymentNo,
  payerCode: 'P1',
  amount: 300,
  status: '10',
  statusName: '待支付',
  createTime: wireNow(),
});

it('ORDER-01 a payment without an answer is looked for among the payment orders; nobody can say by himself that there is none', async () => {
  const api = server().answer(submitPayment, lost).answer(queryPaymentOrders, ordersOf());
  fireEvent.click(await payOnce());
  await screen.findByText('没有收到结果，这一笔先锁住');
  await screen.findByText('还没有查到');
  expect(bodiesOf(api, 'queryPaymentOrders')).toMatchObject([{ payerCode: 'P1' }]);
  expect(screen.queryByText(/已查过|确认没有/)).toBeNull();
  // A single order that fits lets nothing go: the press that names it does.
  api.answer(queryPaymentOrders, ordersOf(order('ZF9')));
  await press('现在查');
  await screen.findByText('是不是 ZF9，要您认');
  screen.getByText('若是这一笔：待支付');
  expect(screen.getByRole('button', { name: '再付款 ¥300.00' }).getAttribute('aria-disabled')).toBe('true');
  await press('就是这一笔：ZF9');
  await screen.findByText('没有收到结果，但付款已提交');
  const way = screen.getByRole('link', { name: '继续支付或取消' });
  expect(way.getAttribute('href')).toBe('/paymentOrders?paymentNo=ZF9');
  expect(screen.queryByRole('region', { name: /^没有收到结果/ })).toBeNull();
  expect(bodiesOf(api, 'submitPayment')).toHaveLength(1);
});

it('ORDER-01 the lock on a payment stands on every page that pays, and of two orders the user names one', async () => {
  const api = server().answer(submitPayment, lost).answer(queryPaymentOrders, ordersOf());
  fireEvent.click(await payOnce());
  await screen.findByText('还没有查到');
  cleanup();
  api.answer(queryPaymentOrders, ordersOf(order('ZF10'), order('ZF11')));
  await renderRoute('onlinePayment');
  await screen.findByRole('region', { name: '没有收到结果：付款 ¥300.00，P1' });
  await screen.findByText('是不是下面 2 笔中的一笔，要您认');
  await press('就是这一笔：ZF11');
  await screen.findByText('认出这一笔是 ZF11，锁已解开，请勿重复提交');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^没有收到结果/ })).toBeNull());
});

it('ORDER-01 the payment of a colleague is said not to be it: it lets nothing go before the list had its time', async () => {
  const api = server()
    .answer(submitPayment, lost)
    .answer(queryPaymentOrders, ordersOf(order('ZF9')));
  fireEvent.click(await payOnce());
  await screen.findByText('是不是 ZF9，要您认');
  await press('不是这一笔：ZF9');
  await screen.findByText('还没有查到');
  screen.getByText('您已说不是这一笔：ZF9；刷新页面可重新认。');
  expect(screen.queryByRole('button', { name: /解开/ })).toBeNull();
  expect(movementJournal.read()).toMatchObject([{ kind: 'lost' }]);
  // Another one that comes later is asked about.
  api.answer(queryPaymentOrders, ordersOf(order('ZF9'), order('ZF10')));
  await press('现在查');
  await screen.findByText('是不是 ZF10，要您认');
  await press('不是这一笔：ZF10');
  moveDates(31 * 60_000);
  await press('现在查');
  await screen.findByText('最后也没有这一笔');
  await press('没有这一笔，解开');
  await screen.findByText(/您已解开，可以重新提交/);
  expect(bodiesOf(api, 'submitPayment')).toHaveLength(1);
});

it('ORDER-01 while the list cannot be read the lock says so, goes on asking by itself, and obeys Retry-After', async () => {
  const api = server()
    .answer(submitPayment, lost)
    .answer(queryPaymentOrders, () => new Response('', { status: 429, headers: { 'retry-after': '300' } }));
  const button = await payOnce();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fireEvent.click(button);
  await screen.findByText(/^暂时查不到最新结果/);
  await act(() => vi.advanceTimersByTimeAsync(295_000));
  expect(bodiesOf(api, 'queryPaymentOrders')).toHaveLength(1);
  api.answer(queryPaymentOrders, ordersOf());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('还没有查到');
  vi.useRealTimers();
  moveDates(31 * 60_000);
  await press('现在查');
  await screen.findByText('最后也没有这一笔');
  expect(movementJournal.read()).toMatchObject([{ kind: 'lost' }]);
  await press('没有这一笔，解开');
  await screen.findByText('没有收到结果，记录中最后也没有这一笔。您已解开，可以重新提交。');
});
