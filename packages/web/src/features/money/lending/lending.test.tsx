import {
  getCreditCenter,
  getFinanceRepayDetail,
  getServiceChargePrompt,
  queryFinanceExpenses,
  queryFinanceHistory,
  queryFinanceOrders,
  submitPayment,
} from '@dealer-portal/sdk/operations';
import {
  getContractRateExamples,
  getCreditCenterExamples,
  getFinanceRepayDetailExamples,
  getServiceChargePromptExamples,
  listPayerBalancesExamples,
  queryAcceptanceBillsExamples,
  queryCreditAppliesExamples,
  queryFinanceExpensesExamples,
  queryFinanceHistoryExamples,
  queryFinanceOrdersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { personaApi } from '../../../test/persona-api';
import { accountApi, bodiesOf, openAddress, renderPage, renderRoute } from '../../../test/render-page';
import { FinancingView } from './financings/financing-view';
import { Component as OverviewPage } from './overview-page';

const CUSTOMER = { customerCode: '8800123456' };
const FIRST = { pageNum: 1, pageSize: 10 };
const NO_CREDIT = { code: '0', msg: '该客户未开通供应链金融，请先申请授信' };

beforeEach(() => {
  localStorage.clear();
});

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('HTTP-05 FIN-08 a financing whose answer is of another call shows no terms of the one before it', async () => {
  const { loan, repayList } = getFinanceRepayDetailExamples.data();
  accountApi().answer(getFinanceRepayDetail, ({ request: { body } }) => {
    const isFirst = (body as { readonly financeNo: string }).financeNo === 'RZ1';
    const rows = isFirst ? repayList : queryFinanceExpensesExamples.data().records;
    return { data: { loan: isFirst ? loan : undefined, repayList: rows } as never };
  });
  function Both() {
    const [financeNo, setFinanceNo] = useState('RZ1');
    return (
      <>
        <button type="button" onClick={() => setFinanceNo('RZ2')}>
          下一笔
        </button>
        <FinancingView financeNo={financeNo} />
      </>
    );
  }
  renderPage(Both, { path: '/loan/getRepay' });
  await screen.findByRole('region', { name: '融资信息' });
  await userEvent.click(screen.getByRole('button', { name: '下一笔' }));
  await screen.findByRole('heading', { name: '融资 RZ2' });
  await screen.findByText(/没有加载出来/);
  expect(screen.queryByRole('region', { name: '融资信息' })).toBeNull();
});

it.each(['loanMyCredit', 'supplyChainFinanceMyCredit'] as const)(
  'FIN-08a %s shows the credit in all and by lender, and warns while a repayment is overdue',
  async (name) => {
    const data = { ...getCreditCenterExamples.data(), isOverdue: true };
    accountApi().answer(getCreditCenter, { data }).answerExamples(queryCreditAppliesExamples);
    await renderRoute(name);
    const total = within(await screen.findByRole('region', { name: '授信合计' }));
    expect(total.getAllByText(/^¥/).map((cell) => cell.textContent)).toEqual([
      '¥1,000,000.00',
      '¥500,000.00',
      '¥500,000.00',
    ]);
    await screen.findByText('青岛银行');
    expect(screen.getByRole('alert').textContent).toContain('有融资逾期未还');
    expect(addressOf('去融资充值')).toBe('/loan/preLoanApply');
  },
);

it('FIN-08a an application to order on credit opens with the steps of its approval', async () => {
  accountApi().answerExamples(getCreditCenterExamples).answerExamples(queryCreditAppliesExamples);
  const [application] = queryCreditAppliesExamples.data().records;
  await renderRoute('loanMyCredit');
  await userEvent.click(await screen.findByRole('button', { name: `查看：${application?.applyNo}` }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByText('客户经理审批 马明 未处理');
});

it.each(['loanLoanOrders', 'financeOrderQuery'] as const)(
  'FIN-08b %s leads from an order to its application or to its financing',
  async (name) => {
    const [open] = queryFinanceOrdersExamples.data().records;
    if (!open) throw new Error('The example has no order.');
    const financed = { ...open, orderNo: '6010086699', status: '20', statusName: '已融资', financeNo: 'RZ1' };
    const data = { ...queryFinanceOrdersExamples.data(), records: [open, financed] };
    const server = accountApi().answer(queryFinanceOrders, { data });
    await renderRoute(name);
    await screen.findByText('6010086699');
    expect(addressOf(`去融资：${open.orderNo}`)).toBe(`/loan/preLoanApply?orderNo=${open.orderNo}`);
    expect(addressOf('RZ1')).toBe('/financeOrderQuery/financeOrderDetail?orderNo=6010086699&financeNo=RZ1');
    expect(bodiesOf(server, queryFinanceOrders.id)).toEqual([{ ...CUSTOMER, ...FIRST }]);
  },
);

it('FIN-08b several orders are chosen for one application', async () => {
  const server = accountApi().answerExamples(queryFinanceOrdersExamples);
  const [first, second] = queryFinanceOrdersExamples.data().records;
  await renderRoute('loanBatchOrders');
  for (const order of [first, second]) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(order?.orderNo ?? '') }));
  }
  const link = screen.getByRole('link', { name: '为 2 单申请融资' });
  expect(link.getAttribute('href')).toBe(
    `/loan/preLoanApply?orderNo=${first?.orderNo}&orderNo=${second?.orderNo}`,
  );
  expect(bodiesOf(server, queryFinanceOrders.id)).toEqual([{ ...CUSTOMER, status: '10', ...FIRST }]);
});

