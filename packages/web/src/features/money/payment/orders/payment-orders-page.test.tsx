import { UNREAD_LINES } from '@dealer-portal/rules/page';
import { cancelPaymentOrder, queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { Component } from './payment-orders-page';

const order = (paymentNo: string, status: string, statusName: string) => ({
  paymentNo,
  status,
  statusName,
  amount: 50_000,
  payerCode: '8800123456',
  payerName: '现款',
  createTime: '2026-11-19 10:42:09',
  historyList: [{ time: '2026-11-19 10:42:09', text: '付款单生成，等待支付' }],
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

it('FIN-01 a row unfolds its course with times, where its money goes and the next step, also by Enter', async () => {
  const course = [
    { time: '2026-11-18 10:43:20', text: '网银受理，等银行的结果' },
    { time: '2026-11-18 10:42:09', text: '付款单生成，等待支付' },
  ];
  const records = [{ ...order('ZF2026111891', '15', '处理中'), historyList: course, payChannelName: '网银' }];
  accountApi().answer(queryPaymentOrders, { data: { ...PAGE, total: 1, records } });
  renderPage(Component, { path: '/paymentOrders' });
  const row = await screen.findByRole('row', { name: /ZF2026111891/ });
  expect(screen.queryByRole('region', { name: '经过' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看：ZF2026111891' }));
  const steps = within(await screen.findByRole('region', { name: '经过' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '11-18 10:43网银受理，等银行的结果',
    '11-18 10:42付款单生成，等待支付',
  ]);
  within(screen.getByRole('region', { name: '去向' })).getByText('(8800123456) 现款');
  within(screen.getByRole('region', { name: '下一步' })).getByText(/银行已受理，不能取消/);
  fireEvent.click(screen.getByRole('button', { name: '收起：ZF2026111891' }));
  expect(screen.queryByRole('region', { name: '经过' })).toBeNull();
  fireEvent.keyDown(row, { key: 'Enter' });
  await screen.findByRole('region', { name: '经过' });
});

it('FIN-01 a course that did not come is not called empty', async () => {
  const { historyList: _, ...untold } = order('ZF2026111891', '15', '处理中');
  accountApi().answer(queryPaymentOrders, { data: { ...PAGE, total: 1, records: [untold] as never } });
  renderPage(Component, { path: '/paymentOrders' });
  fireEvent.click(await screen.findByRole('button', { name: '查看：ZF2026111891' }));
  const course = within(await screen.findByRole('region', { name: '经过' }));
  expect(course.queryByText('还没有经过的记录')).toBeNull();
  course.getByText(UNREAD_LINES);
});

it('FIN-01 a total leaves failed and cancelled orders out and says so; the states narrow the list', async () => {
  const records = [...RECORDS, order('ZF2026111791', '40', '已取消')];
  const server = accountApi().answer(queryPaymentOrders, {
    data: { ...PAGE, total: 12, amountTotal: 900_000, records },
  });
  renderPage(Component, { path: '/paymentOrders' });
  const page = await screen.findByRole('row', { name: /^本页合计/ });
  within(page).getByText('¥100,000.00');
  within(page).getByText('不含失败、取消 2 行');
  within(screen.getByRole('row', { name: /^全部合计/ })).getByText('¥900,000.00');
  fireEvent.click(screen.getByRole('button', { name: /^失败/ }));
  await waitFor(() =>
    expect(bodiesOf(server, 'queryPaymentOrders')).toContainEqual(
      expect.objectContaining({ status: '30', pageSize: 10 }),
    ),
  );
});

it('FIN-01 of the chosen orders those that wait are summed and cancelled one by one; it stops at a refusal', async () => {
  const records = [...RECORDS, order('ZF2026111990', '10', '待支付')];
  let calls = 0;
  const server = accountApi()
    .answer(queryPaymentOrders, { data: { ...PAGE, total: 4, records } })
    .answer(cancelPaymentOrder, () => {
      calls += 1;
      return calls === 1 ? { code: '1', msg: '成功' } : { code: '0', msg: '该付款单不是待支付' };
    });
  renderPage(Component, { path: '/paymentOrders' });
  for (const { paymentNo } of records) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `选择 ${paymentNo}` }));
  }
  const bar = within(await screen.findByRole('region', { name: '合计与操作' }));
  bar.getByText('¥100,000.00');
  fireEvent.click(bar.getByRole('button', { name: '取消 2 笔' }));
  fireEvent.click(await screen.findByRole('button', { name: '取消这 2 张' }));
  await screen.findByText('付款单 ZF2026111991 已取消');
  await screen.findByText('没有取消 ZF2026111990：该付款单不是待支付');
  expect(bodiesOf(server, 'cancelPaymentOrder')).toHaveLength(2);
});

it('FIN-01 an empty list and one that does not come say so, each with its way on', async () => {
  const server = accountApi().answer(queryPaymentOrders, { data: { ...PAGE, total: 0, records: [] } });
  renderPage(Component, { path: '/paymentOrders' });
  await screen.findByText('提交付款后，付款单出现在这里。');
  cleanup();
  server.answer(queryPaymentOrders, { code: '0', msg: '系统繁忙' });
  renderPage(Component, { path: '/paymentOrders' });
  await screen.findByText('付款单没有加载出来');
  screen.getByRole('button', { name: '重试' });
});
