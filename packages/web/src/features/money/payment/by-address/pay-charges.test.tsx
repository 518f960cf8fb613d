/** What an address asks to pay of charges: the server says whether they are open and what they come to. */
import { listPayerBalances, queryFinanceExpenses, submitPayment } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { Component as PayPage } from './pay-page';

const charge = (expenseNo: string, more: object = {}) => ({
  expenseNo,
  financeNo: 'RZ1',
  expenseType: 'SERVICE',
  expenseTypeName: '服务费',
  amount: 300,
  expenseDate: '2026-10-20',
  status: '10',
  statusName: '待缴纳',
  ...more,
});

const CHARGES = [
  charge('FY1'),
  charge('FY2', { status: '20', statusName: '已缴纳' }),
  charge('FY3', { status: '15', statusName: '付款中' }),
];

const server = () =>
  accountApi()
    .answer(listPayerBalances, {
      data: [{ payerCode: 'P1', customerName: '现款户', balance: 1000, payerType: '01' }],
    })
    .answer(queryFinanceExpenses, {
      data: { total: CHARGES.length, pageNum: 1, pageSize: 100, records: CHARGES },
    })
    .answer(submitPayment, { code: '0', msg: '有费用正在付款' });

const openPayPage = (request: object) =>
  renderPage(PayPage, {
    path: '/payPage/:data?',
    address: `/payPage/${encodeURIComponent(JSON.stringify({ payerCode: 'P1', ...request }))}`,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-07 FIN-08 /payPage shows an open charge as the server has it, and sends it alone', async () => {
  const api = server();
  openPayPage({ amount: 300, expenseNoList: ['FY1'] });
  expect((await screen.findByText(/^FY1/)).textContent).toBe('FY1 待缴纳 ¥300.00');
  await press('核对');
  await press('提交付款 ¥300.00');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '付款 ¥300.00' }),
  );
  await screen.findByText(/有费用正在付款/);
  expect(bodiesOf(api, submitPayment.id)).toEqual([
    { customerCode: '8800123456', payerCode: 'P1', amount: 300, payChannel: 'BANK', expenseNoList: ['FY1'] },
  ]);
});

it.each([
  [300, 'FY2', '费用 FY2 已缴纳，不用再付'],
  [300, 'FY3', '费用 FY3 付款中，不用再付'],
  [300, 'FY9', '没有找到费用 FY9'],
  [30, 'FY1', '费用合计 ¥300.00，和付款金额不一样'],
])('FIN-07 FIN-08 /payPage with ¥%s for the charge %s is closed: %s', async (amount, expenseNo, problem) => {
  const api = server();
  openPayPage({ amount, expenseNoList: [expenseNo] });
  await screen.findByText(problem, { selector: '.field-problem' });
  const button = await screen.findByRole('button', { name: '核对' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(button);
  expect(bodiesOf(api, submitPayment.id)).toEqual([]);
});

it('FIN-07 FIN-08 /payPage for orders and charges at once pays neither', async () => {
  server();
  openPayPage({ amount: 300, orderNoList: ['6010'], expenseNoList: ['FY1'] });
  await screen.findByText(/^地址里又有订单又有费用，要分开付/);
  expect(screen.queryByRole('button', { name: '核对' })).toBeNull();
});