it.each(['loanGetLoanHistory', 'financingRecordQuery'] as const)(
  'FIN-08c %s lists the financings with what is owed of all; only what is owed is repaid',
  async (name) => {
    const data = { ...queryFinanceHistoryExamples.data(), outstandingTotal: 654_321 };
    accountApi().answer(queryFinanceHistory, { data });
    await renderRoute(name);
    await screen.findByText('¥654,321.00');
    const owed = data.records.filter(({ outstandingAmount }) => outstandingAmount > 0);
    expect(owed.length).toBeLessThan(data.records.length);
    expect(screen.getAllByRole('link', { name: /^去还款/ }).map((link) => link.getAttribute('href'))).toEqual(
      owed.map(({ financeNo }) => `/loan/getRepay?financeNo=${financeNo}`),
    );
  },
);

it('FIN-08c a financing shows its repayments, done and planned; without a number it is the newest that is owed', async () => {
  const page = queryFinanceHistoryExamples.data();
  const [newest] = page.records;
  const server = accountApi()
    .answer(queryFinanceHistory, { data: { ...page, total: page.records.length } })
    .answerExamples(getFinanceRepayDetailExamples);
  const { unmount } = await renderRoute('loanGetrepayment');
  await screen.findByRole('heading', { name: `融资 ${newest?.financeNo}` });
  await screen.findByText('待还款');
  screen.getByText('已还款');
  unmount();
  await renderRoute('financeOrderQueryFinanceOrderDetail', '?orderNo=6010086699&financeNo=RZ1');
  await screen.findByText('待还款');
  expect(addressOf('订单 6010086699')).toBe('/orderDetail?orderNo=6010086699');
  expect(addressOf('这笔融资的费用')).toBe('/expenseQuery?financeNo=RZ1');
  expect(addressOf('去还款')).toBe('/loan/getRepay?financeNo=RZ1');
  expect(bodiesOf(server, getFinanceRepayDetail.id)).toEqual([
    { ...CUSTOMER, financeNo: newest?.financeNo },
    { ...CUSTOMER, financeNo: 'RZ1' },
  ]);
});

it('FIN-08c MISC-01 the newest that is owed is found behind a first page of repaid ones', async () => {
  const page = queryFinanceHistoryExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no financing.');
  const repaid = { ...first, financeNo: 'REPAID', status: '30', outstandingAmount: 0 };
  const owed = { ...first, financeNo: 'OWED', status: '20', outstandingAmount: 1 };
  accountApi()
    .answer(queryFinanceHistory, ({ request: { body } }) => {
      const records = body?.status === '20' ? [owed] : [repaid];
      return { data: { ...page, total: records.length, records } };
    })
    .answerExamples(getFinanceRepayDetailExamples);
  await renderRoute('loanGetrepayment');
  await screen.findByRole('heading', { name: '融资 OWED' });
});

it('FIN-08c nothing of a financing that is repaid or not paid out is repaid', async () => {
  const { loan, repayList } = getFinanceRepayDetailExamples.data();
  const server = accountApi();
  for (const state of [{ status: '10' }, { status: '20', outstandingAmount: 0 }]) {
    server.answer(getFinanceRepayDetail, { data: { loan: { ...loan, ...state }, repayList } });
    const { unmount } = await renderRoute('details', '?financeNo=RZ1');
    await screen.findByText('待还款');
    expect(screen.queryByText('去还款')).toBeNull();
    unmount();
  }
});

it('FIN-08c a bill opens by its number, and one that does not exist says so', async () => {
  accountApi().answerExamples(queryAcceptanceBillsExamples);
  const [bill] = queryAcceptanceBillsExamples.data().records;
  const { unmount } = await renderRoute('details', `?billNo=${bill?.billNo}`);
  await screen.findByRole('region', { name: '票据信息' });
  unmount();
  await renderRoute('details', '?billNo=404');
  await screen.findByText('没有找到票据 404');
});

it('FIN-08d the costs stand under the rates of the contract, with their sum', async () => {
  const data = { ...queryFinanceExpensesExamples.data(), amountTotal: 12_345 };
  accountApi().answerExamples(getContractRateExamples).answer(queryFinanceExpenses, { data });
  await renderRoute('loanGetLoanCost');
  await screen.findByText('¥12,345.00');
  const rates = await screen.findByRole('region', { name: '合同费率' });
  expect(rates.textContent).toContain('4.35 %');
  expect(rates.textContent).not.toContain('POS');
});

it.each([
  [getServiceChargePromptExamples.data(), 1],
  [{ isPopUp: false }, 0],
])('FIN-08d service charges that are to be paid are said once: %j', async (data, notices) => {
  const server = accountApi()
    .answerExamples(queryFinanceExpensesExamples)
    .answer(getServiceChargePrompt, { data });
  await renderRoute('supplyChainFinanceCharge');
  await screen.findAllByText('融资编号');
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(notices));
  expect(bodiesOf(server, queryFinanceExpenses.id)).toEqual([
    { ...CUSTOMER, expenseType: 'SERVICE', ...FIRST },
  ]);
});

it('F16 FIN-08d an open service charge leads to its payment, and that sends its number and amount', async () => {
  const [charge] = queryFinanceExpensesExamples.data().records;
  if (!charge) throw new Error('The example has no charge.');
  const open = { ...charge, expenseNo: 'FY1', amount: 300, status: '10', statusName: '待缴纳' };
  const data = {
    ...queryFinanceExpensesExamples.data(),
    total: 2,
    records: [open, { ...charge, expenseNo: 'FY2', status: '20' }],
  };
  const server = accountApi()
    .answer(queryFinanceExpenses, { data })
    .answer(getServiceChargePrompt, { data: { isPopUp: false } })
    .answerExamples(listPayerBalancesExamples)
    .answer(submitPayment, { code: '0', msg: '该付款渠道维护中，请选择其他渠道' });
  const { unmount } = await renderRoute('supplyChainFinanceCharge');
  const [link, ...others] = await screen.findAllByRole('link', { name: /去缴纳/ });
  expect(others).toEqual([]);
  const request = decodeURIComponent(link?.getAttribute('href')?.split('/').at(-1) ?? '');
  expect(JSON.parse(request)).toEqual({ payerCode: '8800123456', amount: 300, expenseNoList: ['FY1'] });
  unmount();
  await openAddress(link?.getAttribute('href') ?? '');
  await screen.findByText(/^FY1 待缴纳/);
  await userEvent.click(await screen.findByRole('button', { name: /核对/ }));
  await userEvent.click(await screen.findByRole('button', { name: /提交付款/ }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: /^付款/ }));
  await screen.findByText(/该付款渠道维护中/);
  expect(bodiesOf(server, submitPayment.id)).toMatchObject([{ amount: 300, expenseNoList: ['FY1'] }]);
});

it.each(['loanMyCredit', 'loanLoanOrders', 'financingRecordQuery', 'loanGetrepayment'] as const)(
  'FIN-08 %s says in the server’s words who has no credit',
  async (name) => {
    accountApi()
      .answer(getCreditCenter, NO_CREDIT)
      .answer(queryFinanceOrders, NO_CREDIT)
      .answer(queryFinanceHistory, NO_CREDIT)
      .answerExamples(queryCreditAppliesExamples);
    await renderRoute(name);
    await screen.findByText(NO_CREDIT.msg);
  },
);

const overview = () =>
  renderPage(
    () => (
      <PermissionsProvider fallback={null}>
        <OverviewPage />
      </PermissionsProvider>
    ),
    { path: '/finance' },
  );

it('FIN-08 the overview puts what is due next first', async () => {
  const due = ['2027-01-18', '2026-12-14'];
  const data = queryFinanceHistoryExamples.data();
  const records = data.records.slice(0, 2).map((loan, at) => ({ ...loan, dueDate: due[at] ?? '' }));
  personaApi('directAdmin')
    .answerExamples(getCreditCenterExamples)
    .answerExamples(getServiceChargePromptExamples)
    .answer(queryFinanceHistory, { data: { ...data, total: records.length, records } });
  overview();
  const panel = within(await screen.findByRole('region', { name: '待还融资' }));
  await panel.findByText('2026-12-14');
  expect(panel.getAllByText(/^20\d\d-/).map((day) => day.textContent)).toEqual(['2026-12-14', '2027-01-18']);
});

it('FIN-08 the overview of an account without the menu of financing asks nothing', async () => {
  const server = personaApi('designer');
  overview();
  await screen.findByText('当前账号没有融资权限');
  expect(server.requests.map(({ operationId }) => operationId)).not.toContain(getCreditCenter.id);
});
